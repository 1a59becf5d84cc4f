import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, type Page, test } from "@playwright/test";

import { figureSize } from "../src/components/ui/figureSize";
import { header } from "../src/content/header";
import { limits } from "../src/rules/records";
import { addStyle, faultsAt, setFontSize, testedPages } from "./helpers";

/** Returns the font size of every element with words of its own. */
function fontSizes(page: Page): Promise<readonly { readonly text: string; readonly size: number }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, footer *")]
      .filter(
        (element) =>
          !element.closest("svg") &&
          [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .map((element) => ({
        text: element.textContent?.slice(0, 30) ?? "",
        size: parseFloat(getComputedStyle(element).fontSize),
      })),
  );
}

test.describe("layout", () => {
  for (const address of testedPages) {
    test(`of ${address} has no horizontal scroll and cuts no text from 320 to 2560 px`, async ({ page }) => {
      await page.goto(address);
      for (const width of [320, 360, 390, 640, 768, 1024, 1280, 1536, 1920, 2560]) {
        expect(await faultsAt(page, width)).toEqual([]);
      }
    });
  }

  test("ends with the footer at the lower edge of a window that is higher than the page", async ({ page }) => {
    for (const address of testedPages) {
      await page.goto(address);
      const height = 500 + (await page.evaluate(() => document.body.scrollHeight));
      await page.setViewportSize({ width: 1280, height });
      const { bottom } = await page.locator("footer").evaluate((footer) => footer.getBoundingClientRect());
      expect([address, Math.round(bottom)]).toEqual([address, height]);
    }
  });

  test("has room for the longest figures that the rules allow, in each size", async ({ page }) => {
    await page.goto("/");
    // WCAG 1.4.12
    await addStyle(page, "* { letter-spacing: 0.12em !important }");
    const places = [
      ["#stats dd", limits.stats.number, "text-figure"],
      ["#about .figure", limits.reasons.figure, "text-figure-large"],
      ["#portfolio dd.figure", limits.trackRecord.value, "text-figure"],
    ] as const;
    for (const isSmall of [false, true]) {
      for (const [selector, limit, usual] of places) {
        const figures = Array.from({ length: limit }, (_, index) => "0".repeat(limit - index));
        const longest = figures.find((figure) => isSmall || figureSize([figure], usual) === usual) ?? "";
        for (const element of await page.locator(selector).all())
          await element.evaluate(
            (shown, [text, size]) => {
              shown.setAttribute("class", `figure ${size}`);
              shown.textContent = text;
            },
            [longest, figureSize([longest], usual)] as const,
          );
      }
      for (const width of [320, 360, 640]) expect(await faultsAt(page, width)).toEqual([]);
    }
  });

  // WCAG 1.4.12
  test("fits with wide text spacing", async ({ page }) => {
    await page.goto("/");
    await addStyle(
      page,
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    for (const width of [320, 768, 1280]) {
      expect(await faultsAt(page, width)).toEqual([]);
    }
  });

  // WCAG 1.4.4, with the browser's own setting instead of zoom.
  test("grows every text with the browser's font size", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium lets a test set it");
    await page.goto("/");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await setFontSize(page, 16);
      const before = await fontSizes(page);
      await setFontSize(page, 32);
      expect(await faultsAt(page, width)).toEqual([]);
      const small = (await fontSizes(page)).flatMap(({ text, size }, index) => {
        const usual = before[index]?.size ?? Infinity;
        return size < 1.2 * usual ? [`“${text}” at ${width} px: ${usual} px before, ${size} px with a size of 32`] : [];
      });
      expect(small).toEqual([]);
    }
  });

  test("gives running text a line height of 1.5 or more", async ({ page }) => {
    await page.goto("/");
    const tight = await page.locator("p, li, dd, blockquote").evaluateAll((elements) =>
      elements.flatMap((element) => {
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.textContent)
          .join("");
        const { fontFamily, lineHeight, fontSize } = getComputedStyle(element);
        const lines = element.getBoundingClientRect().height / parseFloat(lineHeight);
        // Headings, names and figures are set in other typefaces.
        const isRunning = fontFamily === getComputedStyle(document.body).fontFamily && lines > 1.5 && text.trim();
        return isRunning && parseFloat(lineHeight) < 1.49 * parseFloat(fontSize)
          ? [`“${text.slice(0, 40)}” has lines of ${lineHeight} for letters of ${fontSize}`]
          : [];
      }),
    );
    expect(tight).toEqual([]);
  });

  test("shifts next to nothing while the page and its fonts load", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium reports layout shifts");
    const html = await (await page.request.get("/")).text();
    // A line that stops after the heading.
    const server = createServer(({ url }, response) => {
      const [start, rest = ""] = url === "/" ? html.split(/(?<=<\/h1>)([^]*)/) : [""];
      response.setHeader("Content-Type", "text/html");
      response.write(start);
      setTimeout(() => response.end(rest), 250);
    }).listen(0);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.close();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
});

test.describe("targets on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  // WCAG 2.5.5, with its exception for links in a sentence. The 24 px of 2.5.8 are enough for a form, and axe checks them.
  test("are at least 44 px high and wide", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: header.menuLabel }).click();
    const targets = page.locator(":is(a[href], button):visible:not(form *)");
    const small = await targets.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isInSentence =
          getComputedStyle(element).display === "inline" &&
          element.parentElement?.textContent?.trim() !== element.textContent?.trim();
        return isInSentence || (width >= 44 && height >= 44)
          ? []
          : [`“${element.textContent}” is ${width} × ${height} px, and 44 × 44 are needed`];
      }),
    );
    expect(small).toEqual([]);
  });
});
