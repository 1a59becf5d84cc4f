/** All rules that development, a build and the launch check apply. */
export { contentDiagnostics as diagnostics } from "./content";
