/** An imported image is its address: `import team from "../photos/team.jpg"`. */
declare module "*.avif" {
  const address: string;
  export default address;
}
declare module "*.gif" {
  const address: string;
  export default address;
}
declare module "*.jpeg" {
  const address: string;
  export default address;
}
declare module "*.jpg" {
  const address: string;
  export default address;
}
declare module "*.png" {
  const address: string;
  export default address;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*.webp" {
  const address: string;
  export default address;
}
