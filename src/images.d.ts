/** An imported image is its address, of a file or as a `data:` URI. */
declare module "*.avif" {
  export { default } from "imported-image";
}
declare module "*.gif" {
  export { default } from "imported-image";
}
declare module "*.ico" {
  export { default } from "imported-image";
}
declare module "*.jpeg" {
  export { default } from "imported-image";
}
declare module "*.jpg" {
  export { default } from "imported-image";
}
declare module "*.png" {
  export { default } from "imported-image";
}
declare module "*.svg" {
  export { default } from "imported-image";
}
declare module "*.webp" {
  export { default } from "imported-image";
}

declare module "imported-image" {
  const address: string;
  export default address;
}
