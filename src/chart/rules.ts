/** The rules for the cities of the chart that types can't express. */
import { recordDiagnostics } from "../rules/records";
import { site } from "../site";
import { directionOf } from "../text/direction";
import { cities, type City } from "./cities";
import { designs, isShown, viewOf } from "./globe";

const file = "src/chart/cities.ts";

/**
 * Checks the cities' texts, and that the cities are on the Earth, and can be seen together on the page's globe. Returns one sentence for each broken rule: the file, the record, what was expected and how to fix it.
 */
export function cityDiagnostics(all: readonly City[] = cities, { language } = site): readonly string[] {
  const wrong = [
    ...recordDiagnostics("cities", all, { code: 3, name: 40 }),
    ...all.flatMap(({ latitude, longitude }, index) =>
      Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180
        ? []
        : [
            `cities[${index}] is at ${latitude}, ${longitude}. Write a latitude from -85 to 85 and a longitude from -180 to 180, in decimal degrees.`,
          ],
    ),
  ];
  return (wrong.length > 0 ? wrong : hiddenDiagnostics(all, language)).map((message) => `${file}: ${message}`);
}

function hiddenDiagnostics(all: readonly City[], language: string): readonly string[] {
  const view = viewOf(all, designs[directionOf(language)]);
  return all.flatMap((city, index) =>
    isShown(city, view)
      ? []
      : [
          `cities[${index}], ${city.name}, can't be seen on the globe together with the others. Remove it, or one that is far from it.`,
        ],
  );
}
