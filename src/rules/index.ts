/** All rules that development, a build and the launch check apply: those of the content, and those of the chart. */
import { cityDiagnostics } from "../chart/rules";
import { contentDiagnostics } from "./content";

/** Returns one sentence for each broken rule. The chart's rules need a language that is right. */
export function diagnostics(): readonly string[] {
  const broken = contentDiagnostics();
  return broken.length > 0 ? broken : cityDiagnostics();
}
