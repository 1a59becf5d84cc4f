/** All texts by the name of their file, for the build: the characters of the fonts, the content rules, the launch check. */
export * as about from "./about";
export * as company from "./company";
export * as contact from "./contact";
export * as errorScreen from "./errorScreen";
export * as footer from "./footer";
export * as header from "./header";
export * as hero from "./hero";
export * as industries from "./industries";
export * as labels from "./labels";
export * as notFound from "./notFound";
export * as portfolio from "./portfolio";
export * as sections from "./sections";
export * as services from "./services";
export * as stats from "./stats";
export * as technologies from "./technologies";
export * as testimonials from "./testimonials";
