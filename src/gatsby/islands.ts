/** What the browser can bring to life, by the name that stands in the page. Sections are not here: they are words, and stay. */
import type { ComponentType } from "react";

import { LevelKey } from "../components/islands/LevelKey";
import { NotFound } from "../components/islands/NotFound";
import { Footer } from "../components/layout/Footer";
import { Header } from "../components/layout/Header";
import { ToastArea } from "../components/layout/ToastArea";
import type { IslandName } from "../components/ui/Island";

/** The components by name. None takes props: what it shows is content. */
export const islands: Readonly<Record<IslandName, ComponentType>> = {
  header: Header,
  "level-key": LevelKey,
  "not-found": NotFound,
  footer: Footer,
  toasts: ToastArea,
};
