// From a name and its facts to what is drawn.
import type { Dragon, Traits, Wardrobe } from "./model.ts";
import { hash, pick } from "./pen.ts";
import { PLANS } from "./plans/index.ts";
import { BODIES, ELSE, KINDS, OWN, PATTERNS, THINGS, WORDS, YOUNG } from "./wardrobe.ts";

/** What a dragon looks like: chosen by the words of its name, and where they are silent by its number. */
export function traitsOf(d: Dragon): Traits {
  const { name } = d,
    seed = hash(name),
    kid = d.size === "hatchling";
  let words: Wardrobe = {};
  for (const [re, w] of WORDS) if (re.test(name)) words = { ...words, ...w };
  words = { ...words, ...(OWN[name] ?? {}) };
  let plan = words.plan ?? BODIES.find(([re]) => re.test(name))?.[1] ?? pick(ELSE, seed >>> 13);
  if (kid && !words.plan) plan = YOUNG[plan] ?? plan;
  const worn = Object.entries(KINDS[plan] ?? {}).map(([what, kinds], i) => [
    what,
    pick<string | number>(kinds, seed >>> (2 + 3 * i)),
  ]);
  const t: Wardrobe & { pat: string } = {
    pat: pick(PATTERNS, seed >>> 21),
    ...(Object.fromEntries(worn) as Wardrobe),
    ...words,
  };
  if (t.calm && d.personality !== "aggressive") t.asleep = 1;
  if (plan === "moray" || plan === "koi") t.pat = words.pat ?? (plan === "koi" ? "patches" : "spots");
  const thing = THINGS.find(([re]) => re.test(name))?.[1];
  return { thing, ...t, plan, pose: words.pose ?? (seed >>> 17) % (PLANS[plan]?.poses ?? 1), seed, kid };
}
