// What a question belongs to: the dragon that is being played and where, the cave that is explored.
import type { Doing } from "../../lib/room.ts";
import type { View } from "../../lib/wire.ts";

/** A step of the game's agenda, as a view tells it. */
interface Step {
  step: string;
  dragon?: string;
  place?: string;
  cave?: string;
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
