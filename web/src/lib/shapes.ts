// What the games themselves put into messages: the server's shapes leave these parts open.

export type Scalar = boolean | number | string;
export type Settings = Record<string, Scalar>;
/** A score sheet by its rows. */
export type Sheet = Record<string, number>;

/** An option: its text, which is sent back, its verb, and what it touches. */
export interface Option {
  text: string;
  verb: string;
  [field: string]: unknown;
}

export interface Decision {
  seat: number;
  topic: string;
  options?: Option[];
  [field: string]: unknown;
}

/** What every game's view holds; the rest is the game's own (see its board). */
export interface View {
  game: string;
  seats: number;
  settings: Settings;
  viewer: number | null;
  number: number;
  waiting: number[];
  decision: Decision | null;
  scores: Sheet[];
  winners: number[];
  [part: string]: unknown;
}

/** A whole state as readable JSON; the rest is the game's own. */
export interface Position {
  game: string;
  [part: string]: unknown;
}

export interface GameEvent {
  number: number;
  kind: string;
  seat: number;
  [field: string]: unknown;
}

/** A card or tile of a game's catalogue. */
export interface Card {
  kind: string;
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
  [fact: string]: unknown;
}

/** A game from its beginning to where it stands. */
export interface RecordData {
  seats?: number;
  players?: string[];
  choices: string[];
  scores: Sheet[] | null;
}
