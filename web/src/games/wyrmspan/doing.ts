// What a question belongs to: the dragon that is being played and where, the cave that is explored.
import type { Doing } from "../../lib/room.ts";
import type { View } from "../../lib/wire.ts";

/** A step of the game's agenda, as a view tells it. */
interface Step {
  step: string;
  seat: number;
  dragon?: string;
  card?: string;
  place?: string;
  cave?: string;
}

/** A card on its way to the mat, while it is paid for. */
export interface Coming {
  card: string;
  cave: string;
}

export function comingOf(view: View): Coming | null {
  const { decision } = view;
  if (!decision?.topic.startsWith("pay-")) return null;
  const step = (view["agenda"] as Step[]).findLast(
    ({ step, seat }) => ["arrive", "dig"].includes(step) && seat === decision.seat,
  );
  const card = step?.dragon ?? step?.card;
  return step && card ? { card, cave: step.cave ?? step.place?.split("-")[0] ?? "" } : null;
}

export function doing(view: View): Doing | null {
  const agenda = view["agenda"] as Step[];
  const arrives = agenda.findLast(({ step }) => step === "arrive");
  if (arrives?.dragon && view.decision?.topic.startsWith("pay-")) {
    return { id: "wyrmspan.web.doing.play", data: { card: arrives.dragon, place: arrives.place } };
  }
  const walk = agenda.findLast(({ step }) => step === "walk");
  return walk?.cave ? { id: "wyrmspan.web.doing.explore", data: { cave: walk.cave } } : null;
}
