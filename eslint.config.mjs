/** The lint rules; those under "architecture" hold what docs/ARCHITECTURE.md says of who may import whom. */
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * Forbids a folder to import others: `from` is a glob of files, `regex` matches what they may not name, `message` says the
 * rule, and `typesOnly` matches what they may name, but not run.
 */
function mayNotImport(from, regex, message, typesOnly) {
  const pattern = { regex, message, caseSensitive: true };
  const patterns = [pattern, ...(typesOnly ? [{ ...pattern, regex: typesOnly, allowTypeImports: true }] : [])];
  return {
    files: from,
    ignores: ["**/*.test.ts", "**/*.test.tsx"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] },
  };
}

const namedExportsOnly = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: "Export by name; only the pages of src/pages and what Gatsby or Jest loads by itself have a default export.",
};

/** Two letters in a row, of any alphabet: as text between tags, in quotes, or as one of several that a condition chooses. */
const words = ":matches(Literal[value=/\\p{L}{2}/u], TemplateLiteral:has(> TemplateElement[value.raw=/\\p{L}{2}/u]))";
const choice = ":matches(ConditionalExpression, LogicalExpression)";

const noTextInComponents = [
  ...[
    "JSXText[value=/\\p{L}{2}/u]",
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${words}`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${choice} > ${words}`,
  ].map((selector) => ({
    selector,
    message: "No text in components: put the words into src/content and show them from there.",
  })),
  ...[words, `JSXExpressionContainer > ${words}`, `JSXExpressionContainer > ${choice} > ${words}`].map((said) => ({
    selector: `JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|alt|label|text|title)$/] > ${said}`,
    message: "No text in components, nor in what is only heard or hovered: put the words into src/content.",
  })),
];

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

  // Architecture: pages → layout, sections → islands → ui → types of content. Nothing points back.
  mayNotImport(
    ["src/content/**"],
    "^(?!\\./vocabulary$|\\.\\./site$)",
    "Content is words alone: it imports ./vocabulary and ../site.",
  ),
  mayNotImport(
    ["src/site.ts"],
    "^(?!\\./content/vocabulary$)",
    "Facts are words alone: only ./content/vocabulary is imported.",
  ),
  mayNotImport(
    ["src/content/vocabulary.ts"],
    "^(?!\\.\\./components/ui/drawings$)",
    "The words of the icons are derived from the drawings as a type; nothing of a component may run here.",
    "/drawings$",
  ),
  mayNotImport(
    ["src/lib/**"],
    "^react$|/(components|pages|hooks|gatsby)/",
    "A pure function or a store knows no component.",
  ),
  mayNotImport(["src/hooks/**"], "/(components|pages|gatsby)/", "A hook knows no component."),
  mayNotImport(
    ["src/components/ui/**"],
    "/(layout|islands|pages|gatsby)/|^\\.\\./[A-Z]",
    "ui is the lowest ring: props in, markup out.",
  ),
  mayNotImport(
    ["src/components/*.tsx"],
    "^\\./[A-Z]|/(layout|pages|gatsby)/|/ui/Tooltip$",
    "A section imports no other section, and nothing that moves: that is an island's.",
  ),
  mayNotImport(
    ["src/components/islands/**"],
    "^\\.\\./[A-Z]|/(layout|pages|gatsby)/",
    "An island knows no section, no layout, and not what brings it to life.",
  ),
  mayNotImport(
    ["src/components/layout/**"],
    "^\\.\\./[A-Z]|/(pages|gatsby)/",
    "The layout knows no section, and not what brings it to life.",
  ),
  {
    files: ["src/components/**/*.tsx", "src/pages/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "max-lines": ["error", { max: 150, skipBlankLines: true, skipComments: true }],
      "no-restricted-syntax": ["error", ...noTextInComponents, ...noMarkupTricks],
    },
  },
  {
    files: ["src/components/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: { "no-restricted-syntax": ["error", namedExportsOnly, ...noTextInComponents, ...noMarkupTricks] },
  },
  {
    // The browser never gets a section's code, so nothing in one may need it.
    files: ["src/components/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        namedExportsOnly,
        ...noTextInComponents,
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
    files: ["src/content/**", "src/site.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        namedExportsOnly,
        {
          selector: ":function",
          message:
            "No functions in content: no law reads the words inside one. Write the text with {count} in it; src/lib/fillIn.ts fills it.",
        },
        { selector: "JSXElement", message: "No markup in content." },
        {
          selector: "Property[key.name=/^(class|className|style)$/]",
          message: "No class names in content: a record carries a word, and the style sheet maps it.",
        },
      ],
    },
  },
);
