import { fireEvent } from "@testing-library/react";

import { trackTabbing } from "./trackTabbing";

describe("trackTabbing", () => {
  it("sets data-tabbing on Tab, and removes it on any other key or press", () => {
    trackTabbing();
    const root = document.documentElement;
    fireEvent.keyDown(document.body, { key: "Tab" });
    expect(root).toHaveAttribute("data-tabbing");
    fireEvent.keyDown(document.body, { key: "Enter" });
    expect(root).not.toHaveAttribute("data-tabbing");
    fireEvent.keyDown(document.body, { code: "Tab", shiftKey: true });
    expect(root).toHaveAttribute("data-tabbing");
    fireEvent.pointerDown(document.body);
    expect(root).not.toHaveAttribute("data-tabbing");
  });
});
