import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";

import { buildIslands } from "../finish/buildIslands";
import { labels } from "../src/content/labels";
import { expectAccessible } from "./axe";
import { filesIn } from "./filesIn";
import { hydrate, islandScript, transparent } from "./helpers";

test.describe("toast area", () => {
  test("is mounted, and nothing sends a toast", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await page.waitForTimeout(500);
    // At once: after some seconds a toast has closed by itself.
    expect(await page.getByRole("region", { name: labels.notifications }).textContent()).toBe("");
  });

  test("shows a toast in the window, where it can be read and closed", async ({ page }, testInfo) => {
    const folder = testInfo.outputPath("site");
    mkdirSync(folder, { recursive: true });
    const from = (file: string): string => JSON.stringify(path.resolve("src", file));
    writeFileSync(
      path.join(folder, "ToastArea.jsx"),
      `import { toastStore } from ${from("browser/toastStore")};
      export { ToastArea } from ${from("components/islands/ToastArea")};
      toastStore.toast({ title: "A title", description: "A description" });`,
    );
    await buildIslands(["ToastArea"], folder, folder, "");
    const script = filesIn(folder).find((file) => islandScript.test(file)) ?? "";
    await page.route(islandScript, (route) => route.fulfill({ path: path.join(folder, script) }));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    await page.locator("[data-name=ToastArea]").dispatchEvent("hydrate");
    const toast = page.getByRole("region", { name: labels.notifications }).locator("[data-state=open]");
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(toast).not.toHaveCSS("background-color", transparent);
    // Below the pointer it stays.
    await toast.hover();
    // Radix gives a toast the focus in its turn.
    await expectAccessible(page, { part: "[data-name=ToastArea]", disabled: ["focus-order-semantics"] });
    await toast.getByRole("button", { name: labels.dismiss }).click();
    await expect(toast).toHaveCount(0);
  });
});
