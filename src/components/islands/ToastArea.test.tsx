import { act, fireEvent, render, screen } from "@testing-library/react";

import { toastStore } from "../../browser/toastStore";
import { labels } from "../../content/labels";
import { ToastArea } from "./ToastArea";

const showToast = (title: string): void =>
  act(() => void toastStore.toast({ title, description: `${title}: the draft is open.` }));

describe("toast area", () => {
  beforeEach(() => void render(<ToastArea />));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it("shows a toast of the store with its description, and closes it by its button", () => {
    expect(screen.queryByText("Sent")).toBeNull();
    showToast("Sent");
    expect(screen.getByText("Sent")).toBeInTheDocument();
    expect(screen.getByText("Sent: the draft is open.")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: labels.dismiss }));
    expect(screen.queryByText("Sent")).toBeNull();
  });

  it("leaves a toast time to be read: five seconds, and as long as the pointer is on it", () => {
    jest.useFakeTimers();
    const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
    showToast("Sent");
    wait(4_900);
    expect(screen.getByText("Sent")).toBeInTheDocument();
    fireEvent.pointerMove(screen.getByRole("region"));
    wait(60_000);
    expect(screen.getByText("Sent")).toBeInTheDocument();
  });

  it("announces a toast by its name", async () => {
    // Not Radix's own word.
    jest.replaceProperty(labels, "notification", "News");
    showToast("Sent");
    const announcement = await screen.findByText((text) => text.startsWith("News Sent"));
    expect(announcement).toHaveAttribute("role", "status");
  });
});
