// As many whole lines of a text as its box has room for.
import type { Action } from "svelte/action";

/** Keeps `--lines` on a box at the number of whole lines that fit into it. */
export const wholeLines: Action<HTMLElement> = (box) => {
  const fit = (): void => {
    const lines = Math.floor(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight));
    box.style.setProperty("--lines", String(Math.max(1, lines)));
  };
  const watch = new ResizeObserver(fit);
  watch.observe(box);
  return { destroy: () => watch.disconnect() };
};
