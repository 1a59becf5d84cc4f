import { closeMenu } from "./closeMenu";

const hidePopover = jest.fn();
const wide = new EventTarget();

beforeAll(() => {
  Object.assign(window, { matchMedia: () => wide });
  closeMenu();
});

beforeEach(() => {
  hidePopover.mockClear();
  document.body.innerHTML =
    '<button popovertarget="menu"><b>Menu</b></button><nav id="menu"><a href="#a"><b>A</b></a><p>Text</p></nav><a href="#b" id="behind">B</a>';
  Object.assign(document.getElementById("menu") as HTMLElement, { hidePopover });
});

describe("phone menu", () => {
  it.each([
    ["closes when a part of one of its links is clicked", "#menu b", "click", 1],
    ["stays open when its text is clicked", "#menu p", "click", 0],
    ["closes when the focus moves behind it", "#behind", "focusin", 1],
    ["stays open when the focus moves inside it", "#menu a", "focusin", 0],
    ["stays open when the focus returns to its button", "button", "focusin", 0],
    ["closes at a press beside it", "#behind", "pointerdown", 1],
    ["stays open at a press inside it", "#menu p", "pointerdown", 0],
    ["leaves a press of its button to the browser", "button b", "pointerdown", 0],
  ] as const)("%s", (_, selector, event, times) => {
    document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hidePopover).toHaveBeenCalledTimes(times);
  });

  it("closes when the window becomes wide, and when the page comes back by the Back button", () => {
    wide.dispatchEvent(new Event("change"));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(hidePopover).toHaveBeenCalledTimes(2);
  });
});
