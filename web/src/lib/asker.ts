// What a question bar needs to know of whoever asks: a table on the server, or a board to think about.
import type { Choosing } from "./choosing.svelte.ts";
import type { GameEvent, OpenTurn, Option, TableInfo, View } from "./wire.ts";

export interface Asker {
  readonly choosing: Choosing;
  readonly view: View | null;
  readonly names: string[];
  readonly info: Pick<TableInfo, "slow_bots"> | null;
  readonly connected: boolean;
  readonly over: boolean;
  readonly refusal: string | null;
  readonly undoable: number;
  /** What another did last, since the reader's own choice. */
  readonly lately: GameEvent | null;
  /** The turns that wait for their seats to end them, and whether the reader may. */
  readonly openTurn: OpenTurn | null;
  readonly mayEnd: boolean;
  endTurn(): void;
  undo(count?: number): void;
  /** What the others did since the reader's last turn, and whether he has just come. */
  readonly sinceMyTurn: GameEvent[];
  readonly cameBack: boolean;
  /** An offer that comes again and again, and its standing answer. */
  readonly offer: { card: string; use: Option; decline: Option } | null;
  followHabit(): void;
}
