import { closeMenu } from "./closeMenu";

const hidePopover = jest.fn();

beforeAll(closeMenu);

beforeEach(() => {
  hidePopover.mockClear();
  document.body.innerHTML =
    '<button popovertarget="menu"><b>Menu</b></button><nav id="menu"><a href="#a">A</a><p>Text</p></nav>';
  Object.assign(document.getElementById("menu") as HTMLElement, { hidePopover });
});

describe("phone menu", () => {
  it.each([
    ["its text is clicked", "#menu p", "click"],
    ["it is pressed", "#menu p", "pointerdown"],
    ["the focus moves inside it", "#menu a", "focusin"],
    ["its button, which the browser handles, is pressed", "button b", "pointerdown"],
    ["the focus returns to its button", "button", "focusin"],
  ] as const)("stays open when %s", (_, selector, event) => {
    document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hidePopover).not.toHaveBeenCalled();
  });

  it("closes at a press beside it, where the browser does not", () => {
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it("closes when the page comes back by the Back button", () => {
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(hidePopover).not.toHaveBeenCalled();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
