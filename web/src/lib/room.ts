// A game's room: all that the page knows of a game. What a game leaves out is plain.
import type { Component, Snippet } from "svelte";
import type { Choosing, Picking } from "./choosing.svelte.ts";
import type { Moves } from "./flights.ts";
import { addIcons, type Shape } from "./icons.ts";
import type { Words } from "./texts.svelte.ts";
import type { Card, Decision, GameEvent, Option, Plea, Settings, View } from "./wire.ts";

/** Spaces that seats ask the others to leave free, where those who play together may say so. */
export interface Pleading {
  asked: Plea[];
  mine: (space: string) => boolean;
  /** Ask for a space, or ask no more; null for who only looks on. */
  toggle: ((space: string) => void) | null;
}

/** What every board is given. */
export interface BoardProps {
  view: View;
  /** Whose board is large: the viewer's seat, or the one that a spectator looks at. */
  seat: number;
  /** The answer in the making; nothing is offered while somebody else is asked. */
  choosing: Choosing;
  names: string[];
  /** What seats ask to leave free; only at a live table of a game that lets them. */
  pleading?: Pleading | null;
  /** What just happened, for motion. */
  news: GameEvent[];
  /** Show a card large. */
  show: (card: string) => void;
  /** The bar with the question; the board says where it stands. */
  question: Snippet;
  /** What happened so far, in sentences; the board says where it stands. */
  log: Snippet;
}

export interface FaceProps {
  game: string;
  card: Card;
}

/** What a game shows before its end sheet; `done` when the sheet may come. */
export interface FinaleProps extends AfterwordProps {
  done: () => void;
}

/** What a game adds to its end sheet. */
export interface AfterwordProps {
  view: View;
  names: string[];
}

/** What the guide points at, and what is to be done there: one of these events of one's own ends the step. */
export interface GuideStep {
  at: string;
  does?: string[];
}

export interface Fact {
  label: string;
  value: string;
}

/** A fact by which the cards of a gallery are told apart. */
export interface CardFilter {
  name: string;
  /** In the order in which they are offered. */
  values: string[];
  of: (card: Card) => string[];
  label: () => string;
  word: (value: string) => string;
  /** The icon of a value, by its name. */
  icon?: (value: string) => string;
}

/** An order of cards; the lowest comes first. */
export interface CardOrder {
  name: string;
  of: (card: Card) => number;
  label: () => string;
}

/** A message and what goes into it. */
export interface Doing {
  id: string;
  data: Words;
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
  /** What the question belongs to: the card that is played, the one that asks, the action; null for none. */
  doing: (view: View) => Doing | null;
  /** The card that asks, if this is an offer that comes again and again: it can be answered once and for all. */
  offeredBy: (decision: Decision) => string | null;
  /** A thing that is taken in handfuls, in words. */
  thing: (thing: string) => string;
  /** What a card says besides its text, and what lies on it now; in the gallery there is no view. */
  facts: (card: Card, view: View | null) => Fact[];
  /** How the gallery tells the cards apart, and in which orders it shows them. */
  filters: CardFilter[];
  orders: CardOrder[];
  /** A card as it lies on the table, with all that is written on it. */
  face: () => Promise<{ default: Component<FaceProps> }>;
  /** How far the game has come, for the head of the page. */
  status: (view: View, seat: number) => string;
  /** The headline of a game that nobody wins against another; null where somebody does. */
  title: (view: View) => string | null;
  /** What comes before the end sheet, and what stands below it. */
  finale: (view: View) => Promise<{ default: Component<FinaleProps> }> | null;
  afterword: (view: View) => Promise<{ default: Component<AfterwordProps> }> | null;
  /** What each seat's points were then, knowing how it ended. */
  pointsThen: (then: View, end: View) => number[];
  /** The guide through a first game, step by step; `<game>.web.guide.1` … say what to do and why. */
  guide: GuideStep[];
  /** The prepared deal of that game; null where there is none. */
  firstGame: { seed: number; bots: number; settings: Settings } | null;
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
