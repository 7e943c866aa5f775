// What the page asks the server for around a table: create, join, rematch.
import { written } from "./exact.ts";
import { me } from "./me.svelte.ts";
import { someName } from "./names.ts";
import { myTables } from "./tables.svelte.ts";
import { texts } from "./texts.svelte.ts";
import {
  ask,
  type Created,
  type Games,
  type Joined,
  type NewTable,
  type RecordData,
  type SeatChange,
  type TableInfo,
} from "./wire.ts";

/** My name at tables; somebody without one gets a bird's. */
export function myName(): string {
  if (myTables.name === "") myTables.rename(someName());
  return myTables.name;
}

/** Create a table and sit down on the seats that are mine. */
export async function createTable(wish: NewTable, mine: number[]): Promise<string> {
  const created = await ask<Created>("/api/tables", { method: "POST", body: wish, language: texts.language });
  myTables.keepCreated(created);
  for (const seat of mine) {
    const invite = created.invites[seat];
    if (invite) await join(created.table.table, wish.game, invite, wish.seats[seat]?.name ?? "", seat === mine[0]);
  }
  return created.table.table;
}

/** Take the seat of an invite, or without one an open seat; as `myself` it is mine on every device. */
export async function join(
  table: string,
  game: string,
  invite: string | undefined,
  name: string,
  myself = Object.keys(myTables.find(table)?.seats ?? {}).length === 0,
): Promise<number> {
  const { seat, token } = await ask<Joined>(`/api/tables/${table}/seats`, {
    method: "POST",
    body: { name, person: myself ? me.key : null },
    token: invite,
    language: texts.language,
  });
  myTables.sit(table, game, seat, token);
  return seat;
}

/** Hand a seat to a bot, or take one's own back. */
export async function changeSeat(table: string, seat: number, change: SeatChange, token: string): Promise<void> {
  const path = `/api/tables/${table}/seats/${seat}`;
  await ask(path, { method: "PUT", body: change, token, language: texts.language });
}

/** The same game again; every token holds its seat there too. */
export async function rematch(table: string, token: string): Promise<TableInfo> {
  const next = await ask<TableInfo>(`/api/tables/${table}/rematch`, {
    method: "POST",
    token,
    language: texts.language,
  });
  myTables.follow(table, next);
  return next;
}

/** Play on from a moment of a record, against the bots that sat there; people's seats are bots' now. */
export async function playFrom(record: RecordData, number: number, seat: number): Promise<string> {
  const { scores: _, players = [], ...rest } = record as RecordData & { game: string; seats?: number };
  const start = (rest as { start?: { seats?: number } }).start;
  const count = players.length || rest.seats || start?.seats || 1;
  const { bots } = await ask<Games>("/api/games", { language: texts.language });
  const seats = Array.from({ length: count }, (_, index) => {
    if (index === seat) return { kind: "person" as const, name: myName() };
    const level = players[index] ?? "";
    return { kind: "bot" as const, level: bots.includes(level) ? level : "normal" };
  });
  const cut = { ...rest, choices: record.choices.slice(0, number) };
  return createTable({ game: rest.game, seats, record: cut as unknown as RecordData }, [seat]);
}

/** The address that brings a friend to a seat; the secret stands behind # and is never sent. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/table/${table}#invite=${invite}`;
}

export function watchLink(table: string, watch: string | undefined): string {
  return `${location.origin}/table/${table}${watch ? `#watch=${watch}` : ""}`;
}

/** Save something as a file. */
export function download(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([written(data, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
