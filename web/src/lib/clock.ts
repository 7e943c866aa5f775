// What clocks a table may have, and how time is told.
import { say } from "./texts.svelte.ts";
import type { Clock } from "./wire.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clocks to choose from when a table is made, by the name in which they are worded. */
export const CLOCKS: Record<string, Omit<Clock, "zero">> = {
  "turn-1": { per: "turn", seconds: MINUTE },
  "turn-3": { per: "turn", seconds: 3 * MINUTE },
  "turn-10": { per: "turn", seconds: 10 * MINUTE },
  "game-10": { per: "game", seconds: 10 * MINUTE, increment: 10 },
  "game-25": { per: "game", seconds: 25 * MINUTE, increment: 20 },
  "days-1": { per: "turn", seconds: DAY },
  "days-3": { per: "turn", seconds: 3 * DAY },
  "days-7": { per: "turn", seconds: 7 * DAY },
};

const two = (part: number): string => String(part).padStart(2, "0");

/** Time as a clock shows it: minutes and seconds, longer ones in hours or days. */
export function shown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= 2 * DAY) return say("web.clock.days", { n: Math.floor(left / DAY) });
  if (left >= HOUR)
    return say("web.clock.hours", { hours: Math.floor(left / HOUR), minutes: two(Math.floor((left % HOUR) / MINUTE)) });
  return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
}

/** When little is left, so that it is shown. */
export const LITTLE = 20;
