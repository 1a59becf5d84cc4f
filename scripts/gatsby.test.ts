/** @jest-environment node */
import { checkFolder } from "./gatsby";

describe("folder of the site", () => {
  it.each(["/home/é site & co+1", "/srv/a,b;c=d@e~f^g$h", "C:\\sites\\acme_co.de-1"])("may be %s", (folder) => {
    expect(() => checkFolder(folder)).not.toThrow();
  });

  it.each(["a (2)", "a#1", "[x]", "{x}", "it's", "100%", "new!", "what?"])("may not be “%s”", (name) => {
    expect(() => checkFolder(`/home/${name}/site`)).toThrow(`/home/${name}/site has “`);
  });
});
