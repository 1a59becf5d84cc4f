import { render } from "@testing-library/react";
import type { ReactElement } from "react";

import * as content from "../content";
import { sections } from "../content/sections";
import { wrapRootElement } from "../root";
import IndexPage from ".";

const unusual = [
  "<b>R&D</b> & “quotes”",
  'It\'s "quoted", \\ escaped and `ticked`',
  "${price} {curly} %s %20",
  "Größe, façade, Łódź, Ωmega",
  "خدمات البرمجيات",
  "软件与人工智能",
  "👩‍💻 and 🏳️‍🌈",
  "e\u0301 combined, so\u00adft, no\u00a0break",
  "Donaudampfschifffahrtsgesellschaftskapitän",
  "https://www.example.com/a?b=c&d#e",
].join(" / ");

describe("landing page", () => {
  it("shows the sections in the order of the content", () => {
    const { container } = render(wrapRootElement({ element: <IndexPage /> }));
    const shown = Array.from(container.querySelectorAll("main > section"), ({ id }) => id);
    expect(shown).toEqual(sections.map(({ id }) => id));
  });

  it("shows unusual texts of records unchanged", () => {
    const page = (): ReactElement => wrapRootElement({ element: <IndexPage /> });
    const { container, unmount } = render(page());
    const records = Object.values<unknown>(content)
      .flatMap((list) => (Array.isArray(list) ? (list as readonly { description?: string }[]) : []))
      .filter(({ description }) => description && container.textContent.includes(description));
    expect(records).not.toEqual([]);
    unmount();
    const texts = records.map((record, index) => (record.description = `${index}: ${unusual}`));
    const shown = render(page()).container.textContent;
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });
});
