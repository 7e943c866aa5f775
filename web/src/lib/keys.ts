// The keyboard: arrows go to the nearest lit thing, the rest is a table's own.

const LIT = "[data-lit]:not([disabled])";

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const AWAY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus to the nearest lit thing in the arrow's direction; the first one from nowhere. */
export function moveFocus(key: string): boolean {
  const away = AWAY[key];
  const lit = [...document.querySelectorAll<HTMLElement>(LIT)].filter((it) => it.offsetParent !== null);
  if (!away || lit.length === 0) return false;
  const now = document.activeElement;
  if (!now || !lit.includes(now as HTMLElement)) {
    lit[0]?.focus();
    return true;
  }
  const from = centre(now);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const it of lit) {
    const to = centre(it);
    const ahead = (to.x - from.x) * away[0] + (to.y - from.y) * away[1];
    const aside = Math.abs((to.x - from.x) * away[1]) + Math.abs((to.y - from.y) * away[0]);
    if (it !== now && ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = it;
    }
  }
  best?.focus();
  return best !== null;
}

/** Whether the keys belong to what is focused or open: a field, a dialog, an explanation. */
export function keysTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest("input, select, textarea, dialog[open]") !== null ||
    document.querySelector(":popover-open") !== null
  );
}

/** The bar's own keys, and what each of them clicks. */
const BAR: Record<string, string> = {
  Enter: "[data-enter]",
  Escape: "[data-escape]",
  s: "[data-since]",
  n: "[data-decline]",
  N: "[data-decline]",
  z: "[data-undo]",
  Z: "[data-undo-all]",
  c: "[data-coach]",
  C: "[data-coach]",
};

/** Do what a key says at a board: move the focus, give an answer, press the bar; false for any other key. */
export function pressed(event: KeyboardEvent): boolean {
  if (event.key.startsWith("Arrow")) return moveFocus(event.key);
  if (/^[1-9]$/.test(event.key)) {
    const key = `[data-key="${event.key}"]:not(:disabled)`;
    (document.querySelector<HTMLElement>(`[data-bar]${key}`) ?? document.querySelector<HTMLElement>(key))?.click();
    return true;
  }
  const selector = BAR[event.key];
  const focused = (event.target as HTMLElement).closest("button, a, summary");
  if (!selector || (event.key === "Enter" && focused)) return false;
  document.querySelector<HTMLElement>(`${selector}:not(:disabled)`)?.click();
  return true;
}
