// Written by `python -m tools.wire_types` from src/voliere/server/schema.py: change that file.
import type { Card, GameEvent, RecordData, View } from "./shapes.ts";

export interface SeatWish {
  kind?: "bot" | "open" | "person";
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  settings?: Record<string, boolean | number | string>;
  public?: boolean;
  seed?: number | null;
  record?: RecordData | null;
}

export interface JoinSeat {
  seat?: number | null;
  name?: string;
}

export interface SeatChange {
  kind: "bot" | "open" | "person";
  level?: string;
  name?: string | null;
}

export interface Choice {
  number: number;
  option: string;
}

export interface Undo {
  number: number;
  count?: number;
}

export interface ListTables {
  list?: "finished" | "open" | "playing";
  game?: string;
  before?: number;
  limit?: number;
}

export interface StepWish {
  seat?: number;
}

export interface LanguageWish {
  language?: "en" | "fr";
}

export interface Hello {
  type: "hello";
  token?: string | null;
  lang?: string;
}

export interface ChooseMessage {
  type: "choose";
  number: number;
  option: string;
  id?: string | number | null;
}

export interface UndoMessage {
  type: "undo";
  number: number;
  count?: number;
  id?: string | number | null;
}

export interface FaultData {
  id: string;
  arguments: Record<string, unknown>;
}

export interface ErrorData {
  id: string;
  sentence: string;
  faults: FaultData[];
}

export interface Refused {
  error: ErrorData;
}

export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  level: string | null;
  name: string;
  taken: boolean;
  failed: string | null;
}

export interface TableInfo {
  table: string;
  game: string;
  rules: number;
  settings: Record<string, boolean | number | string>;
  seats: Seat[];
  public: boolean;
  seeded: boolean;
  state: "finished" | "playing";
  archived: boolean;
  number: number;
  waiting: number[];
  created: number;
  touched: number;
  scores: Record<string, number>[] | null;
  replay: string | null;
  rematch: string | null;
  slow_bots: number[];
}

export interface Created {
  table: TableInfo;
  host: string;
  watch: string | null;
  invites: (string | null)[];
}

export interface Joined {
  seat: number;
  token: string;
}

export interface SeatChanged {
  seat: Seat;
  invite: string | null;
}

export interface Tables {
  tables: TableInfo[];
}

export interface Stored {
  type: "stored";
  number: number;
  id: string | number | null;
}

export interface TakenBack {
  seat: number;
  count: number;
}

export interface StateMessage {
  type: "state";
  number: number;
  seat: number | null;
  view: View;
  events_from: number;
  events: GameEvent[];
  undoable: number;
  taken_back: TakenBack | null;
}

export interface TableMessage {
  type: "table";
  table: TableInfo;
}

export interface Welcome {
  type: "welcome";
  seat: number | null;
  lang: string;
  table: TableInfo;
}

export interface RefusedMessage {
  type: "refused";
  error: ErrorData;
  id: string | number | null;
}

export interface LogEntry {
  number: number;
  kind: "choice" | "undo";
  seat: number;
  text: string;
  at: number;
  taken_back: boolean;
}

export interface Log {
  entries: LogEntry[];
}

export interface SettingInfo {
  name: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  settings: SettingInfo[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
}

export interface Cards {
  cards: Card[];
  effects: Record<string, Record<string, string>>;
}

export interface Sentences {
  sentences: Record<string, string | string[]>;
}

export interface NewReplay {
  replay: string;
}

export interface Replay {
  replay: string;
  game: string;
  created: number;
  record: RecordData;
  events: GameEvent[];
}

export interface Step {
  number: number;
  last: number;
  view: View;
  events: GameEvent[];
}

export interface Health {
  status: "ok";
}

export type ClientMessage = Hello | ChooseMessage | UndoMessage;
export type ServerMessage = Stored | StateMessage | TableMessage | Welcome | RefusedMessage;
