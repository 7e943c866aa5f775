// The terms of Songbirds that explain themselves, and where the rules say more.
// `songbirds.term.<id>` has the words that stand for one, `.means` what it means.

export const terms: Record<string, string> = {
  forest: "the-forest",
  volume: "berries",
  cancel: "berries",
  berries: "berries",
  harvest: "the-end",
  favourite: "the-end",
  worm: "early-bird-2-to-4-players",
  special: "four-players-the-special-card",
};
