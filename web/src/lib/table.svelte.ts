// A table as one viewer sees it: the socket's messages turned into state for the page.
import { announcer } from "./announcer.svelte.ts";
import { catalogues } from "./catalogue.svelte.ts";
import { Choosing } from "./choosing.svelte.ts";
import { roomOf, type Pleading } from "./room.ts";
import { habits } from "./habits.svelte.ts";
import { markOf, setMark } from "./marks.ts";
import { moving } from "./motion.ts";
import { gameName, namesOf, withAutoma } from "./names.ts";
import { notice } from "./notice.ts";
import { happened, question } from "./sentences.ts";
import { pushTurns } from "./push.ts";
import { settings } from "./settings.svelte.ts";
import { chime } from "./sound.ts";
import { myTables } from "./tables.svelte.ts";
import { plain, say, texts } from "./texts.svelte.ts";
import {
  TableSocket,
  type Clocks,
  type GameEvent,
  type OpenTurn,
  type Option,
  type Plea,
  type ServerMessage,
  type StateMessage,
  type TableInfo,
  type View,
} from "./wire.ts";
import { Words } from "./words.svelte.ts";

/** Up to this number, events are told one by one to a screen reader; more would never end. */
const TOLD_AT_ONCE = 6;
/** Milliseconds for which a move of another is shown, and for which all that wait may be. */
const LONGEST_PAUSE = 380;
const PATIENCE = 3000;

export class Table {
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  seat: number | null = $state(null);
  events: GameEvent[] = $state.raw([]);
  /** The events that the last message brought: what there is to animate. */
  news: GameEvent[] = $state.raw([]);
  /** What another did last, since the viewer's own choice. */
  lately: GameEvent | null = $state.raw(null);
  undoable = $state(0);
  /** What time the seats had left when the server said so last, and when that was. */
  clocks: Clocks | null = $state.raw(null);
  clocksAt = $state(0);
  connected = $state(true);
  refusal: string | null = $state(null);
  /** Whether something was refused since the last state: the one that follows shows how things stand, and why. */
  private refused = false;
  /** Why the viewer cannot come in. */
  shut: string | null = $state(null);
  /** The turns that wait for their seats to end them. */
  openTurn: OpenTurn | null = $state.raw(null);
  readonly choosing = new Choosing((option, atOnce) => this.choose(option, atOnce));

  readonly words: Words;
  /** What can be said here in every language at once. */
  phrases: string[] = $state.raw([]);
  /** The spaces that seats ask the others to leave free; null where the game knows none. */
  private pleas: Plea[] | null = $state.raw(null);
  /** Whether the viewer has done nothing here yet: he has just come, or come back. */
  cameBack = $state(true);
  /** Number of events when the viewer's last turn ended. */
  private mark: number | null = $state(null);
  /** Number of events when the last choice was sent, until it is known whether it ended the turn. */
  private sentAt: number | null = null;

  /** States that came while an earlier one is shown. */
  private readonly toShow: StateMessage[] = [];
  private timer = 0;
  private number = 0;
  /** What opens the table to the viewer. */
  private token: string | null = null;
  private socket: TableSocket;

  constructor(
    readonly id: string,
    token: string | null,
  ) {
    this.words = new Words(id);
    this.socket = this.connect(token);
  }

  get names(): string[] {
    return withAutoma(this.info ? namesOf(this.info) : [], this.view);
  }

  /** What the others did since the viewer's last turn. */
  get sinceMyTurn(): GameEvent[] {
    return this.mark === null ? [] : this.events.slice(this.mark).filter(({ seat }) => seat !== this.seat);
  }

  private turnEnded(events: number): void {
    this.mark = events;
    if (this.seat !== null) setMark(this.id, this.seat, events);
  }

  get over(): boolean {
    return this.view !== null && this.view.waiting.length === 0;
  }

  get myTurn(): boolean {
    return this.seat !== null && (this.view?.waiting.includes(this.seat) ?? false);
  }

  private connect(token: string | null): TableSocket {
    this.token = token;
    return new TableSocket(
      this.id,
      token,
      texts.language,
      (message) => this.hear(message),
      (connected) => {
        this.connected = connected;
        if (!connected) this.choosing.sent = false;
      },
    );
  }

  /** Look at the table with another seat's eyes (hot seat). */
  sitAs(token: string): void {
    this.close();
    this.view = null;
    this.socket = this.connect(token);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.shut = null;
        this.seat = message.seat;
        this.words.clear();
        this.phrases = message.phrases;
        if (this.token !== null && settings.get("notice") === "on") void pushTurns(this.id, this.token);
        this.setInfo(message.table);
        break;
      case "table":
        this.setInfo(message.table);
        break;
      case "state":
        this.wind(message.clocks);
        this.hearState(message);
        break;
      case "refused":
        this.choosing.sent = false;
        if (this.info === null) this.shut = message.error.sentence;
        else {
          this.refusal = message.error.sentence;
          this.refused = true;
        }
        announcer.tell(message.error.sentence);
        break;
      case "words":
        this.words.hear(message.words, this.seat);
        break;
      case "pleas":
        this.pleas = message.pleas;
        break;
      case "stored":
        break;
    }
  }

  private wind(clocks: Clocks | null): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  private setInfo(info: TableInfo): void {
    this.info = info;
    this.wind(info.clocks);
    void texts.use(info.game);
    void catalogues.use(info.game);
  }

  /** The others' moves are shown one after the other, so that they can be followed. */
  private hearState(message: StateMessage): void {
    this.toShow.push(message);
    if (this.timer === 0) this.showNext();
  }

  private showNext(): void {
    this.timer = 0;
    for (let message = this.toShow.shift(); message; message = this.toShow.shift()) {
      this.showState(message);
      const follows = this.othersMove ?? this.toShow.length > 0;
      const pause = follows ? moving(Math.min(LONGEST_PAUSE, PATIENCE / (this.toShow.length + 1))) : 0;
      if (pause === 0 || document.hidden) continue;
      this.timer = window.setTimeout(() => this.showNext(), pause);
      return;
    }
  }

  /** Show all that waits to be shown; false when nothing did. */
  hurry(): boolean {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.toShow.length === 0) return false;
    for (const message of this.toShow.splice(0)) this.showState(message);
    return true;
  }

  /** What another did of the news that can be seen on the table, the last of it. */
  private get othersMove(): GameEvent | undefined {
    const moves = roomOf(this.view?.game ?? "").moves;
    return this.news.findLast(({ kind, seat }) => seat >= 0 && seat !== this.seat && kind in moves);
  }

  private showState(message: StateMessage): void {
    const first = this.view === null;
    const asked = this.myTurn;
    this.number = message.number;
    this.events = [...this.events.slice(0, message.events_from), ...message.events];
    this.news = first || message.taken_back ? [] : message.events;
    this.undoable = message.undoable;
    this.openTurn = message.open_turn;
    this.pleas = message.pleas;
    this.view = message.view;
    this.lately = this.othersMove ?? this.lately;
    if (first && this.seat !== null) this.mark = markOf(this.id, this.seat);
    if (this.sentAt !== null && message.undoable === 0) this.turnEnded(this.sentAt);
    this.sentAt = null;
    if (!this.refused) this.refusal = null;
    this.refused = false;
    this.choosing.ask(message.view, this.seat, roomOf(message.view.game).picking);
    void this.tellAloud();
    if (this.myTurn && !asked) this.tellTurn();
    this.followHabit();
  }

  /** A card's offer of the kind that comes again and again: take it or leave it, in another's turn. */
  get offer(): { card: string; use: Option; decline: Option } | null {
    const view = this.view;
    const decision = view?.decision;
    const [use, decline, ...more] = this.choosing.options;
    const card = view && decision ? roomOf(view.game).offeredBy(decision) : null;
    if (card === null || view?.["turn"] === this.seat || more.length > 0) return null;
    return use?.verb === "use" && decline?.verb === "decline" ? { card, use, decline } : null;
  }

  /** Give the standing answer to an offer, if there is one. */
  followHabit(): void {
    const offer = this.offer;
    const habit = offer ? habits.of(this.view?.game ?? "", offer.card) : "ask";
    if (offer && habit !== "ask") this.choosing.choose(offer[habit], true);
  }

  /** It is the viewer's turn now: a sound and a notice, for those who want them. */
  private tellTurn(): void {
    const others = (this.info?.seats ?? []).filter(({ seat }) => seat !== this.seat);
    chime(others.every(({ kind }) => kind === "bot"));
    notice(say("web.title.turn"), gameName(this.info?.game ?? ""), this.id);
  }

  /** Tell a screen reader what happened and what is asked. */
  private async tellAloud(): Promise<void> {
    const view = this.view;
    if (!view) return;
    await Promise.all([texts.use(view.game), catalogues.use(view.game)]);
    if (view !== this.view) return;
    const told = this.news
      .slice(-TOLD_AT_ONCE)
      .filter((event) => event.seat !== this.seat)
      .map((event) => plain(happened(view.game, event, this.names)));
    if (view.decision && this.choosing.options.length > 0)
      told.push(plain(question(view.game, view.decision, this.names)));
    else if (this.mayEnd) told.push(say(this.openTurn?.whole ? "web.turn.done" : "web.turn.answered"));
    else if (this.over) told.push(say("web.table.over"));
    announcer.tell(told.join(" "));
  }

  private choose(option: Option, atOnce: boolean): void {
    this.refusal = null;
    this.lately = null;
    this.hurry();
    this.cameBack = false;
    this.sentAt = this.events.length;
    const hold = !atOnce && settings.get("turns") === "confirm";
    const sent = this.socket.send({ type: "choose", number: this.number, option: option.text, hold });
    if (!sent) this.choosing.sent = false;
  }

  /** Whether the viewer has done all that was asked, and may end the turn or take something back. */
  get mayEnd(): boolean {
    return this.seat !== null && (this.openTurn?.seats.includes(this.seat) ?? false);
  }

  endTurn(): void {
    if (!this.mayEnd || this.choosing.sent) return;
    this.cameBack = false;
    this.turnEnded(this.events.length);
    this.choosing.sent = true;
    if (!this.socket.send({ type: "end", number: this.number })) this.choosing.sent = false;
  }

  /** Say a text, or a phrase by its id; false when the line is down. */
  say(words: { text: string } | { phrase: string }): boolean {
    this.refusal = null;
    return this.socket.send({ type: "say", ...words, ...(this.seat === null ? { name: myTables.name } : {}) });
  }

  /** The spaces that seats ask to leave free, as the board shows and changes them. */
  get pleading(): Pleading | null {
    const asked = this.pleas;
    if (asked === null) return null;
    const mine = (space: string): boolean => asked.some((plea) => plea.seat === this.seat && plea.space === space);
    const toggle = (space: string): void => {
      this.socket.send({ type: "plea", space, free: !mine(space) });
    };
    const plays = this.seat !== null && this.info?.seats[this.seat]?.kind === "person";
    return { asked, mine, toggle: plays ? toggle : null };
  }

  undo(count = 1): void {
    if (this.undoable < count) return;
    this.choosing.sent = true;
    if (!this.socket.send({ type: "undo", number: this.number, count })) this.choosing.sent = false;
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.toShow.length = 0;
    this.socket.close();
  }
}
