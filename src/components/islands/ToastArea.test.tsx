import { act, fireEvent, render, screen } from "@testing-library/react";

import { toastStore } from "../../browser/toastStore";
import { labels } from "../../content/labels";
import { ToastArea } from "./ToastArea";

const showToast = (title: string): void =>
  act(() => void toastStore.toast({ title, description: `${title}: the draft is open.` }));

describe("toast area", () => {
  beforeEach(() => void render(<ToastArea />));
  afterEach(() => void jest.restoreAllMocks());

  it("shows a toast of the store with its description, and closes it by its button", () => {
    expect(screen.queryByText("Sent")).toBeNull();
    showToast("Sent");
    expect(screen.getByText("Sent")).toBeInTheDocument();
    expect(screen.getByText("Sent: the draft is open.")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: labels.dismiss }));
    expect(screen.queryByText("Sent")).toBeNull();
  });

  it("announces a toast by its name", async () => {
    // Not Radix's own word.
    jest.replaceProperty(labels, "notification", "News");
    showToast("Sent");
    const announcement = await screen.findByText((text) => text.startsWith("News Sent"));
    expect(announcement).toHaveAttribute("role", "status");
  });
});
