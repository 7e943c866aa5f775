// How far a log had come when the reader's last turn at a table ended, kept in this browser.

const KEPT = "voliere.marks";
/** The tables that are remembered; the oldest are forgotten. */
const MOST = 50;

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export function markOf(table: string, seat: number): number | null {
  return all()[`${table}/${seat}`] ?? null;
}

export function setMark(table: string, seat: number, events: number): void {
  const { [`${table}/${seat}`]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries([...kept, [`${table}/${seat}`, events]])));
}
