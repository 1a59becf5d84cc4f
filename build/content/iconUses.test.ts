import { iconSources, iconUses, idleIcons } from "./iconUses";

it("finds a use for every icon", () => {
  expect(idleIcons()).toEqual([]);
});

it("names an icon that nothing uses", () => {
  const sources = iconSources();
  const services = sources["src/content/services.ts"]?.replace('icon: "brain"', 'icon: "cloud"') ?? "";
  const others = Object.entries(sources).map(([file, text]) => [file, text.replaceAll('"brain"', '"cloud"')] as const);
  expect(idleIcons({ ...Object.fromEntries(others), "src/content/services.ts": services })).toEqual([
    'src/components/ui/drawings.ts: nothing uses "brain". Take its line away, or use it.',
  ]);
});

it("knows the user, in content and in components", () => {
  expect(iconUses().get("menu")).toEqual(["src/components/layout/Header.tsx"]);
  expect(iconUses().get("blocks")).toEqual(["src/content/services.ts"]);
});
