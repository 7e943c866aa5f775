// The messages of the server, as src/voliere/server/schema.py declares them, and how they travel.

export type Scalar = boolean | number | string;
export type Settings = Record<string, Scalar>;
export type SeatKind = "person" | "bot" | "open";

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  level: string | null;
  name: string;
  taken: boolean;
  failed: string | null;
}

export type Sheet = Record<string, number>;

export interface TableInfo {
  table: string;
  game: string;
  settings: Settings;
  seats: SeatInfo[];
  public: boolean;
  state: "playing" | "finished";
  number: number;
  waiting: number[];
  created: number;
  touched: number;
  scores: Sheet[] | null;
  replay: string | null;
  rematch: string | null;
}

/** A game's sentences by id; a list holds the plural forms. */
export interface Sentences {
  sentences: Record<string, string | string[]>;
}

export interface SettingInfo {
  name: string;
  values: Scalar[];
  default: Scalar;
}

export interface GameInfo {
  name: string;
  seats: number[];
  settings: SettingInfo[];
}

export interface SeatWish {
  kind: SeatKind;
  level?: string;
  name?: string;
}

export interface Created {
  table: TableInfo;
  host: string;
  watch: string | null;
  invites: (string | null)[];
}

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

export interface GameEvent {
  number: number;
  kind: string;
  seat: number;
  [field: string]: unknown;
}

export interface StateMessage {
  type: "state";
  number: number;
  seat: number | null;
  view: View;
  events_from: number;
  events: GameEvent[];
  undoable: number;
  taken_back: { seat: number; count: number } | null;
}

export interface ErrorData {
  id: string;
  sentence: string;
  faults: { id: string; arguments: Record<string, unknown> }[];
}

export type ServerMessage =
  | StateMessage
  | { type: "welcome"; seat: number | null; lang: string; table: TableInfo }
  | { type: "table"; table: TableInfo }
  | { type: "stored"; number: number; id: unknown }
  | { type: "refused"; error: ErrorData; id: unknown };

/** A finished or uploaded game. */
export interface Replay {
  replay: string;
  game: string;
  record: { seats?: number; players?: string[]; choices: string[]; scores: Sheet[] | null };
  events: GameEvent[];
}

export interface ReplayStep {
  number: number;
  last: number;
  view: View;
  events: GameEvent[];
}

/** A card or tile of a game's catalogue. */
export interface Card {
  kind: string;
  id: string;
  name: Record<string, string>;
  text: Record<string, string>;
  [fact: string]: unknown;
}

/** What the server refused, in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorData,
  ) {
    super(error.sentence);
  }
}

interface Request {
  method?: string;
  body?: unknown;
  token?: string | undefined;
  language: string;
}

/** Ask the server; what it refuses is thrown. */
export async function ask<Answer>(path: string, request: Request): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": request.language };
  if (request.token) headers["Authorization"] = `Bearer ${request.token}`;
  const init: RequestInit = { method: request.method ?? "GET", headers };
  if (request.body !== undefined) {
    init.body = JSON.stringify(request.body);
    headers["Content-Type"] = "application/json";
  }
  const response = await fetch(path, init);
  if (response.ok) return (await response.json()) as Answer;
  const answer = (await response.json().catch(() => null)) as { error: ErrorData } | null;
  throw new Refused(response.status, answer?.error ?? { id: "", sentence: response.statusText, faults: [] });
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const SHUT_OUT = 4000;

/** A table's socket. It comes back after every fault; each welcome brings the whole state. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly language: string,
    private readonly hear: (message: ServerMessage) => void,
    private readonly tellConnected: (connected: boolean) => void,
  ) {
    this.connect();
  }

  private connect(): void {
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      socket.send(JSON.stringify({ type: "hello", token: this.token, lang: this.language }));
      this.tellConnected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.closed) return;
      this.tellConnected(false);
      // The server shut this viewer out: coming back would not help.
      if (event.code > SHUT_OUT) return;
      this.timer = window.setTimeout(() => this.connect(), this.pause);
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    };
  }

  /** Send a message; false when the line is down. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
