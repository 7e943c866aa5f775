// The games' rooms: what each brings to the table. A board is loaded with its game only.
import type { Component, Snippet } from "svelte";
import type { Choosing } from "../lib/choosing.svelte.ts";
import type { Moves } from "../lib/flights.ts";
import type { Words } from "../lib/texts.svelte.ts";
import type { Card, GameEvent, Option, Settings, View } from "../lib/wire.ts";
import { songbirds } from "./songbirds/room.ts";
import { wingspan } from "./wingspan/room.ts";
import { wyrmspan } from "./wyrmspan/room.ts";

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
  /** A game's ids in words, as its `localized()` on the Python side does. */
  words: (data: Words) => Words;
  /** The whole table: own board, what lies in the middle, the others in small. */
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** Whether the board lets the reader click this answer, so that the bar needs no button for it. */
  onBoard: (option: Option) => boolean;
  /** What the bar calls one way on when an answer is picked in steps. */
  wayOn: (field: string, value: unknown) => string;
  /** A food or resource in words. */
  thing: (thing: string) => string;
  /** What a card says besides its text, and what lies on it now. */
  facts: (card: Card, view: View) => Fact[];
  /** How far the game has come, for the head of the page. */
  status: (view: View, seat: number) => string;
  /** What each seat's points were then, knowing how it ended; the running totals unless said. */
  pointsThen?: (then: View, end: View) => number[];
  /** What the first-game guide points at, step by step; `web.guide.<game>.1` … say why. */
  guide: string[];
  /** What flies over the table after each kind of event; the others' such events are shown one by one. */
  moves: Moves;
  /** The rule terms that explain themselves, each with the section of the rules that says more. */
  terms: Record<string, string>;
  /** The bots and options of "Play now". */
  playNow: { bots: number; settings: Settings };
}

export const rooms: Record<string, Room> = { songbirds, wingspan, wyrmspan };
