// A board to think about: all seats are the reader's, choices are tried and taken back, branches kept.
import type { Asker } from "./asker.ts";
import { catalogues } from "./catalogue.svelte.ts";
import { Choosing } from "./choosing.svelte.ts";
import type { Counsel } from "./coach.ts";
import { withAutoma } from "./names.ts";
import { roomOf } from "./room.ts";
import { say, texts } from "./texts.svelte.ts";
import { ask, type Board, type GameEvent, type Option, type Position, type View } from "./wire.ts";

/** A branch as a link holds it: a choice, and the branches that begin after it. */
export type Twig = [choice: string, after: Twig[]];

/** What a link holds: where the board began, its branches, and where the reader stands. */
export interface Kept {
  position: Position;
  branches: Twig[];
  at: string[];
}

/** A moment on the board: the choice that led to it, and those that were tried from it. */
export class Moment {
  after: Moment[] = $state.raw([]);
  board: Board | null = $state.raw(null);
  counsel: Counsel | null = $state.raw(null);

  constructor(
    readonly before: Moment | null,
    readonly seat: number,
    readonly choice: string,
    readonly option: Option | null,
  ) {}

  /** The choices that lead here from the beginning. */
  get path(): string[] {
    return this.before ? [...this.before.path, this.choice] : [];
  }

  get twig(): Twig {
    return [this.choice, this.after.map((next) => next.twig)];
  }
}

export class Bench implements Asker {
  readonly root = new Moment(null, -1, "", null);
  now: Moment = $state.raw(this.root);
  /** Whose board is large, if not that of the seat that is asked. */
  looked: number | null = $state(null);
  refusal: string | null = $state(null);
  readonly choosing: Choosing;

  // A board has no clock and nobody else: these hold for every `Asker`.
  readonly info = null;
  readonly connected = true;
  readonly lately = null;
  readonly openTurn = null;
  readonly mayEnd = false;
  readonly sinceMyTurn: GameEvent[] = [];
  readonly cameBack = false;
  readonly offer = null;

  /** `answer` takes what is chosen, if it is not to be played here at once. */
  constructor(
    private position: Position,
    private readonly called: string[] = [],
    answer?: (option: Option) => void,
  ) {
    this.choosing = new Choosing((option) => (answer ? answer(option) : void this.choose(option)));
  }

  get board(): Board | null {
    return this.now.board;
  }

  get game(): string {
    return this.position.game;
  }

  get seat(): number {
    const asked = this.board?.seat ?? -1;
    return this.looked ?? (asked >= 0 ? asked : 0);
  }

  get view(): View | null {
    return this.board?.views[this.seat] ?? null;
  }

  get names(): string[] {
    const seats = this.board?.views.length ?? 0;
    const names = Array.from(
      { length: seats },
      (_, seat) => this.called[seat] || say("web.seat.number", { number: seat + 1 }),
    );
    return withAutoma(names, this.view);
  }

  get over(): boolean {
    return this.board !== null && this.board.seat < 0;
  }

  get undoable(): number {
    return this.now.before ? 1 : 0;
  }

  get events(): GameEvent[] {
    return this.board?.events ?? [];
  }

  /** What the last choice did. */
  get news(): GameEvent[] {
    const number = this.now.path.length;
    return this.events.filter((event) => event.number === number);
  }

  /** Open the board; a position that is refused is thrown. */
  async open(branches: Twig[] = [], at: string[] = []): Promise<void> {
    await Promise.all([texts.use(this.game), catalogues.use(this.game), roomOf(this.game).board()]);
    await this.read(this.root);
    this.position = this.root.board?.start ?? this.position;
    await this.grow(this.root, branches);
    let found = this.root;
    for (const choice of at) found = found.after.find((next) => next.choice === choice) ?? found;
    await this.go(found);
  }

  private async grow(from: Moment, branches: Twig[]): Promise<void> {
    for (const [choice, after] of branches) {
      const next = this.added(from, choice);
      await this.read(next);
      await this.grow(next, after);
    }
  }

  private async read(moment: Moment): Promise<void> {
    const body = { position: this.position, choices: moment.path };
    moment.board ??= await ask<Board>("/api/boards", { method: "POST", body, language: texts.language });
  }

  private added(from: Moment, choice: string): Moment {
    const known = from.after.find((next) => next.choice === choice);
    if (known) return known;
    const [seat = "", text = ""] = [choice.slice(0, choice.indexOf(":")), choice.slice(choice.indexOf(":") + 1)];
    const options = from.board?.views[Number(seat)]?.decision?.options ?? [];
    const next = new Moment(from, Number(seat), choice, options.find((option) => option.text === text) ?? null);
    from.after = [...from.after, next];
    return next;
  }

  /** Try an option. */
  async choose(option: Option): Promise<void> {
    const asked = this.view?.decision?.seat;
    if (asked === undefined) return;
    await this.go(this.added(this.now, `${asked}:${option.text}`));
  }

  async go(moment: Moment): Promise<void> {
    this.refusal = null;
    try {
      await this.read(moment);
      this.now = moment;
      this.looked = null;
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
      if (moment.before && !moment.board) moment.before.after = moment.before.after.filter((next) => next !== moment);
    }
    this.pose();
  }

  /** Look at the board with the eyes of a seat. */
  look(seat: number): void {
    this.looked = seat;
    this.pose();
  }

  /** Ask again what is asked here. */
  pose(): void {
    const view = this.view;
    if (view) this.choosing.ask(view, this.seat, roomOf(view.game).picking);
  }

  undo(): void {
    if (this.now.before) void this.go(this.now.before);
  }

  /** The next moment, on the branch that was last begun. */
  redo(): void {
    const next = this.now.after.at(-1);
    if (next) void this.go(next);
  }

  /** Forget a branch. */
  drop(moment: Moment): void {
    const before = moment.before;
    if (!before) return;
    for (let at: Moment | null = this.now; at; at = at.before) if (at === moment) void this.go(before);
    before.after = before.after.filter((next) => next !== moment);
  }

  async advise(longer: boolean): Promise<Counsel> {
    const now = this.now;
    const body = { position: this.position, choices: now.path, longer };
    const counsel = await ask<Counsel>("/api/boards/advice", { method: "POST", body, language: texts.language });
    now.counsel = counsel;
    return counsel;
  }

  /** Let the coach choose. */
  async coachChooses(): Promise<void> {
    if (this.over || this.choosing.sent) return;
    this.choosing.sent = true;
    try {
      const counsel = this.now.counsel ?? (await this.advise(false));
      const best = counsel.options[0];
      if (best) await this.go(this.added(this.now, `${counsel.seat}:${best.option}`));
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : String(error);
    } finally {
      this.choosing.sent = false;
    }
  }

  get kept(): Kept {
    return { position: this.position, branches: this.root.twig[1], at: this.now.path };
  }

  endTurn(): void {
    // Turns are not held here.
  }

  followHabit(): void {
    // Nobody asks twice here.
  }
}
