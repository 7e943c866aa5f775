// How long things move; not at all for those who want stillness.

const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** The duration of a movement in milliseconds. */
export function moving(milliseconds = 200): number {
  return still.matches ? 0 : milliseconds;
}
