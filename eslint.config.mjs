/** The lint rules; those under "Directions of imports" check the map in docs/ARCHITECTURE.md. */
import tailwindcss from "eslint-plugin-better-tailwindcss";
import { getDefaultSelectors } from "eslint-plugin-better-tailwindcss/defaults";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import sorting from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts"];

/**
 * Nothing imports the browser tests, and the site imports no script and of a plugin only what `imports` of package.json names. The
 * share image is drawn in the fonts of the built page, which a plugin reads; what Gatsby compiles by Parcel knows no `imports`.
 */
const everywhere = {
  regex: "/plugins/(?!gatsby-plugin-font-subset/fontFaces$)|\\.\\./(e2e|scripts)/(?!(?:policy|serve|hosts/\\w+)$)",
  message: "Import neither browser tests nor scripts, and islands from #islands.",
  caseSensitive: true,
};

/** Forbids files to import what `regex` matches, and `more` patterns; `typesOnly` matches what they may import as a type alone. */
function mayNotImport(files, regex, message, typesOnly, more = []) {
  const patterns = [everywhere, { regex, message, caseSensitive: true }, ...more];
  if (typesOnly) patterns.push({ regex: typesOnly, message, caseSensitive: true, allowTypeImports: true });
  return { files, ignores: tests, rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns }] } };
}

const namedExportsOnly = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: "Export by name; only pages and what a tool loads by itself have a default export.",
};

const inComponents = [
  namedExportsOnly,
  {
    selector: "JSXText[value=/\\p{L}{2}/u], JSXAttribute[name.name=/^(aria-label|alt|title)$/] > Literal[value!='']",
    message: "Put the words into src/content and show them from there.",
  },
  {
    selector: "JSXAttribute[name.name='style']",
    message: "Use a class instead of a style attribute.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Render content as text, never as markup.",
  },
  {
    selector: "JSXAttribute[name.name='dominantBaseline'], JSXAttribute > Literal[value=/^[\\d.]+rem$/]",
    message: "WebKit gives a tspan no dominant-baseline and knows no rem in attributes: write dy, and em.",
  },
];

const inSections = [
  ...inComponents,
  {
    selector: "CallExpression[callee.name=/^use(?!StaticQuery$)[A-Z]/], JSXAttribute[name.name=/^on[A-Z]/]",
    message: "A section does not hydrate: put what needs script into src/components/islands, inside an <Island>.",
  },
];

const inContent = [
  namedExportsOnly,
  {
    selector: ":function, JSXElement",
    message: "Content is plain data. Write a text with {count} in it; src/text/fillIn.ts fills it.",
  },
  {
    selector: "Property[key.name=/^(class|className|style)$/]",
    message: "No class names in content: a record carries a word, and the style sheet maps it.",
  },
];

const restrictSyntax = (files, restrictions) => ({
  files,
  ignores: tests,
  rules: { "no-restricted-syntax": ["error", ...restrictions] },
});

export default tseslint.config(
  {
    ignores: [".cache*/", "public/", "shots/", "test-results/"],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks, sorting },
    rules: {
      "sorting/imports": "error",
      ...hooks.configs.recommended.rules,
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-empty-function": "off",
      "no-restricted-syntax": ["error", namedExportsOnly],
      eqeqeq: "error",
      "no-console": "error",
    },
  },
  {
    ...a11y.flatConfigs.strict,
    files: ["src/**/*.tsx"],
    rules: {
      ...a11y.flatConfigs.strict.rules,
      // A list without bullets needs its role in Safari.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    // Prettier sorts the classes; long lists have the classes of each variant on a line.
    files: ["src/**/*.tsx"],
    plugins: { "better-tailwindcss": tailwindcss },
    settings: {
      "better-tailwindcss": {
        entryPoint: "src/styles/global.css",
        detectComponentClasses: true,
        selectors: [...getDefaultSelectors(), { kind: "callee", name: "^joinClasses$", match: [{ type: "strings" }] }],
      },
    },
    rules: {
      "better-tailwindcss/enforce-consistent-line-wrapping": ["error", { preferSingleLine: true, printWidth: 120 }],
      "better-tailwindcss/no-unknown-classes": "error",
      "better-tailwindcss/no-conflicting-classes": "error",
      "better-tailwindcss/no-duplicate-classes": "error",
      "better-tailwindcss/no-deprecated-classes": "error",
      "better-tailwindcss/enforce-canonical-classes": "error",
      "better-tailwindcss/no-restricted-classes": [
        "error",
        {
          restrict: [
            {
              pattern:
                "^(?:.+:)?-?(?:[mp][lr]|left|right|border-[lr]|rounded-[lr]|(?:text|float|clear)-(?:left|right))(?:-.+)?$",
              message:
                "Use the logical class (ms-, pe-, inset-s-, text-start …), so that a right-to-left page mirrors.",
            },
          ],
        },
      ],
    },
  },
  { files: ["scripts/**", "e2e/**", "playwright.config.ts"], rules: { "no-console": "off" } },
  // Playwright's fixtures take an empty pattern, and its `use` is no hook.
  { files: ["**/*.spec.ts", "e2e/**"], rules: { "no-empty-pattern": "off", "react-hooks/rules-of-hooks": "off" } },
  {
    files: ["src/{pages,templates}/**", "src/html.tsx", "src/*.d.ts", "gatsby-*.ts", "playwright.config.ts"],
    rules: { "no-restricted-syntax": "off", "react-hooks/set-state-in-effect": "off" },
  },
  restrictSyntax(["src/{pages,templates}/**/*.tsx"], inComponents.slice(1)),
  restrictSyntax(["src/components/*/**/*.tsx"], inComponents),
  restrictSyntax(["src/components/*.tsx"], inSections),
  restrictSyntax(["src/content/**", "src/site.ts"], inContent),
  { files: ["src/content/{rules,recordRules}.ts"], rules: { "no-restricted-syntax": ["error", namedExportsOnly] } },

  // Directions of imports: pages → layout and sections → islands → ui → content. Plugins know nothing of the site.
  {
    files: ["src/**"],
    ignores: tests,
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [everywhere] }] },
  },
  mayNotImport(
    ["src/content/!(index|rules|recordRules).ts"],
    "^(?!\\./vocabulary$|\\./sections$|\\.\\./site$)",
    "Content imports ./vocabulary, ./sections and ../site.",
  ),
  mayNotImport(["src/site.ts"], "^(?!\\./content/vocabulary$)", "Facts import ./content/vocabulary alone."),
  mayNotImport(
    ["src/content/vocabulary.ts"],
    "^(?!\\.\\./components/ui/icons$)",
    "The words of the icons are derived as a type; no component may run in content.",
    "/icons$",
  ),
  mayNotImport(
    ["src/chart/{globe,contours}.ts"],
    "^react$|/(components|pages|browser|metadata)/",
    "Geometry knows no component.",
  ),
  mayNotImport(["src/browser/**"], "/(components|pages|metadata)/", "Behaviour in the browser knows no component."),
  mayNotImport(
    ["src/metadata/**"],
    "^react$|/(components|pages|browser)/",
    "What describes the site knows no component.",
  ),
  mayNotImport(
    ["src/components/ui/**"],
    "/(layout|islands|pages)/|^\\.\\./[A-Z]",
    "ui knows no layout, island or section.",
  ),
  mayNotImport(
    ["src/components/*.tsx"],
    "^\\./[A-Z]|/(layout|pages)/|/ui/Tooltip$",
    "A section imports no other section, no layout, and nothing that needs script but islands.",
  ),
  mayNotImport(
    ["src/components/islands/**"],
    "^\\.\\./[A-Z]|/(layout|pages)/",
    "An island knows no section or layout.",
    undefined,
    [
      {
        regex: "^gatsby$|reach[-/]router",
        allowImportNames: ["withPrefix"],
        message:
          "A built page has no router, no queries and no <Script>: pass data as props, link by <a href={withPrefix(…)}>.",
      },
    ],
  ),
  mayNotImport(["src/components/layout/**"], "^\\.\\./[A-Z]|/pages/", "The layout knows no section."),
  mayNotImport(["plugins/**"], "\\.\\./(\\.\\./)+src/|/(e2e|scripts)/", "A plugin knows nothing of this site."),
  mayNotImport(
    ["e2e/**"],
    "\\.\\./src/(?!content/|site$)",
    "The browser tests know src/content and src/site; the rest they see in the browser.",
  ),
);
