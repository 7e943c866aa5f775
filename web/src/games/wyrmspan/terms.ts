// The terms of Wyrmspan that explain themselves, and where the rules say more.
// `wyrmspan.term.<id>` has the words that stand for one, `.means` what it means.

export const terms: Record<string, string> = {
  excavate: "excavate",
  entice: "entice",
  explore: "explore",
  pass: "a-turn",
  coin: "a-turn",
  resource: "a-turn",
  egg: "abilities",
  cache: "abilities",
  tuck: "abilities",
  hatchling: "hatchlings",
  guild: "the-guild",
  marker: "the-guild",
  objective: "objectives",
  "cave-card": "cave-cards",
  display: "cards",
  ability: "abilities",
  automa: "one-player-the-automa",
};
