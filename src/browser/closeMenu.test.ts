import { closeMenu } from "./closeMenu";

const hidePopover = jest.fn();

beforeAll(closeMenu);

beforeEach(() => {
  hidePopover.mockClear();
  document.body.innerHTML =
    '<button popovertarget="menu">Menu</button><nav id="menu"><a href="#a"><b>A</b></a><p>Text</p></nav><a href="#b" id="behind">B</a>';
  Object.assign(document.getElementById("menu") as HTMLElement, { hidePopover });
});

describe("phone menu", () => {
  it.each([
    ["closes when a part of one of its links is clicked", "#menu b", "click", 1],
    ["stays open when its text is clicked", "#menu p", "click", 0],
    ["closes when the focus moves behind it", "#behind", "focusin", 1],
    ["stays open when the focus moves inside it", "#menu a", "focusin", 0],
    ["stays open when the focus returns to its button", "button", "focusin", 0],
  ] as const)("%s", (_, selector, event, times) => {
    document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
    expect(hidePopover).toHaveBeenCalledTimes(times);
  });
});
