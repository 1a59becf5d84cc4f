/** The lint rules; those under "architecture" hold what docs/ARCHITECTURE.md says of who may import whom. */
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Forbids a folder to import others: `from` is a glob of files, `regex` matches what they may not name, `message` says the rule. */
function mayNotImport(from, regex, message, allowTypeImports = false) {
  return {
    files: from,
    ignores: ["**/*.test.ts", "**/*.test.tsx"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { patterns: [{ regex, message, caseSensitive: true, allowTypeImports }] },
      ],
    },
  };
}

const namedExportsOnly = {
  selector: "ExportDefaultDeclaration",
  message: "Export by name; only the pages of src/pages and what Gatsby or Jest loads by itself have a default export.",
};

const noTextInComponents = {
  selector: "JSXText[value=/[A-Za-z]{2}/]",
  message: "No text in components: put the words into src/content and show them from there.",
};

const noMarkupTricks = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: "No style attribute: the content security policy forbids it. Use a class.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Content is text: nothing is set as markup.",
  },
];

export default tseslint.config(
  { ignores: ["**/.cache/", "**/public/", "node_modules/", "coverage/", "shots/", "bench-results/", "**/generated/"] },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-empty-function": "off",
      "no-restricted-syntax": ["error", namedExportsOnly],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  { ...a11y.flatConfigs.strict, files: ["src/**/*.tsx"] },
  { files: ["tools/**", "build/**", "e2e/**"], rules: { "no-console": "off" } },
  {
    files: ["src/pages/**", "gatsby-*.ts", "e2e/harness/global*.ts"],
    rules: { "no-restricted-syntax": "off" },
  },

  // Architecture: pages → layout, sections → ui → types of content. Nothing points back.
  mayNotImport(
    ["src/content/**", "src/site.ts"],
    "^react|^gatsby|/(components|lib|hooks|pages)/",
    "Content is words alone: it imports ./vocabulary and ../site.",
  ),
  mayNotImport(
    ["src/content/vocabulary.ts"],
    "^react|^gatsby|/(components|lib|hooks|pages)/",
    "The words of the icons are derived from the drawings as a type; nothing of a component may run here.",
    true,
  ),
  mayNotImport(["src/lib/**"], "^react$|/(components|pages|hooks)/", "A pure function or a store knows no component."),
  mayNotImport(["src/hooks/**"], "/(components|pages)/", "A hook knows no component."),
  mayNotImport(
    ["src/components/ui/**"],
    "/layout/|/pages/|^\\.\\./[A-Z]",
    "ui is the lowest ring: props in, markup out.",
  ),
  mayNotImport(
    ["src/components/*.tsx"],
    "^\\./[A-Z]|/layout/|/pages/|/ui/Tooltip$",
    "A section imports no other section, and nothing that moves: that is an island's.",
  ),
  mayNotImport(["src/components/layout/**"], "^\\.\\./[A-Z]|/pages/", "The layout knows no section."),
  {
    files: ["src/components/**/*.tsx", "src/pages/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "max-lines": ["error", { max: 150, skipBlankLines: true, skipComments: true }],
      "no-restricted-syntax": ["error", noTextInComponents, ...noMarkupTricks],
    },
  },
  {
    // The browser never gets a section's code, so nothing in one may need it.
    files: ["src/components/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        noTextInComponents,
        ...noMarkupTricks,
        {
          selector: "CallExpression[callee.name=/^use[A-Z]/], JSXAttribute[name.name=/^on[A-Z]/]",
          message:
            "A section is not sent to the browser: put what moves into src/components/islands and src/gatsby/islands.ts.",
        },
      ],
    },
  },
  {
    files: ["src/components/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: { "no-restricted-exports": ["error", { restrictDefaultExports: { direct: true } }] },
  },
  {
    files: ["src/content/**"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        namedExportsOnly,
        { selector: "JSXElement", message: "No markup in content." },
        {
          selector: "Property[key.name=/^(class|className|style)$/]",
          message: "No class names in content: a record carries a word, and the style sheet maps it.",
        },
      ],
    },
  },
);
