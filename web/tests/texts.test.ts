// The page's sentences: every id that the page says exists, in both languages.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogueOf, gamesWithSentences, sentencesOf } from "../build/plugins.ts";
import { readPo } from "../build/po.ts";

const WEB = join(import.meta.dirname, "..");
const GAMES = gamesWithSentences();

function sources(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

const argumentsOf = (text: string | string[]): string[] => {
  const all = [text].flat().join(" ");
  return [...new Set(all.match(/\{\w+\}/g) ?? [])].sort();
};

describe("the catalogues", () => {
  test.each(["web", ...GAMES])("of %s word the same ids in both languages, with the same arguments", (part) => {
    const [en, fr] = [catalogueOf(part, "en"), catalogueOf(part, "fr")];
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(en)) {
      expect([id, argumentsOf(fr[id] ?? "")]).toEqual([id, argumentsOf(text)]);
    }
  });

  const en = Object.assign({}, ...["web", ...GAMES].map((part) => sentencesOf(part, "en"))) as object;
  const PARTS = ["web", ...GAMES].join("|");

  test("hold every id that stands in the sources", () => {
    const ids = new RegExp(`["'\`]((?:${PARTS})\\.[\\w.-]+[\\w])["'\`]`, "g");
    const said = sources(join(WEB, "src")).flatMap((text) => [...text.matchAll(ids)].map((found) => found[1] ?? ""));
    expect(said.length).toBeGreaterThan(150);
    expect(said.filter((id) => !(id in en))).toEqual([]);
  });

  test("hold an id for every beginning of one in the sources", () => {
    const beginnings = new RegExp(`\`((?:${PARTS})\\.[\\w.-]+)\\$\\{`, "g");
    const said = sources(join(WEB, "src")).flatMap((text) => [...text.matchAll(beginnings)].map((it) => it[1] ?? ""));
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((begun) => !Object.keys(en).some((id) => id.startsWith(begun)))).toEqual([]);
  });

  test("keep French marks on the line of their word", () => {
    const fr = Object.values(sentencesOf("wyrmspan", "fr")).flat();
    expect(fr.filter((text) => / [;:!?»]|« /.test(text))).toEqual([]);
    expect(fr.filter((text) => /\u00a0:/.test(text)).length).toBeGreaterThan(50);
  });

  test.each(GAMES)("present %s in the lobby, and word each of its options", (game) => {
    const ids = Object.keys(catalogueOf(game, "en"));
    const settings = ids.filter((id) => /^\w+\.setting\.\w+$/.test(id)).map((id) => id.split(".").at(-1));
    for (const setting of settings) expect(ids).toContain(`${game}.web.setting.${setting}`);
    for (const word of ["name", "about", "now"]) {
      expect(catalogueOf("web", "en")).toHaveProperty([`${game}.lobby.${word}`]);
    }
  });
});

test("a catalogue is read as gettext reads it", () => {
  const text =
    'msgid ""\nmsgstr "head"\n\n# a note\nmsgid "a.b"\nmsgstr "one "\n"two \\"three\\""\n\nmsgid "c.d"\nmsgid_plural "c.d"\nmsgstr[0] "x"\nmsgstr[1] "y"\n';
  expect(readPo(text)).toEqual({ "a.b": 'one two "three"', "c.d": ["x", "y"] });
});
