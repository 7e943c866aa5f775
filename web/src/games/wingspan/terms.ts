// The terms of Wingspan that explain themselves, and where the rules say more.
// `wingspan.term.<id>` has the words that stand for one, `.means` what it means.

export const terms: Record<string, string> = {
  feeder: "gain-food",
  die: "gain-food",
  supply: "gain-food",
  tray: "draw-cards",
  tuck: "powers",
  cache: "powers",
  brown: "powers",
  white: "powers",
  pink: "powers",
  row: "a-turn",
  habitat: "play-a-bird",
  goal: "rounds-and-goals",
  bonus: "bonus-cards",
  nest: "the-table",
  egg: "lay-eggs",
  predator: "powers",
  wild: "play-a-bird",
  wingspan: "powers",
  automa: "one-player-the-automa",
};
