export { Island, type IslandProps, type Trigger } from "./Island";
