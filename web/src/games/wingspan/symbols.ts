// What bonus cards ask for and a bird's card shows: its symbols, and the cards of the reader for which it counts.
import { getContext, setContext } from "svelte";
import { catalogues, nameOf } from "../../lib/catalogue.svelte.ts";
import type { BirdFacts, BonusFacts, WingspanView } from "./mat.ts";

/** The symbols printed on a bird's card, as the names of their icons. */
export function symbolsOf(card: BirdFacts): string[] {
  const printed = { predator: card.predator, flocking: card.flocking, "bonus-card": card.bonus_card_icon };
  return Object.entries(printed).flatMap(([symbol, shown]) => (shown ? [symbol] : []));
}

/** The bonus cards among these for which a bird counts by itself, by name. */
export function countsFor(card: BirdFacts, bonuses: (string | null)[], edition: string): string[] {
  return bonuses.flatMap((name) => {
    const bonus = name === null ? undefined : (catalogues.find("wingspan", name) as BonusFacts | undefined);
    return bonus?.birds[edition]?.includes(card.id) ? [nameOf(bonus)] : [];
  });
}

const HELD = Symbol("the bonus cards that the reader holds");
type Counting = (card: BirdFacts) => string[];

/** Let every bird card of a board mark for which of a seat's bonus cards it counts. */
export function markFor(view: () => WingspanView, seat: () => number): void {
  setContext<Counting>(HELD, (card) => {
    const { bonus, drawn, settings } = view();
    return countsFor(card, [...(drawn[seat()] ?? []), ...(bonus[seat()] ?? [])], String(settings["edition"]));
  });
}

/** What the board around says; nothing counts where there is none. */
export const counting = (): Counting => getContext<Counting | undefined>(HELD) ?? (() => []);
