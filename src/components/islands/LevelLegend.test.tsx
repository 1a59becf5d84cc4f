import { act, fireEvent, render, screen, within } from "@testing-library/react";

import { levelLegend, levels } from "../../content/technologies";
import { wrapRootElement } from "../../root";
import { named, plain } from "../../testing/section";
import { LevelLegend } from "./LevelLegend";

describe("level legend", () => {
  afterEach(() => void jest.useRealTimers());

  it("has a mark of each level", () => {
    render(wrapRootElement({ element: <LevelLegend /> }));
    const legend = within(screen.getByRole("list", named(levelLegend)));
    for (const [level, { name }] of Object.entries(levels))
      expect(legend.getByText(plain(name))).toHaveAttribute("data-level", level);
  });

  it.each(Object.values(levels))("has a tooltip that says what $name means", ({ name, meaning }) => {
    jest.useFakeTimers();
    render(wrapRootElement({ element: <LevelLegend /> }));
    fireEvent.pointerMove(screen.getByRole("button", named(name)), { pointerType: "mouse" });
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole("tooltip")).toHaveTextContent(plain(meaning));
  });

  it("leads to the text below the table by a press, since a touch opens no tooltip", () => {
    const scrollIntoView = jest.fn();
    render(
      <>
        <LevelLegend />
        <p data-level-notes ref={(notes) => void (notes && Object.assign(notes, { scrollIntoView }))} />
      </>,
      { wrapper: ({ children }) => wrapRootElement({ element: <>{children}</> }) },
    );
    for (const button of screen.getAllByRole("button")) fireEvent.click(button);
    expect(scrollIntoView).toHaveBeenCalledTimes(Object.keys(levels).length);
  });
});
