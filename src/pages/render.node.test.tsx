import { renderToString } from "react-dom/server";

import { wrapRootElement } from "../root";
import NotFoundPage from "./404";
import IndexPage from "./index";

describe("static rendering, where there is no window", () => {
  it.each([
    ["the landing page", IndexPage],
    ["the not-found page", NotFoundPage],
  ])("renders %s whole, twice alike", (_name, Page) => {
    const html = () => renderToString(wrapRootElement({ element: <Page /> } as Parameters<typeof wrapRootElement>[0]));
    expect(typeof window).toBe("undefined");
    expect(html()).toContain("</footer>");
    expect(html()).toBe(html());
  });
});
