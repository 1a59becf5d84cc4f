import { act, fireEvent, render, screen } from "@testing-library/react";

import { labels } from "../../content/labels";
import { toastStore } from "../../browser/toastStore";
import { ToastArea } from "./ToastArea";

describe("toast area", () => {
  it("shows a toast of the store and closes it by its button", () => {
    render(<ToastArea />);
    expect(screen.queryByText("Sent")).toBeNull();
    act(() => void toastStore.toast({ title: "Sent", description: "The draft is open." }));
    expect(screen.getByText("Sent")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: labels.dismiss }));
    expect(screen.queryByText("Sent")).toBeNull();
  });
});
