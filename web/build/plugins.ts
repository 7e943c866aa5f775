// What the page takes from the rest of the house: the sentences (.po) and the rules (.md).
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Plugin } from "vite";
import { readPoFile, type Catalogue } from "./po.ts";

const WEB = join(import.meta.dirname, "..");
const HOUSE = join(WEB, "..");
const ROOMS = join(WEB, "src", "games");
const GAMES = join(HOUSE, "src", "voliere", "games");
const RULES = join(HOUSE, "docs", "rules");
const LANGUAGES = ["en", "fr"];
/** The coach speaks alike in the terminal and on the page. */
const COACH = "coach";

const rooms = (game: string): string[] => [join(GAMES, game), join(ROOMS, game)];

/** Where the sentences of a part are: the page's own, or those of a game, which its room adds to. */
export function catalogueFiles(part: string, language: string): string[] {
  const homes = part === "web" ? [WEB] : part === COACH ? [join(HOUSE, "src", "voliere", COACH)] : rooms(part);
  return homes.map((home) => join(home, "locale", `${language}.po`)).filter((file) => existsSync(file));
}

/** The sentences of a part; with the page come those with which the lobby presents each game. */
export function catalogueOf(part: string, language: string): Catalogue {
  const read = (of: string): [string, string | string[]][] =>
    catalogueFiles(of, language).flatMap((file) => Object.entries(readPoFile(file)));
  const presented = gamesWithSentences().flatMap((game) =>
    read(game).filter(([id]) => id.startsWith(`${game}.lobby.`)),
  );
  return Object.fromEntries(part === "web" ? [...read(part), ...presented] : read(part));
}

/** The ids that the page never says: refusals come worded from the server. */
const LEFT_OUT = /^\w+\.(error|screen)\./;

/** The sentences of a part that the page is given. */
export function sentencesOf(part: string, language: string): Catalogue {
  const said = Object.entries(catalogueOf(part, language)).filter(([id]) => !LEFT_OUT.test(id));
  return Object.fromEntries(said);
}

export function gamesWithSentences(): string[] {
  return readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "locale")));
}

/** `virtual:sentences` maps each part and language to a function that loads its catalogue. */
export function sentences(): Plugin {
  const all = "virtual:sentences";
  return {
    name: "voliere-sentences",
    resolveId: (id) => (id.startsWith(all) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${all}`)) return undefined;
      const [, part = "", language = ""] = id.split("/");
      if (part === "") return loaders(all, ["web", COACH, ...gamesWithSentences()]);
      for (const file of catalogueFiles(part, language)) this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(sentencesOf(part, language)))});`;
    },
  };
}

/** `virtual:rules` maps each game and language to a function that loads its rules as HTML. */
export function rulesAsPages(): Plugin {
  const all = "virtual:rules";
  return {
    name: "voliere-rules",
    resolveId: (id) => (id.startsWith(all) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${all}`)) return undefined;
      const [, game = "", language = ""] = id.split("/");
      if (game === "") return loaders(all, gamesWithRules());
      const sections = sectionsOf(readRules(game, "en"));
      const text = forReaders(readRules(game, language));
      let next = 0;
      const page = (await marked.parse(text)).replace(/<h2>/g, () => `<h2 id="${sections[next++] ?? ""}">`);
      return `export default ${JSON.stringify(page)};`;
    },
  };
}

function readRules(game: string, language: string): string {
  return readFileSync(join(RULES, `${game}.${language}.md`), "utf8");
}

/** The names of the sections, by which a link finds them in every language: from the English headings. */
export function sectionsOf(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
  );
}

/** Without what only developers look for: which tests hold for which paragraph. */
function forReaders(text: string): string {
  return text.replace(/^.*`tests\/.*$\n\n?/m, "").replace(/ `test_[^`\n]+`/g, "");
}

function gamesWithRules(): string[] {
  if (!existsSync(RULES)) return [];
  return readdirSync(RULES)
    .filter((name) => name.endsWith(".en.md"))
    .map((name) => name.slice(0, -".en.md".length));
}

function loaders(all: string, parts: string[]): string {
  const lines = parts.flatMap((part) =>
    LANGUAGES.map((language) => `"${part}/${language}": () => import("${all}/${part}/${language}")`),
  );
  return `export default { ${lines.join(", ")} };`;
}
