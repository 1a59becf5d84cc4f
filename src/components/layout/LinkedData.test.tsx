import { render } from "@testing-library/react";

import { site } from "../../site";
import { LinkedData } from "./LinkedData";

const globals = globalThis as unknown as { __BASE_PATH__: string };

afterEach(() => {
  globals.__BASE_PATH__ = "";
});

describe("LinkedData", () => {
  it.each(["", "/site"])(
    "names the addresses of the home page and of the share image below the prefix “%s”",
    (prefix) => {
      globals.__BASE_PATH__ = prefix;
      const { container } = render(<LinkedData />);
      const home = `${new URL(site.url).origin}${prefix}/`;
      expect(container.textContent).toContain(`"url":"${home}"`);
      expect(container.textContent).toContain(`"image":"${home}share.png"`);
    },
  );
});
