// How messages travel between the page and the server.
import { read, written } from "./exact.ts";
import type { ClientMessage, ErrorData, Refused as Refusal, ServerMessage } from "./wire.generated.ts";

export type * from "./shapes.ts";
export type * from "./wire.generated.ts";

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
    init.body = written(request.body);
    headers["Content-Type"] = "application/json";
  }
  const response = await fetch(path, init);
  if (response.ok) return read(await response.text()) as Answer;
  const answer = (await response.json().catch(() => null)) as Refusal | null;
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
      this.send({ type: "hello", token: this.token, lang: this.language });
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
  send(message: ClientMessage): boolean {
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
