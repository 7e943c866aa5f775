// The room of a game that brings none: everything can be played, nothing is beautiful.
import { catalogues, nameOf } from "../../lib/catalogue.svelte.ts";
import { lighter, shadeOf } from "../../lib/colour.ts";
import type { Room } from "../../lib/room.ts";
import { capital, has, say, type Words } from "../../lib/texts.svelte.ts";
import type { Card, View } from "../../lib/wire.ts";
import { wayOnIn } from "./wayon.ts";

/** The fields that name no thing of the game. */
const AS_IT_IS = ["verb", "text", "topic", "seat"];

/** A word is a card's name, or `<game>.<field>.<word>` if the game says so. */
function wordsIn(game: string): (data: Words) => Words {
  const inWords = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => inWords(field, item));
    if (typeof value !== "string" || AS_IT_IS.includes(field)) return value;
    const card = catalogues.find(game, value);
    if (card) return { card: card.id, label: nameOf(card) };
    const id = `${game}.${field}.${value}`;
    return has(id) ? say(id) : value;
  };
  return (data) => Object.fromEntries(Object.entries(data).map(([field, value]) => [field, inWords(field, value)]));
}

/** Two letters on a colour of their own. */
function plainPortrait(card: Card): string {
  const name = card.name["en"] ?? card.id;
  const letters = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join("");
  const shade = shadeOf(name);
  return `<rect width="120" height="96" fill="${lighter(shade, 0.75)}"/><text x="60" y="64" text-anchor="middle" font-size="44" fill="${shade}">${letters}</text>`;
}

/** Three cards on a table whose colour is the game's own. */
function plainPicture(game: string): string {
  const shade = shadeOf(game);
  const card = (x: number, turn: number): string =>
    `<rect x="${x}" y="34" width="72" height="104" rx="8" fill="#fbf7ea" stroke="${shade}" stroke-width="4" transform="rotate(${turn} ${x + 36} 86)"/>`;
  return `<rect width="360" height="170" fill="${lighter(shade, 0.6)}"/>${card(84, -9)}${card(144, 0)}${card(204, 9)}`;
}

const totals = (view: View): number[] => view.scores.map((sheet) => sheet["total"] ?? 0);

export function plainRoom(game: string): Room {
  const words = wordsIn(game);
  return {
    words,
    board: () => import("./PlainBoard.svelte"),
    onBoard: () => false,
    picking: { order: ["verb"], places: [], declines: ["decline"], handfuls: [] },
    wayOn: wayOnIn(game, words),
    doing: () => null,
    offeredBy: () => null,
    thing: (thing) => capital(thing),
    facts: () => [],
    filters: [],
    orders: [],
    face: () => import("./PlainFace.svelte"),
    status: () => "",
    title: () => null,
    finale: () => null,
    afterword: () => null,
    pointsThen: totals,
    guide: [],
    firstGame: null,
    moves: {},
    terms: {},
    playNow: { bots: 1, settings: {} },
    portrait: plainPortrait,
    picture: plainPicture(game),
    icons: {},
  };
}
