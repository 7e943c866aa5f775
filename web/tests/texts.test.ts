// The page's sentences: every id that the page says exists, in both languages.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPo, readPoFile } from "../build/po.ts";

const WEB = join(import.meta.dirname, "..");
const GAMES = join(WEB, "..", "src", "voliere", "games");
const catalogue = (language: string) => readPoFile(join(WEB, "locale", `${language}.po`));

function sources(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

describe("the catalogues", () => {
  test("word the same ids in both languages, with the same arguments", () => {
    const [en, fr] = [catalogue("en"), catalogue("fr")];
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
    const names = (text: string | string[]) =>
      [
        ...new Set(
          [text]
            .flat()
            .join(" ")
            .match(/\{\w+\}/g) ?? [],
        ),
      ].sort();
    for (const [id, text] of Object.entries(en)) expect([id, names(fr[id] ?? "")]).toEqual([id, names(text)]);
  });

  test("hold every id that stands in the sources", () => {
    const en = catalogue("en");
    const said = sources(join(WEB, "src")).flatMap((text) =>
      [...text.matchAll(/["'`](web\.[\w.-]+[\w])["'`]/g)].map((found) => found[1] ?? ""),
    );
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((id) => !(id in en))).toEqual([]);
  });

  test("word every option of every game", () => {
    const en = catalogue("en");
    for (const game of ["songbirds", "wingspan", "wyrmspan"]) {
      const settings = Object.keys(readPoFile(join(GAMES, game, "locale", "en.po"))).filter((id) =>
        /^\w+\.setting\.\w+$/.test(id),
      );
      for (const id of settings) expect(Object.keys(en)).toContain(`web.setting.${game}.${id.split(".").at(-1)}`);
    }
  });
});

test("a catalogue is read as gettext reads it", () => {
  const text =
    'msgid ""\nmsgstr "head"\n\n# a note\nmsgid "a.b"\nmsgstr "one "\n"two \\"three\\""\n\nmsgid "c.d"\nmsgid_plural "c.d"\nmsgstr[0] "x"\nmsgstr[1] "y"\n';
  expect(readPo(text)).toEqual({ "a.b": 'one two "three"', "c.d": ["x", "y"] });
});
