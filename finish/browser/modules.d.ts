/** The components of the islands by their names. finish/buildIslands.ts writes the module. */
declare module "islands" {
  import type { ComponentType } from "react";

  export const components: Readonly<Record<string, ComponentType<object>>>;
}
