/** An exception in any section shows the error screen (spec, section 8): each of them is made to throw in turn. */
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

import { errorScreen } from "../../content/errorScreen";
import IndexPage from "../../pages/index";
import { wrapRootElement } from "../../root";
import { site } from "../../site";

/** The component that throws; none, until a test names one. */
let broken = "";

jest.mock("../About", () => mockModule("About"));
jest.mock("../Company", () => mockModule("Company"));
jest.mock("../Contact", () => mockModule("Contact"));
jest.mock("../Hero", () => mockModule("Hero"));
jest.mock("../Industries", () => mockModule("Industries"));
jest.mock("../Portfolio", () => mockModule("Portfolio"));
jest.mock("../Services", () => mockModule("Services"));
jest.mock("../Stats", () => mockModule("Stats"));
jest.mock("../Technologies", () => mockModule("Technologies"));
jest.mock("../Testimonials", () => mockModule("Testimonials"));
jest.mock("../islands/LevelKey", () => mockModule("islands/LevelKey"));
jest.mock("./Header", () => mockModule("layout/Header"));
jest.mock("./Footer", () => mockModule("layout/Footer"));
jest.mock("./ToastArea", () => mockModule("layout/ToastArea"));

/** The real component, but for the moment in which it is the broken one. */
function mockModule(path: string): Record<string, () => ReactElement> {
  const name = path.split("/").at(-1) ?? "";
  const real = jest.requireActual<Record<string, () => ReactElement>>(`../${path}`);
  const part = real[name];
  if (!part) throw new Error(`${path} exports no ${name}`);
  const mocked = (): ReactElement => {
    if (broken === name) throw new Error(`${name} ran aground`);
    return part();
  };
  return { [name]: mocked };
}

const islands = ["Header", "LevelKey", "Footer", "ToastArea"];
const parts = [
  ...["Hero", "Stats", "Services", "Technologies", "Industries", "About", "Portfolio", "Testimonials"],
  ...["Company", "Contact", ...islands],
];

const page = (): ReactElement => wrapRootElement({ element: <IndexPage /> });

describe("the error screen", () => {
  let consoleError: jest.SpyInstance;

  beforeEach(() => {
    broken = "";
    consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => {
    consoleError.mockRestore();
    document.body.replaceChildren();
  });

  function expectErrorScreen(): void {
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
    expect(screen.getByRole("button", { name: errorScreen.reload })).toBeEnabled();
    expect(screen.getByRole("link")).toHaveAttribute("href", `mailto:${site.email}`);
    expect(screen.queryByRole("banner")).toBeNull();
  }

  it.each(parts)("stands in for the page when %s throws as it is drawn", (name) => {
    broken = name;
    render(page());
    expectErrorScreen();
  });

  it.each(islands)(
    "stands in for the built page when %s throws as it starts, and the console has one line",
    async (name) => {
      const container = Object.assign(document.createElement("div"), {
        id: "___gatsby",
        innerHTML: renderToString(page()),
      });
      document.body.append(container);
      broken = name;
      // A start is once in a page's life, so each has modules of its own.
      await jest.isolateModulesAsync(async () => {
        const { act } = await import("react");
        const { hydrate } = await import("../../gatsby/hydrate");
        await act(() => hydrate(() => Promise.resolve()));
      });
      expectErrorScreen();
      expect(consoleError).toHaveBeenCalledTimes(1);
    },
  );

  it("stays away while nothing throws", () => {
    render(page());
    expect(screen.queryByText(errorScreen.heading)).toBeNull();
  });
});
