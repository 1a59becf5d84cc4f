/** The unit tests of what an owner deletes; the commands run in the folder above. */
import config from "../jest.config.mjs";

export default {
  ...config,
  rootDir: "..",
  roots: ["<rootDir>/template"],
  // Copies of the site.
  modulePathIgnorePatterns: ["/\\.cache-builds/"],
};
