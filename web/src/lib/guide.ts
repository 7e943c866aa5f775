// How far the reader has come in each game's guide, kept in this browser.

const DONE = "done";
const kept = (game: string): string => `voliere.guide.${game}`;

/** The step that comes next; null once the guide is over. */
export function guideStep(game: string): number | null {
  const value = localStorage.getItem(kept(game));
  return value === DONE ? null : Number(value ?? 0);
}

export function keepGuideStep(game: string, step: number | null): void {
  localStorage.setItem(kept(game), step === null ? DONE : String(step));
}

export const beginGuide = (game: string): void => keepGuideStep(game, 0);
