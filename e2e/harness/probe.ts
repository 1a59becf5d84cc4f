/** A script that the test's server puts first into a page, for an engine whose driver can't tell what the page does. */
import type { ConsoleLine } from "./page";

/** What the probe has seen since the document began. */
export interface Probe {
  readonly lines: ConsoleLine[];
}

/** Where the server serves the probe, and the tag that calls it. */
export const probePath = "/__probe.js";
export const probeTag = `<script src="${probePath}"></script>`;

function watch(): void {
  const probe: Probe = { lines: [] };
  const note = (level: ConsoleLine["level"], parts: readonly unknown[]): void => {
    probe.lines.push({ level, text: parts.map(String).join(" ") });
  };
  const watched = { error: "error", warn: "warning", log: "other", info: "other", debug: "other" } as const;
  for (const [method, level] of Object.entries(watched)) {
    const original = console[method as keyof typeof watched].bind(console);
    console[method as keyof typeof watched] = (...parts: unknown[]) => {
      note(level, parts);
      original(...parts);
    };
  }
  // Capturing, so that a file which failed to load is seen too.
  addEventListener(
    "error",
    (event) => {
      const target = event.target as Partial<HTMLScriptElement & HTMLLinkElement> | null;
      note("error", [event.message ?? `failed to load ${target?.src ?? target?.href ?? "something"}`]);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => note("error", [event.reason]));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note("error", ["refused by policy:", violatedDirective, blockedURI]),
  );
  Object.assign(window, { __probe: probe });
}

/** The probe as a script of its own. */
export const probeScript = `(${watch.toString()})();`;
