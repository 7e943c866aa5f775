// What the page asks the server for around a table: create, join, rematch.
import { someName } from "./names.ts";
import { myTables } from "./tables.svelte.ts";
import { texts } from "./texts.svelte.ts";
import { ask, type Created, type Joined, type NewTable, type SeatChange, type TableInfo } from "./wire.ts";

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
    if (invite) await join(created.table.table, wish.game, invite, wish.seats[seat]?.name ?? "");
  }
  return created.table.table;
}

/** Take the seat of an invite, or without one an open seat. */
export async function join(table: string, game: string, invite: string | undefined, name: string): Promise<number> {
  const { seat, token } = await ask<Joined>(`/api/tables/${table}/seats`, {
    method: "POST",
    body: { name },
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

/** The address that brings a friend to a seat; the secret stands behind # and is never sent. */
export function inviteLink(table: string, invite: string): string {
  return `${location.origin}/table/${table}#invite=${invite}`;
}

export function watchLink(table: string, watch: string | undefined): string {
  return `${location.origin}/table/${table}${watch ? `#watch=${watch}` : ""}`;
}

/** Save something as a file. */
export function download(name: string, data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 1)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
