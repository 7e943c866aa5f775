// What people and bots are called at a table.
import { capital, has, say, sayIf } from "./texts.svelte.ts";
import type { Seat, TableInfo, View } from "./wire.ts";

/** A seat's name: the person's, also while a bot plays for them, the bot's level, or its number. */
export function seatName(seat: Seat): string {
  const standIn = seat.kind === "bot" && seat.taken;
  if (seat.name !== "") return standIn ? say("web.seat.stand-in", { name: seat.name }) : seat.name;
  if (seat.kind === "bot") return levelName(seat.level ?? "", seat.seat);
  return say("web.seat.number", { number: seat.seat + 1 });
}

/** A name where there is little room: without what stands in brackets, such as a bot's level. */
export function brief(name: string): string {
  return name.replace(/ \(.*\)$/, "");
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

/** The names of a record's players, as they are called at a table; two of one name are told apart. */
export function playerNames(players: string[]): string[] {
  return players.map((name, seat) => {
    if (has(`web.level.${name}`)) return levelName(name, seat);
    return players.indexOf(name) === players.lastIndexOf(name) ? name : `${name} ${seat + 1}`;
  });
}

/** With the Automa's name, which holds a score sheet but no seat. */
export function withAutoma(names: string[], view: View | null): string[] {
  return (view?.scores.length ?? 0) > names.length ? [...names, say("web.automa")] : names;
}

/** One or two signs for each name, all different: a bot's number, a letter, two letters, or a letter and the seat. */
export function signs(names: string[]): string[] {
  const number = (name: string): string | undefined => /\d+/.exec(name)?.[0];
  const ways = [
    (name: string) => number(name) ?? name.slice(0, 1).toUpperCase(),
    (name: string) => number(name) ?? capital(name.slice(0, 2)),
    (name: string, seat: number) => `${name.slice(0, 1).toUpperCase()}${seat + 1}`,
  ];
  const all = ways.map((way) => names.map(way));
  return names.map((_, seat) => {
    const found = all.find((way) => way.indexOf(way[seat] ?? "") === way.lastIndexOf(way[seat] ?? ""));
    return found?.[seat] ?? String(seat + 1);
  });
}
