// As much of a text as its box has room for, in whole lines.
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

const ROUNDING = 0.1;
/** In how many steps a card gives way to its words. */
const STEPS = 4;

/** How many lines of `words` have room below the card's heads; they are shown in full when all have. */
function squeeze(card: HTMLElement, words: HTMLElement): boolean {
  const box = words.parentElement;
  if (!box) return true;
  const style = getComputedStyle(box);
  const edges = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) + parseFloat(style.borderTopWidth);
  const line = parseFloat(getComputedStyle(words).lineHeight);
  words.style.setProperty("--lines", "99");
  const room = card.getBoundingClientRect().bottom - Math.max(...heads(card)) - edges - feet(card) - 1;
  const wanted = Math.round(words.scrollHeight / line);
  // A zoomed page measures in its own pixels, and a part of a pixel is no line.
  const zoom = card.getBoundingClientRect().height / (card.offsetHeight || 1);
  const lines = Math.floor(room / (line * zoom) + ROUNDING);
  words.style.setProperty("--lines", String(Math.max(1, lines)));
  return wanted <= lines;
}

const heads = (card: HTMLElement): number[] =>
  [...card.querySelectorAll("[data-head], [data-picture]")]
    .map((head) => head.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ bottom }) => bottom);

/** The height of what stands below the words. */
const feet = (card: HTMLElement): number =>
  [...card.querySelectorAll("[data-foot]")].reduce((sum, foot) => sum + foot.getBoundingClientRect().height, 0);

/** The steps up to this one, as CSS asks for them: `[data-tight~="2"]` is the second step and all after it. */
export const steps = (count: number): string => Array.from({ length: count }, (_, step) => step + 1).join(" ");

/** A card whose words come before its picture: `data-tight` says in which steps it gave way so that all of them fit. */
export const wordsFirst: Action<HTMLElement, { grows?: boolean; anew?: unknown }> = (card, { grows }) => {
  if (grows) return;
  const fit = (): void => {
    const words = card.querySelector<HTMLElement>("[data-words]");
    const picture = card.querySelector("[data-picture]");
    if (words && !picture) return void squeeze(card, words);
    const fits = (): boolean => (words ? squeeze(card, words) : card.scrollHeight <= card.clientHeight);
    delete card.dataset["tight"];
    for (let step = 1; !fits() && step <= STEPS; step += 1) card.dataset["tight"] = steps(step);
  };
  const watch = new ResizeObserver(fit);
  watch.observe(card);
  void document.fonts.ready.then(fit);
  return { update: fit, destroy: () => watch.disconnect() };
};
