// The rule terms: worded in both languages, each with a section of the rules that exists.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sectionsOf } from "../build/plugins.ts";
import { readPoFile } from "../build/po.ts";
import { patternOf } from "../src/lib/forms.ts";
import { terms as songbirds } from "../src/games/songbirds/terms.ts";
import { terms as wingspan } from "../src/games/wingspan/terms.ts";
import { terms as wyrmspan } from "../src/games/wyrmspan/terms.ts";

const HOUSE = join(import.meta.dirname, "..", "..");
const rules = (game: string, language: string) =>
  readFileSync(join(HOUSE, "docs", "rules", `${game}.${language}.md`), "utf8");
const catalogue = (game: string, language: string) =>
  readPoFile(join(HOUSE, "src", "voliere", "games", game, "locale", `${language}.po`));

describe.each(Object.entries({ songbirds, wingspan, wyrmspan }))("%s", (game, terms) => {
  test.each(["en", "fr"])("explains each of its terms (%s)", (language) => {
    const worded = Object.keys(catalogue(game, language)).filter((id) => id.startsWith(`${game}.term.`));
    expect(worded.sort()).toEqual(
      Object.keys(terms)
        .flatMap((term) => [`${game}.term.${term}`, `${game}.term.${term}.means`])
        .sort(),
    );
  });

  test("leads to sections that are there, in both languages", () => {
    const sections = sectionsOf(rules(game, "en"));
    expect(Object.values(terms).filter((section) => !sections.includes(section))).toEqual([]);
    expect(sectionsOf(rules(game, "fr")).length).toBe(sections.length);
  });
});

test("only whole words are terms, in any case and with any ending that a star allows", () => {
  const pattern = patternOf(["tuck*|slide", "dé|dés", "œuf*"]);
  const found = (text: string) => [...text.matchAll(pattern)].map(([word]) => word);
  expect(found("Tucks a card, slides nothing, slide one")).toEqual(["Tucks", "slide"]);
  expect(found("Un dé décide des œufs")).toEqual(["dé", "œufs"]);
});
