// What tells a game's cards apart, in the game's own words.
import type { CardFilter, CardOrder } from "../../lib/room.ts";
import { capital, say } from "../../lib/texts.svelte.ts";
import type { Card } from "../../lib/wire.ts";

type Icon = NonNullable<CardFilter["icon"]>;

/** `<game>.web.filter.<name>` names a filter, `<game>.fact.<name>.<value>` its values. */
export function filterIn(
  game: string,
  name: string,
  values: readonly string[],
  of: CardFilter["of"],
  icon?: Icon,
): CardFilter {
  return {
    name,
    values: [...values],
    of,
    label: () => say(`${game}.web.filter.${name}`),
    word: (value) => capital(say(`${game}.fact.${name}.${value}`)),
    ...(icon && { icon }),
  };
}

/** A filter by a number, which is its own word; all from the last on are one. */
export function numbersIn(
  game: string,
  name: string,
  most: number,
  of: (card: Card) => number | undefined,
): CardFilter {
  const values = Array.from({ length: most + 1 }, (_, number) => String(number));
  const told = (card: Card): string[] => {
    const number = of(card);
    return number === undefined ? [] : [String(Math.min(number, most))];
  };
  const word = (value: string): string => (Number(value) === most ? say("web.cards.or-more", { n: most }) : value);
  return { ...filterIn(game, name, values, told), word };
}

/** `<game>.web.order.<name>` names an order. Cards without such a number come last. */
export function orderIn(game: string, name: string, of: (card: Card) => number | undefined): CardOrder {
  return { name, of: (card) => of(card) ?? Infinity, label: () => say(`${game}.web.order.${name}`) };
}
