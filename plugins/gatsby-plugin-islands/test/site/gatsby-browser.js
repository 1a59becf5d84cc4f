export { wrapRootElement } from "./src/root";

export function onClientEntry() {
  document.documentElement.dataset.entry = "ran";
}

/** Never runs on a built page: the build warns of it. */
export function onRouteUpdate() {
  document.documentElement.dataset.route = "updated";
}
