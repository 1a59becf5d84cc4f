import { render, screen } from "@testing-library/react";

import { errorScreen } from "../../content/errorScreen";
import { site } from "../../site";
import { ErrorBoundary } from "./ErrorBoundary";

function Broken(): never {
  throw new Error("a section failed");
}

describe("error boundary", () => {
  it("shows its children while nothing throws", () => {
    render(<ErrorBoundary>{"all well"}</ErrorBoundary>);
    expect(screen.getByText("all well")).toBeInTheDocument();
  });

  it("shows the screen of the requirements, a way to reload and the e-mail address when a child throws", () => {
    const console = jest.spyOn(globalThis.console, "error").mockImplementation(() => undefined);
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(errorScreen.heading);
    expect(screen.getByRole("button")).toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", `mailto:${site.email}`);
    console.mockRestore();
  });
});
