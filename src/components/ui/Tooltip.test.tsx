import { act, fireEvent, render, screen } from "@testing-library/react";

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

describe("tooltip (requirements, section 9)", () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      wrapRootElement({
        element: (
          <>
            <Tooltip text="About the first">
              <a href="#top">First</a>
            </Tooltip>
            <Tooltip text="About the second">
              <a href="#top">Second</a>
            </Tooltip>
          </>
        ),
      }),
    );
  });
  afterEach(() => jest.useRealTimers());

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
    expect(screen.getByRole("tooltip")).toHaveTextContent("About the second");
  });

  it("waits again from 300 ms after another has closed", () => {
    openAndClose("First");
    wait(300);
    enter("Second");
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});
