/** All texts by their names, for the content rules and the launch check. */
export * from "./about";
export * from "./company";
export * from "./contact";
export * from "./errorScreen";
export * from "./footer";
export * from "./header";
export * from "./hero";
export * from "./industries";
export * from "./labels";
export * from "./notFound";
export * from "./portfolio";
export * from "./sections";
export * from "./services";
export * from "./stats";
export * from "./technologies";
export * from "./testimonials";
