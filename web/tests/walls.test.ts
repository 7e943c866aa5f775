// Imports point downward only and never in a circle, and nothing outside a game's room names the game.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");

/** From the ground up. A file sees its own part and the lower floors, never a neighbour on the same floor. */
const FLOORS = [/^src\/lib\//, /^src\/games\/common\//, /^src\/games\/(?!common\/)[^/]+\//, /^src\/games\/rooms\.ts$/]
  .concat([/^src\/pages\//, /^src\/App\.svelte$/, /^src\/main\.ts$/])
  .map((part, floor) => ({ part, floor }));

/** The sources by their paths. */
type House = Record<string, string>;

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bglob(?:<[^(]*>)?\(\s*)["']([^"']+)["']/g;

/** What a file imports of the house: a pattern stands for all that it finds. */
function importsOf(house: House, file: string): string[] {
  return [...(house[file] ?? "").matchAll(IMPORT)].flatMap(([, name = ""]) => {
    if (!name.startsWith(".")) return [];
    const path = normalize(join(dirname(file), name));
    const pattern = new RegExp(`^${path.replace(/[.]/g, "\\.").replace(/\*/g, "[^/]+")}$`);
    return name.includes("*") ? Object.keys(house).filter((other) => pattern.test(other)) : [path];
  });
}

function partOf(file: string): { floor: number; room: string } | null {
  const found = FLOORS.find(({ part }) => part.test(file));
  return found ? { floor: found.floor, room: found.part.exec(file)?.[0] ?? "" } : null;
}

/** What a house imports and should not, a sentence each. */
function breaches(house: House): string[] {
  return Object.keys(house).flatMap((file) => {
    const from = partOf(file);
    if (!from) return [`${file} has no floor in the house`];
    return importsOf(house, file)
      .filter((target) => /\.(ts|svelte)$/.test(target))
      .filter((target) => {
        const to = partOf(target);
        return !to || (to.room !== from.room && to.floor >= from.floor);
      })
      .map((target) => `${file} must not import ${target}`);
  });
}

/** The first circle of imports, if there is one. */
function circle(house: House): string[] {
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const target of importsOf(house, file)) {
      const found = walk(target, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  return Object.keys(house)
    .map((file) => walk(file, []))
    .reduce((first, found) => (first.length > 0 ? first : found), []);
}

/** Where a game is named outside its own room. */
function named(house: House, games: string[]): string[] {
  return Object.entries(house).flatMap(([file, text]) =>
    games
      .filter((game) => !file.startsWith(`src/games/${game}/`) && new RegExp(game, "i").test(`${file} ${text}`))
      .map((game) => `${file} names ${game}`),
  );
}

function read(directory: string, kinds: RegExp): House {
  const files = readdirSync(join(WEB, directory), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && kinds.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file.slice(WEB.length + 1), readFileSync(file, "utf8")]));
}

const SOURCES = Object.fromEntries(
  Object.entries(read("src", /\.(ts|svelte)$/)).filter(([file]) => !file.endsWith(".d.ts")),
);
const GAMES = readdirSync(join(WEB, "src", "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "common")
  .map((entry) => entry.name);
/** All that the page is made of, besides the games of which it is told by others. */
const ALL: House = {
  ...read("src", /./),
  ...read("build", /./),
  ...read("locale", /./),
  ...read("public", /./),
  ...Object.fromEntries(
    ["index.html", "vite.config.ts", "svelte.config.js", "eslint.config.js", "package.json"].map((file) => [
      file,
      readFileSync(join(WEB, file), "utf8"),
    ]),
  ),
};

describe("the page", () => {
  test("imports downward only", () => {
    expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
    expect(breaches(SOURCES)).toEqual([]);
  });
  test("imports nothing in a circle", () => expect(circle(SOURCES)).toEqual([]));
  test("names no game outside its room", () => {
    expect(GAMES.length).toBeGreaterThan(2);
    expect(named(ALL, GAMES)).toEqual([]);
  });
});

describe("a made-up house", () => {
  const SOUND: House = {
    "src/lib/a.ts": 'import { b } from "./b.ts";\nimport "svelte";',
    "src/lib/b.ts": "",
    "src/games/common/Log.svelte": '<script lang="ts">\n  import type { A } from "../../lib/a.ts";\n</script>',
    "src/games/owls/room.ts": 'const board = () => import("./Board.svelte");',
    "src/games/owls/Board.svelte": 'import Log from "../common/Log.svelte";',
    "src/games/crows/room.ts": "",
    "src/games/rooms.ts": 'import.meta.glob<Room>("./*/room.ts", { eager: true });',
    "src/pages/Lobby.svelte": 'import "../games/rooms.ts"; import Log from "../games/common/Log.svelte";',
    "src/main.ts": 'import Lobby from "./pages/Lobby.svelte";',
  };

  test("that is sound has no breach", () => {
    expect(breaches(SOUND)).toEqual([]);
    expect(circle(SOUND)).toEqual([]);
    expect(named(SOUND, ["owls", "crows"])).toEqual([]);
  });

  test.each([
    ["src/lib/a.ts", 'import { rooms } from "../games/rooms.ts";', "src/games/rooms.ts"],
    ["src/lib/a.ts", 'import type { Room } from "../games/owls/room.ts";', "src/games/owls/room.ts"],
    ["src/lib/a.ts", 'const page = import("../pages/Lobby.svelte");', "src/pages/Lobby.svelte"],
    ["src/games/common/Log.svelte", 'import { x } from "../owls/room.ts";', "src/games/owls/room.ts"],
    ["src/games/owls/room.ts", 'import {\n  x,\n} from "../crows/room.ts";', "src/games/crows/room.ts"],
    ["src/games/owls/room.ts", 'import "../rooms.ts";', "src/games/rooms.ts"],
    ["src/lib/a.ts", 'import.meta.glob("../games/*/room.ts");', "src/games/owls/room.ts"],
  ])("with a breach in %s is found out: %s", (file, text, target) => {
    expect(breaches({ ...SOUND, [file]: text })).toContain(`${file} must not import ${target}`);
  });

  test("with a part that nobody drew is found out", () => {
    expect(breaches({ ...SOUND, "src/helpers.ts": "" })).toEqual(["src/helpers.ts has no floor in the house"]);
  });

  test("with a circle is found out", () => {
    expect(circle({ ...SOUND, "src/lib/b.ts": 'import type { A } from "./a.ts";' })).toEqual([
      "src/lib/a.ts",
      "src/lib/b.ts",
      "src/lib/a.ts",
    ]);
  });

  test.each([
    ["src/lib/b.ts", 'if (game === "owls") return;', "owls"],
    ["src/games/crows/room.ts", "// unlike Owls", "owls"],
    ["src/portraits/crows.ts", "", "crows"],
  ])("that names a game in %s is found out", (file, text, game) => {
    expect(named({ ...SOUND, [file]: text }, ["owls", "crows"])).toEqual([`${file} names ${game}`]);
  });
});
