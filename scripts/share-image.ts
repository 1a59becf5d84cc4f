/** Draws static/share.png, the picture beside a shared link: the start of the built page. `npm run share-image`, after a build. */
import type { AddressInfo } from "node:net";

import { chromium } from "@playwright/test";

import { shareImage } from "../src/metadata/shareImage";
import { chromiumOptions } from "./browsers";
import { runCommand } from "./runCommand";
import { serve } from "./serve";

/** Nobody can press the menu and the actions in a picture, which is seen small. */
const style = `
  #menu, header :is(button, a[href*="#"]), #top a { visibility: hidden }
  header a:has(svg) { zoom: 1.6 }
`;

runCommand(async () => {
  const server = await serve("public", 0);
  const browser = await chromium.launch(chromiumOptions());
  const { width, height, path } = shareImage;
  // The page's policy does not allow the style.
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce", bypassCSP: true });
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.addStyleTag({ content: style });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `static${path}` });
  await browser.close();
  server.close();
  console.log(`static${path} is drawn. Build again, so that public/ has it.`);
});
