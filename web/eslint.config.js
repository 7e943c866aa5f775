import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** The components that may draw what is not escaped: our own pictures and rules, nothing that somebody typed. */
const DRAWN_BY_US = [
  "**/Icon.svelte",
  "**/Portrait.svelte",
  "**/GamePicture.svelte",
  "**/Rules.svelte",
  "**/Wall.svelte",
];

export default defineConfig(
  { ignores: ["public/**"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // `_` stands for what is left out.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // What comes over the wire is `unknown` to the page, but always a word or a number where a word is wanted.
      "@typescript-eslint/no-base-to-string": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: DRAWN_BY_US, rules: { "svelte/no-at-html-tags": "off" } },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked], languageOptions: { globals: globals.node } },
);
