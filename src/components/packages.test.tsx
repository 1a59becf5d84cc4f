/** What the packages render is on the list by which the style sheet keeps its reset. */
import { act, fireEvent, render, screen } from "@testing-library/react";

import { fromPackages } from "../../build/theme/idleResets";
import { toastStore } from "../lib/toastStore";
import { wrapRootElement } from "../root";
import { ToastArea } from "./islands/ToastArea";
import { Tooltip } from "./ui/Tooltip";

it("counts every element of a toast and a tooltip, and no other (build/theme/idleResets.ts, fromPackages)", async () => {
  const own = (
    <Tooltip text="What it is">
      <a href="#top">It</a>
    </Tooltip>
  );
  const { container } = render(
    wrapRootElement({
      element: (
        <>
          {own}
          <ToastArea />
        </>
      ),
    }),
  );
  act(() => void toastStore.toast({ title: "Title", description: "Description" }));
  fireEvent.pointerMove(screen.getByRole("link"), { pointerType: "mouse" });
  expect(await screen.findByRole("tooltip", {}, { timeout: 5_000 })).toBeInTheDocument();

  const others = [...document.body.querySelectorAll("*")].filter(
    (element) => element !== container && !element.matches("a"),
  );
  const names = new Set(others.map(({ localName }) => localName));
  expect([...names].sort()).toEqual([...fromPackages].sort());
});
