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
