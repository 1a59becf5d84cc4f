/** The lint rules, with the table of which folder may import which. */
import tailwindcss from "eslint-plugin-better-tailwindcss";
import { getDefaultSelectors } from "eslint-plugin-better-tailwindcss/defaults";
import boundaries from "eslint-plugin-boundaries";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import sorting from "eslint-plugin-simple-import-sort";
import tseslint from "typescript-eslint";

const tests = ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts"];

/** Where things are, as in docs/ARCHITECTURE.md. */
const kinds = {
  section: "src/components/{*,[A-Z]*/index}.tsx",
  sectionPart: "src/components/[A-Z]*/!(index).tsx",
  layout: "src/components/layout/**",
  islands: "src/components/islands/**",
  ui: "src/components/ui/**",
  pages: "src/{pages,templates}/**",
  chart: "src/chart/**",
  content: "src/content/**",
  site: "src/site.ts",
  text: "src/text/**",
  browser: "src/browser/**",
  metadata: "src/metadata/**",
  rules: "src/rules/!(index).ts",
  root: "src/{!(site).{ts,tsx},rules/index.ts}",
  finish: "finish/{*,fonts/*}.ts",
  finishBrowser: "finish/browser/**",
  gatsby: "gatsby/**",
  testing: "src/testing/**",
  scripts: "scripts/**",
  e2e: "e2e/**",
};

/** Recipes have their files where they will be in the site. */
const inRecipesToo = (pattern) => `{,docs/recipes/*/}${pattern}`;

/** What each kind may import beside its own. Packages, `#islands` and style sheets are not in the table. */
const facts = ["site", "content", "text"];
const mayImport = {
  site: ["content"],
  text: ["site", "content"],
  content: ["site", "text"],
  chart: [...facts, "rules"],
  browser: facts,
  ui: [...facts, "chart"],
  islands: [...facts, "ui", "browser"],
  section: [...facts, "chart", "ui", "islands", "sectionPart"],
  sectionPart: [...facts, "chart", "ui", "islands"],
  layout: [...facts, "chart", "ui", "islands", "browser", "metadata"],
  pages: [...facts, "ui", "islands", "layout", "section"],
  metadata: facts,
  rules: [...facts, "metadata"],
  root: [...facts, "chart", "rules", "browser", "ui", "layout", "finish"],
  gatsby: [...facts, "root"],
  finish: [],
  finishBrowser: ["root"],
  scripts: [...facts, "root", "gatsby", "metadata", "finish"],
  e2e: [...facts, "root", "gatsby", "rules", "metadata", "scripts", "finish"],
};

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
    selector: "ImportDeclaration[source.value=/\\/ui\\/Tooltip$/]",
    message: "A tooltip needs script: put it into src/components/islands, inside an <Island>.",
  },
  {
    selector: "CallExpression[callee.name=/^use(?!Static)[A-Z]/], JSXAttribute[name.name=/^on[A-Z]/]",
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
    ignores: ["**/.cache*/", "public/", "shots/", "test-results/"],
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
    },
  },
  {
    ...a11y.flatConfigs.strict,
    files: ["**/src/**/*.tsx"],
    rules: {
      ...a11y.flatConfigs.strict.rules,
      // A list without bullets needs its role in Safari.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  {
    // Classes in Tailwind's order; long lists have those of each variant on a line. Prettier leaves them alone.
    files: ["**/src/**/*.tsx"],
    plugins: { "better-tailwindcss": tailwindcss },
    settings: {
      "better-tailwindcss": {
        entryPoint: "src/styles/global.css",
        detectComponentClasses: true,
        selectors: [...getDefaultSelectors(), { kind: "callee", name: "^joinClasses$", match: [{ type: "strings" }] }],
      },
    },
    rules: {
      "better-tailwindcss/enforce-consistent-class-order": "error",
      "better-tailwindcss/enforce-consistent-line-wrapping": ["error", { preferSingleLine: true, printWidth: 120 }],
      // The style of `prose` comes with the recipe for a page.
      "better-tailwindcss/no-unknown-classes": ["error", { ignore: ["^prose$"] }],
      "better-tailwindcss/no-conflicting-classes": "error",
      "better-tailwindcss/no-duplicate-classes": "error",
      "better-tailwindcss/no-deprecated-classes": "error",
      "better-tailwindcss/enforce-canonical-classes": ["error", { collapse: false }],
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
  // What visitors and builds run.
  { files: ["src/**", "finish/**", "gatsby/**", "gatsby-*.ts*"], rules: { "no-console": "error" } },
  // Playwright's fixtures take an empty pattern, and its `use` is no hook.
  {
    files: ["**/*.{spec,setup}.ts", "e2e/**"],
    rules: { "no-empty-pattern": "off", "react-hooks/rules-of-hooks": "off" },
  },
  {
    files: ["**/src/{pages,templates}/**", "src/html.tsx", "src/*.d.ts", "gatsby-*.ts", "**/playwright.config.ts"],
    rules: { "no-restricted-syntax": "off", "react-hooks/set-state-in-effect": "off" },
  },
  restrictSyntax([inRecipesToo("src/{pages,templates}/**/*.tsx")], inComponents.slice(1)),
  restrictSyntax([inRecipesToo("src/components/*/**/*.tsx")], inComponents),
  restrictSyntax([inRecipesToo("src/components/{*,[A-Z]*/**/*}.tsx")], inSections),
  restrictSyntax([inRecipesToo("src/content/**"), "src/site.ts"], inContent),

  {
    files: ["src/components/islands/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^gatsby$|reach[-/]router",
              allowImportNames: ["withPrefix"],
              message:
                "A built page has no router, no queries and no <Script>: pass data as props, link by <a href={withPrefix(…)}>.",
            },
          ],
        },
      ],
    },
  },
  {
    files: Object.values(kinds).map(inRecipesToo),
    ignores: [...tests, "src/testing/**"],
    plugins: { boundaries },
    settings: {
      "import/resolver": { node: { extensions: [".ts", ".tsx"] } },
      "boundaries/files": Object.entries(kinds).map(([category, pattern]) => ({
        category,
        pattern: inRecipesToo(pattern),
      })),
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          message:
            "{{from.file.categories}} may not import {{to.file.categories}}: see the table in eslint.config.mjs.",
          policies: Object.entries(mayImport).map(([kind, others]) => ({
            from: { file: { categories: kind } },
            allow: { to: { file: { categories: { anyOf: kind === "section" ? others : [kind, ...others] } } } },
          })),
        },
      ],
    },
  },
);
