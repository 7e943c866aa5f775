// As many whole lines of a card's power as there is room for.
import type { Action } from "svelte/action";

const LEAST_LINES = 1;

function fit(card: HTMLElement): void {
  const text = card.querySelector<HTMLElement>("[data-power-text]");
  const scene = card.querySelector<HTMLElement>("[data-scene]");
  const box = text?.parentElement;
  if (!text || !scene || !box) return;
  const style = getComputedStyle(box);
  const edges = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom) + parseFloat(style.borderTopWidth);
  const others = [...card.children].filter((child) => child !== box && child !== scene);
  const taken = others.reduce((sum, child) => sum + (child as HTMLElement).offsetHeight, 0);
  const room = card.clientHeight - taken - parseFloat(getComputedStyle(scene).minHeight) - edges;
  const lines = Math.floor(room / parseFloat(getComputedStyle(text).lineHeight));
  text.style.setProperty("--lines", String(Math.max(LEAST_LINES, lines)));
}

/** Fit the power's text anew whenever the card's size changes, or what is written on it. */
export const fitPower: Action<HTMLElement, unknown> = (card) => {
  const watch = new ResizeObserver(() => fit(card));
  watch.observe(card);
  const head = card.firstElementChild;
  if (head) watch.observe(head);
  return { update: () => fit(card), destroy: () => watch.disconnect() };
};
