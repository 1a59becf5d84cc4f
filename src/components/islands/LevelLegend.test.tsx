import { act, fireEvent, render, screen } from "@testing-library/react";

import { named, plain } from "../../../scripts/jest/section";
import { levels } from "../../content/technologies";
import { wrapRootElement } from "../../root";
import { LevelLegend } from "./LevelLegend";

describe("level legend", () => {
  afterEach(() => void jest.useRealTimers());

  it.each(Object.values(levels))("has a tooltip that says what $name means", ({ name, meaning }) => {
    jest.useFakeTimers();
    render(wrapRootElement({ element: <LevelLegend /> }));
    fireEvent.pointerMove(screen.getByRole("button", named(name)), { pointerType: "mouse" });
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole("tooltip")).toHaveTextContent(plain(meaning));
  });
});
