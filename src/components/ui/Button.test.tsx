import { fireEvent, render, screen } from "@testing-library/react";

import { Button } from "./Button";

describe("button", () => {
  it.each([
    ["submit", 1],
    ["button", 0],
    [undefined, 0],
  ] as const)("of type %s sends its form %i times", (type, times) => {
    const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener("submit", onSubmit)}>
        <Button {...(type && { type })} variant="solid">
          Send
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole("button"));
    expect(onSubmit).toHaveBeenCalledTimes(times);
  });
});
