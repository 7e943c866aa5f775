// Which cards of a game somebody looks for: by words, by facts, in an order.
import type { CardFilter, CardOrder } from "./room.ts";
import type { Card } from "./wire.ts";

export interface Search {
  words: string;
  /** By the name of a filter, the values of which a card must have one. */
  wanted: Record<string, string[]>;
  order: string;
}

/** A text for comparing: without case, accents, ligatures and curly marks. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** All that is written on a card; its names in every language. */
function writing(card: Card, language: string): string {
  const text = card.text[language] ?? "";
  return folded([...Object.values(card.name), text, String(card["scientific"] ?? ""), card.id].join(" "));
}

/** Also of what has no rank, which comes last. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

function fits(card: Card, search: Search, filters: CardFilter[], language: string): boolean {
  const written = writing(card, language);
  const words = folded(search.words).split(" ");
  if (!words.every((word) => written.includes(word))) return false;
  return filters.every(({ name, of }) => {
    const wanted = search.wanted[name] ?? [];
    return wanted.length === 0 || of(card).some((value) => wanted.includes(value));
  });
}

/** The cards that fit, in order; those of one rank by kind and name. */
export function findCards(
  cards: Card[],
  search: Search,
  filters: CardFilter[],
  orders: CardOrder[],
  language: string,
): Card[] {
  const byName = new Intl.Collator(language, { numeric: true });
  const order = orders.find(({ name }) => name === search.order);
  const kinds = filters.find(({ name }) => name === "kind")?.values ?? [];
  const rank = (card: Card): number => order?.of(card) ?? 0;
  const name = (card: Card): string => card.name[language] ?? card.id;
  const kind = (card: Card): number => kinds.indexOf(card.kind);
  return cards
    .filter((card) => fits(card, search, filters, language))
    .toSorted((a, b) => compare(rank(a), rank(b)) || compare(kind(a), kind(b)) || byName.compare(name(a), name(b)));
}

/** The values of a filter that some card has, in the filter's order. */
export function valuesOf(cards: Card[], { of, values }: CardFilter): string[] {
  const had = new Set(cards.flatMap(of));
  return values.filter((value) => had.has(value));
}

/** A search as the end of an address, and back. */
export function toQuery({ words, wanted, order }: Search): string {
  const chosen = Object.entries(wanted).filter(([, values]) => values.length > 0);
  const query = new URLSearchParams(chosen.map(([name, values]) => [name, values.join(",")]));
  if (words) query.set("find", words);
  if (order) query.set("order", order);
  const told = query.toString().replaceAll("%2C", ",");
  return told && `?${told}`;
}

/** What no filter and no order knows is left out. */
export function fromQuery(query: string, filters: CardFilter[], orders: CardOrder[]): Search {
  const found = new URLSearchParams(query);
  const wanted = filters.map(({ name, values }) => {
    const told = (found.get(name) ?? "").split(",");
    return [name, values.filter((value) => told.includes(value))] as const;
  });
  const order = orders.find(({ name }) => name === found.get("order"))?.name ?? "";
  return { words: found.get("find") ?? "", wanted: Object.fromEntries(wanted), order };
}
