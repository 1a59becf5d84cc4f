/** Jest runs each `*.test.ts` beside its module. */

// A shell may have other values, for other programs; Babel's preset and React read these.
process.env.NODE_ENV = "test";
delete process.env.BABEL_ENV;

export default {
  testEnvironment: "jsdom",
  roots: ["<rootDir>/src", "<rootDir>/finish", "<rootDir>/gatsby", "<rootDir>/scripts"],
  testMatch: ["**/*.test.ts?(x)"],
  // Machines are slow and shared.
  testTimeout: 60_000,
  transform: {
    "\\.[jt]sx?$": [
      "babel-jest",
      {
        presets: [["@babel/preset-env", { targets: { node: "current" } }], "@babel/preset-typescript"],
      },
    ],
  },
  moduleNameMapper: { "\\.css$": "<rootDir>/src/testing/emptyModule.ts" },
  setupFiles: ["<rootDir>/src/testing/gatsbyGlobals.ts"],
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
};
