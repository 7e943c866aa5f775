// Written by `python -m tools.wire_types` from src/voliere/server/schema/: change those files.
import type { Card, GameEvent, Position, RecordData, View } from "./shapes.ts";

export interface LanguageWish {
  language?: "en" | "fr";
}

export interface FaultData {
  id: string;
  arguments: Record<string, unknown>;
  sentence: string;
}

export interface ErrorData {
  id: string;
  sentence: string;
  faults: FaultData[];
}

export interface Refused {
  error: ErrorData;
}

export interface Health {
  status: "ok";
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

export interface CardWorth {
  kind: string;
  tier: "A" | "B" | "C" | "D" | "S";
  value: number;
  doubt: number;
  seats: number;
}

export interface Worths {
  games: number;
  bots: string[];
  contested: boolean;
  worths: Record<string, CardWorth>;
}

export interface Sentences {
  sentences: Record<string, string | string[]>;
}

export interface Clock {
  per: "game" | "turn";
  seconds: number;
  increment?: number;
  zero?: "bot" | "lost";
}

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
  chat?: "everyone" | "friends" | "nobody";
  clock?: Clock | null;
  rated?: boolean;
  seed?: number | null;
  record?: RecordData | null;
}

export interface JoinSeat {
  seat?: number | null;
  name?: string;
  person?: string | null;
}

export interface SeatChange {
  kind: "bot" | "open" | "person";
  level?: string;
  name?: string | null;
}

export interface Choice {
  number: number;
  option: string;
  hold?: boolean;
}

export interface EndTurn {
  number: number;
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

export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  level: string | null;
  name: string;
  taken: boolean;
  failed: string | null;
  lost: boolean;
  mark: string;
}

export interface Clocks {
  left: number[];
  running: number[];
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
  chat: "everyone" | "friends" | "nobody";
  clock: Clock | null;
  clocks: Clocks | null;
  rated: boolean;
  round: number;
  totals: number[];
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

export interface LogEntry {
  number: number;
  kind: "choice" | "end" | "undo";
  seat: number;
  text: string;
  at: number;
  taken_back: boolean;
}

export interface Log {
  entries: LogEntry[];
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
  hold?: boolean;
  id?: string | number | null;
}

export interface EndMessage {
  type: "end";
  number: number;
  id?: string | number | null;
}

export interface UndoMessage {
  type: "undo";
  number: number;
  count?: number;
  id?: string | number | null;
}

export interface SayMessage {
  type: "say";
  text?: string;
  phrase?: string;
  name?: string;
  id?: string | number | null;
}

export interface PleaMessage {
  type: "plea";
  space: string;
  free?: boolean;
  id?: string | number | null;
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

export interface OpenTurn {
  seats: number[];
  whole: boolean;
}

export interface Plea {
  seat: number;
  space: string;
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
  open_turn: OpenTurn | null;
  clocks: Clocks | null;
  pleas: Plea[] | null;
}

export interface Word {
  number: number;
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string;
  at: number;
}

export interface WordsMessage {
  type: "words";
  words: Word[];
}

export interface PleasMessage {
  type: "pleas";
  pleas: Plea[];
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
  phrases: string[];
}

export interface RefusedMessage {
  type: "refused";
  error: ErrorData;
  id: string | number | null;
}

export interface PersonWish {
  name: string;
  mark?: string;
}

export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: "en" | "fr";
}

export interface CodeWish {
  code: string;
}

export interface PersonKey {
  key: string;
}

export interface PushKey {
  key: string;
}

export interface Noticed {
  seat: number;
}

export interface PersonRating {
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

export interface Opponent {
  name: string;
  level: string | null;
  games: number;
  better: number;
  worse: number;
}

export interface GameStatistics {
  game: string;
  games: number;
  won: number;
  left: number;
  mean: number | null;
  best: number | null;
  parts: Record<string, number>;
  against: Opponent[];
}

export interface Person {
  name: string;
  mark: string;
  ratings: PersonRating[];
  statistics: GameStatistics[];
}

export interface Erased {
  tables: number;
}

export interface MoveCode {
  code: string;
  until: number;
}

export interface OwnTable {
  table: TableInfo;
  seat: number;
}

export interface OwnTables {
  tables: OwnTable[];
}

export interface BestPlayer {
  name: string;
  mark: string;
  level: string | null;
  rating: PersonRating;
}

export interface Best {
  players: BestPlayer[];
}

export interface StepWish {
  seat?: number;
}

export interface NewReplay {
  replay: string;
}

export interface TurnStart {
  number: number;
  seat: number;
  round: number;
}

export interface Replay {
  replay: string;
  game: string;
  created: number;
  record: RecordData;
  turns: TurnStart[];
  events: GameEvent[];
}

export interface Step {
  number: number;
  last: number;
  view: View;
  events: GameEvent[];
}

export interface Moment {
  position: Position;
}

export interface AdviceWish {
  longer?: boolean;
}

export interface ReviewWish {
  quick?: boolean;
}

export interface BoardWish {
  position: Position;
  choices?: string[];
}

export interface BoardAdviceWish {
  position: Position;
  choices?: string[];
  longer?: boolean;
}

export interface Skill {
  mu: number;
  sigma: number;
}

export interface PuzzleWish {
  options: string[];
  skill?: Skill | null;
}

export interface ReviewState {
  state: "done" | "none" | "running" | "stopped";
  done: number;
  last: number;
  review: Record<string, unknown> | null;
}

export interface Board {
  start: Position;
  position: Position;
  seat: number;
  views: View[];
  events: GameEvent[];
}

export interface PuzzleLine {
  id: string;
  theme: string;
  rating: number;
}

export interface Puzzles {
  game: string;
  today: string | null;
  puzzles: PuzzleLine[];
}

export interface PuzzleBoard {
  id: string;
  game: string;
  theme: string;
  rating: number;
  seat: number;
  position: Position;
}

export interface PuzzleAnswer {
  right: boolean;
  chosen: Record<string, unknown>;
  best: string;
  judged: boolean;
  counsel: Record<string, unknown>;
  skill: Skill;
}

export type ClientMessage = Hello | ChooseMessage | EndMessage | UndoMessage | SayMessage | PleaMessage;
export type ServerMessage = Stored | StateMessage | WordsMessage | PleasMessage | TableMessage | Welcome | RefusedMessage;
