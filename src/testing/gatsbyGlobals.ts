/** The globals that Gatsby's own runtime defines, for modules that import from `gatsby` under Jest. */
Object.assign(globalThis, { __PATH_PREFIX__: "", __BASE_PATH__: "", __TRAILING_SLASH__: "always" });
