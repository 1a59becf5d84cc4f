import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";

import { wrapRootElement } from "../../root";
import { Tooltip } from "./Tooltip";

const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));
const enter = (name: string): unknown =>
  fireEvent.pointerMove(screen.getByRole("link", { name }), { pointerType: "mouse" });
const openAndClose = (name: string): void => {
  enter(name);
  wait(700);
  fireEvent.keyDown(document, { key: "Escape" });
};
const tooltip = (name: string, text: string): ReactElement => (
  <Tooltip text={text}>
    <a href="#top">{name}</a>
  </Tooltip>
);

describe("tooltip (requirements, section 9)", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const element = (
      <>
        {tooltip("First", "About the first")}
        {tooltip("Second", "About the second")}
      </>
    );
    render(wrapRootElement({ element }));
  });
  afterEach(() => void jest.useRealTimers());

  it("opens after 700 ms of hovering, and not before", () => {
    enter("First");
    wait(699);
    expect(screen.queryByRole("tooltip")).toBeNull();
    wait(1);
    expect(screen.getByRole("tooltip")).toHaveTextContent("About the first");
  });

  it("opens at once less than 300 ms after another has closed", () => {
    openAndClose("First");
    wait(299);
    enter("Second");
    wait(0);
    expect(screen.getByRole("tooltip")).toHaveTextContent("About the second");
  });

  it("waits again from 300 ms after another has closed", () => {
    openAndClose("First");
    wait(300);
    enter("Second");
    wait(0);
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});
