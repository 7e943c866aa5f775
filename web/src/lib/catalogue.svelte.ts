// The cards of each game: fetched once, found by id or by any of their names.
import { texts } from "./texts.svelte.ts";
import { ask, type Card, type Cards } from "./wire.ts";

class Catalogues {
  private games: Record<string, Map<string, Card>> = $state.raw({});
  private effects: Record<string, Record<string, Record<string, string>>> = $state.raw({});
  private readonly fetching = new Map<string, Promise<void>>();

  /** Fetch a game's cards, unless they are here. */
  use(game: string): Promise<void> {
    let fetching = this.fetching.get(game);
    if (!fetching) {
      fetching = this.fetch(game);
      this.fetching.set(game, fetching);
      fetching.catch(() => this.fetching.delete(game));
    }
    return fetching;
  }

  private async fetch(game: string): Promise<void> {
    const { cards, effects } = await ask<Cards>(`/api/games/${game}/cards`, { language: texts.language });
    const named = cards.flatMap((card) => [card.id, ...Object.values(card.name)].map((name) => [name, card] as const));
    // The first card of a name is the one that is meant, and the last entry of a Map stays.
    const found = new Map(named.toReversed());
    this.games = { ...this.games, [game]: found };
    this.effects = { ...this.effects, [game]: effects };
  }

  /** A card by its id or name. */
  find(game: string, name: unknown): Card | undefined {
    return typeof name === "string" ? this.games[game]?.get(name) : undefined;
  }

  /** What an effect does that is printed on no card, or on a part of one. */
  effect(game: string, key: string): string {
    return this.effects[game]?.[key]?.[texts.language] ?? "";
  }

  /** Every card of a game, once. */
  all(game: string): Card[] {
    return [...new Set(this.games[game]?.values() ?? [])];
  }
}

export const catalogues = new Catalogues();

/** A card's name in the reader's language. */
export function nameOf(card: Card): string {
  return card.name[texts.language] ?? card.name["en"] ?? card.id;
}

/** What a card does, in the reader's language. */
export function textOf(card: Card): string {
  return card.text[texts.language] ?? "";
}
