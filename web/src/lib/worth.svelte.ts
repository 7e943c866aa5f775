// What the cards of each game were worth in the study that the server brings: fetched once.
import { texts } from "./texts.svelte.ts";
import { ask, type CardWorth, type Worths } from "./wire.ts";

export const TIERS = ["S", "A", "B", "C", "D"] as const;

class Studies {
  private games: Record<string, Worths> = $state.raw({});
  private readonly fetching = new Map<string, Promise<void>>();

  /** Fetch a game's study, unless it is here; where that fails, nothing is told. */
  use(game: string): Promise<void> {
    let fetching = this.fetching.get(game);
    if (!fetching) {
      fetching = this.fetch(game).catch(() => void this.fetching.delete(game));
      this.fetching.set(game, fetching);
    }
    return fetching;
  }

  private async fetch(game: string): Promise<void> {
    const found = await ask<Worths>(`/api/games/${game}/worth`, { language: texts.language });
    this.games = { ...this.games, [game]: found };
  }

  /** The study of a game, once it is here. */
  of(game: string): Worths | undefined {
    return this.games[game];
  }
}

export const studies = new Studies();

/** Of how many games, with how many seats, as the reader writes numbers. */
export const counted = (count: number, language: string): string => new Intl.NumberFormat(language).format(count);

const POINTS = { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** How much more a card brought: of all victories, or points. */
export function valueOf({ value }: CardWorth, contested: boolean, language: string): string {
  return new Intl.NumberFormat(language, contested ? { ...POINTS, style: "percent" } : POINTS).format(value);
}

/** How far that is in doubt, to each side. */
export function doubtOf({ doubt }: CardWorth, contested: boolean, language: string): string {
  return valueOf({ value: doubt } as CardWorth, contested, language).replace("+", "");
}
