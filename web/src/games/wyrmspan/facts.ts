// A dragon's facts in words, and what it has earned so far.
import { say, texts } from "../../lib/texts.svelte.ts";
import type { Card, View } from "../../lib/wire.ts";
import type { Fact } from "../../lib/room.ts";
import { CAVES, type DragonFacts, type Lodger, type WyrmspanView } from "./mat.ts";

const thing = (name: string): string => say(`wyrmspan.web.thing.${name}`);

/** A dragon on anybody's mat. */
export function lodgerOf(view: WyrmspanView, card: Card): Lodger | undefined {
  const lodgers = view.mats.flatMap((mat) => CAVES.flatMap((cave) => mat[cave].dragons));
  return lodgers.find(({ dragon }) => dragon === card.id);
}

/** What lies on a dragon, in words. */
export function lyingOn(lodger: Lodger): string {
  const things = [
    [say("wyrmspan.web.eggs"), lodger.eggs] as const,
    ...Object.entries(lodger.cached).map(([name, count]) => [thing(name), count] as const),
    [say("wyrmspan.web.tucked"), lodger.tucked] as const,
  ];
  return things
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");
}

/** What of a card is not known for certain, where anything is not. */
export function assumption(card: Card): Fact | undefined {
  const told = card["assumed_text"] as Record<string, string> | undefined;
  const value = told?.[texts.language];
  return value ? { label: say("wyrmspan.web.fact.assumed"), value } : undefined;
}

export function facts(card: Card, view: View | null): Fact[] {
  const doubt = assumption(card);
  const assumed = doubt ? [doubt] : [];
  if (card.kind !== "dragon") return assumed;
  const dragon = card as DragonFacts;
  const lodger = view ? lodgerOf(view as WyrmspanView, dragon) : undefined;
  const held = lodger ? lyingOn(lodger) : "";
  const cost = Object.entries(dragon.cost).map(([name, count]) => `${count} × ${thing(name)}`);
  return [
    { label: say("web.fact.points"), value: String(dragon.points) },
    {
      label: say("wyrmspan.web.fact.caves"),
      value: dragon.caves.map((cave) => say(`wyrmspan.cave.${cave}`)).join(", "),
    },
    { label: say("web.fact.cost"), value: cost.join(", ") || "0" },
    { label: say("wyrmspan.web.fact.nests"), value: String(dragon.nests) },
    {
      label: say("wyrmspan.web.fact.kind"),
      value: `${say(`wyrmspan.size.${dragon.size}`)}, ${say(`wyrmspan.personality.${dragon.personality}`)}`,
    },
    {
      label: say("wyrmspan.web.fact.ability"),
      value: dragon.trigger
        .split("+")
        .map((name) => say(`wyrmspan.trigger.${name}`))
        .join(", "),
    },
    ...(held ? [{ label: say("web.fact.on"), value: held }] : []),
    ...assumed,
  ];
}
