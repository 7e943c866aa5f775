// A game's room: all that the page knows of a game. What a game leaves out is plain.
import type { Component, Snippet } from "svelte";
import type { Choosing, Picking } from "./choosing.svelte.ts";
import type { Moves } from "./flights.ts";
import { addIcons, type Shape } from "./icons.ts";
import type { Words } from "./texts.svelte.ts";
import type { Card, Decision, GameEvent, Option, Settings, View } from "./wire.ts";

/** What every board is given. */
export interface BoardProps {
  view: View;
  /** Whose board is large: the viewer's seat, or the one that a spectator looks at. */
  seat: number;
  /** The answer in the making; nothing is offered while somebody else is asked. */
  choosing: Choosing;
  names: string[];
  /** What just happened, for motion. */
  news: GameEvent[];
  /** Show a card large. */
  show: (card: string) => void;
  /** The bar with the question; the board says where it stands. */
  question: Snippet;
  /** What happened so far, in sentences; the board says where it stands. */
  log: Snippet;
}

export interface Fact {
  label: string;
  value: string;
}

export interface Room {
  /** A game's ids in words, as its `words()` on the Python side does. */
  words: (data: Words) => Words;
  /** The whole table: own board, what lies in the middle, the others in small. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** Whether the board lets the reader click this answer, so that the bar needs no button for it. */
  onBoard: (option: Option) => boolean;
  /** How an answer is picked in steps. */
  picking: Picking;
  /** What the bar calls one way on when an answer is picked in steps. */
  wayOn: (field: string, value: unknown) => string;
  /** The card that asks, if this is an offer that comes again and again: it can be answered once and for all. */
  offeredBy: (decision: Decision) => string | null;
  /** A thing that is taken in handfuls, in words. */
  thing: (thing: string) => string;
  /** What a card says besides its text, and what lies on it now. */
  facts: (card: Card, view: View) => Fact[];
  /** How far the game has come, for the head of the page. */
  status: (view: View, seat: number) => string;
  /** What each seat's points were then, knowing how it ended. */
  pointsThen: (then: View, end: View) => number[];
  /** What the first-game guide points at, step by step; `<game>.web.guide.1` … say why. */
  guide: string[];
  /** What flies over the table after each kind of event; the others' such events are shown one by one. */
  moves: Moves;
  /** The rule terms that explain themselves, each with the section of the rules that says more. */
  terms: Record<string, string>;
  /** The bots and options of "Play now". */
  playNow: { bots: number; settings: Settings };
  /** A card's portrait, as the inside of an SVG of 120 × 96; "" for a card without one. */
  portrait: (card: Card) => string;
  /** The game's picture in the lobby, as the inside of an SVG of 360 × 170. */
  picture: string;
  /** The icons of the game's things, by their names; no two games name the same. */
  icons: Record<string, Shape>;
}

let plain: (game: string) => Room = (game) => {
  throw new Error(`no room was furnished, not even a plain one for ${game}`);
};
const rooms = new Map<string, Room>();

/** Furnish the games' rooms; every other game gets a plain one. */
export function furnish(found: Record<string, Partial<Room>>, plainRoom: (game: string) => Room): void {
  plain = plainRoom;
  for (const [game, room] of Object.entries(found)) {
    rooms.set(game, { ...plain(game), ...room });
    addIcons(room.icons ?? {});
  }
}

export function roomOf(game: string): Room {
  const known = rooms.get(game) ?? plain(game);
  rooms.set(game, known);
  return known;
}
