// How long things move; not at all for those who want stillness.
import { settings } from "./settings.svelte.ts";

const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const PACE = { off: 0, quick: 0.5, normal: 1, slow: 2.5 } as const;

/** The duration of a movement in milliseconds, at the reader's speed. */
export function moving(milliseconds = 200): number {
  return still.matches ? 0 : milliseconds * PACE[settings.get("speed")];
}
