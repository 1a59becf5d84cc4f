import { act, fireEvent, render, screen } from "@testing-library/react";

import { wrapRootElement } from "../../root";
import { Tooltip } from "./Tooltip";

beforeEach(() => {
  jest.useFakeTimers();
  render(
    wrapRootElement({
      element: (
        <Tooltip text="What it is">
          <a href="#top">It</a>
        </Tooltip>
      ),
    }),
  );
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

it("tooltip › opens after 700 ms of hovering (spec, section 9)", () => {
  fireEvent.pointerMove(screen.getByRole("link"), { pointerType: "mouse" });
  wait(699);
  expect(screen.queryByRole("tooltip")).toBeNull();
  wait(1);
  expect(screen.getByRole("tooltip")).toHaveTextContent("What it is");
});

it("tooltip › stays shut when the pointer leaves before that", () => {
  fireEvent.pointerMove(screen.getByRole("link"), { pointerType: "mouse" });
  wait(300);
  fireEvent.pointerLeave(screen.getByRole("link"));
  wait(1_000);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
