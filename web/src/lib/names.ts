// What people and bots are called at a table.
import { capital, say, sayIf } from "./texts.svelte.ts";
import type { Seat, TableInfo } from "./wire.ts";

/** A seat's name: the person's, also while a bot plays for them, the bot's level, or its number. */
export function seatName(seat: Seat): string {
  const standIn = seat.kind === "bot" && seat.taken;
  if (seat.name !== "") return standIn ? say("web.seat.stand-in", { name: seat.name }) : seat.name;
  if (seat.kind === "bot") return levelName(seat.level ?? "", seat.seat);
  return say("web.seat.number", { number: seat.seat + 1 });
}

export function namesOf(table: TableInfo): string[] {
  return table.seats.map(seatName);
}

function levelName(level: string, seat: number): string {
  return say("web.seat.bot", { level: botLevel(level), number: seat + 1 });
}

/** A bot's level in words; a level that the page does not know keeps its own name. */
export function botLevel(level: string): string {
  const id = `web.level.${level}`;
  const word = say(id);
  return word === id ? level : word;
}

const BIRDS = ["wren", "robin", "finch", "martin", "siskin", "dunlin", "linnet", "avocet"];

/** A name for somebody who has not given one. */
export function someName(): string {
  const bird = BIRDS[Math.floor(Math.random() * BIRDS.length)] ?? "wren";
  return say(`web.name.${bird}`);
}

/** A game's name; one that the page does not know keeps its own. */
export function gameName(game: string): string {
  return sayIf(`${game}.lobby.name`) || capital(game);
}

/** One or two signs for a name: a bot's or seat's number, or the first letter. */
export function sign(name: string): string {
  return /\d+/.exec(name)?.[0] ?? name.slice(0, 1).toUpperCase();
}
