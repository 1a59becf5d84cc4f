/** What an extension, a translator or the browser's own memory does to the page costs it none of its content. */
import { describeInChromium } from "../harness/engines";
import { brave, conditionOf, followMenu, settle, sound } from "../harness/sound";

/** Said once by a page that was changed before it started. */
const drawnAnew = /^warning: Something had changed the page before it started/;

/** As a translator does: each text that is shown in wrappers of its own. The words stay, so that they can be compared. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest("svg, script"))) {
    const wrapper = document.createElement("font");
    text.replaceWith(wrapper);
    wrapper.append(document.createElement("font"));
    wrapper.firstElementChild?.append(text);
  }
  document.documentElement.classList.add("translated-ltr");
  document.documentElement.lang = "de";
}

/** As a password manager does: elements of its own beside links and buttons, and at the end of the document. */
function addStrangers(): void {
  for (const place of document.querySelectorAll("a, button, li, section, main")) {
    place.append(document.createElement("com-password-button"));
  }
  document.querySelector("#___gatsby")?.prepend(document.createElement("div"));
  document.body.append(document.createElement("password-manager-root"));
}

/** As a dozen extensions do: an attribute on everything. */
function changeAttributes(): void {
  for (const element of document.querySelectorAll("html, body, body *")) {
    element.setAttribute("data-extension-installed", "true");
    element.setAttribute("bis_skin_checked", "1");
    element.classList.add("vsc-initialized");
  }
  document.querySelector("#menu")?.removeAttribute("aria-label");
}

/** As a careless one does, to what will be live: what is words alone, nobody brings back. */
function removeSomething(): void {
  for (const element of document.querySelectorAll("#technologies button, footer p")) element.remove();
}

describeInChromium("the landing page, changed by a stranger before it starts", (open) => {
  it.each([
    ["translated", translate, drawnAnew],
    ["with nodes added", addStrangers, drawnAnew],
    ["with attributes changed", changeAttributes, undefined],
    ["with elements removed", removeSomething, drawnAnew],
  ])("%s: it starts, and every word is there", async (_name, change, says) => {
    const { page } = await brave(open, { starts: true });
    await page.evaluate(change);
    await page.pointAt(600, 300);
    await settle(page, true);
    expect(await conditionOf(page)).toEqual(says ? sound(says) : sound());
    await followMenu(page, "technologies");
    await page.hover("#technologies button");
    await page.until("the tooltip to open", () => document.querySelector('[role="tooltip"]') !== null);
    expect(await conditionOf(page)).toEqual(says ? sound(says) : sound());
  });

  it("translated: the first press opens the menu, and the start leaves it open in the reader's language", async () => {
    const { page } = await brave(open, { starts: true, width: 390 });
    await page.evaluate(translate);
    await page.click('[popovertarget="menu"]');
    await settle(page, true);
    expect(await page.evaluate(() => document.querySelectorAll("#menu:popover-open font font").length)).toBe(6);
    await followMenu(page, "services");
    await page.until("the menu to close", () => document.querySelector("#menu:popover-open") === null);
  });

  it.each([
    ["translated", translate, "footer li:nth-child(2) a"],
    ["with nodes added", addStrangers, "header nav li:nth-child(2) a"],
  ])("%s: the focus stays where it is", async (_name, change, place) => {
    const { page } = await brave(open, { starts: true });
    await page.evaluate(change);
    const before = await page.evaluate((selector) => {
      const element = document.querySelector<HTMLElement>(selector);
      element?.focus();
      element?.setAttribute("data-old", "");
      return element?.textContent;
    }, place);
    await settle(page, true);
    await page.until("it to be drawn anew", () => document.querySelector("[data-old]") === null);
    await page.rest();
    expect(await page.evaluate((selector) => document.activeElement?.matches(selector), place)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(before);
  });

  it("translated once it is live: it goes on working under the wrapped words", async () => {
    const { page } = await brave(open, { starts: true });
    await followMenu(page, "portfolio");
    await settle(page, true);
    await page.evaluate(translate);
    await followMenu(page, "technologies");
    await page.hover("#technologies button");
    await page.until("the tooltip to open", () => document.querySelector('[role="tooltip"]') !== null);
    await followMenu(page, "industries");
    expect(await conditionOf(page)).toEqual(sound());
  });
});
