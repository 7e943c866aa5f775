// Who I am to this server, if I want to be known: a key that only this browser has.
import { myTables } from "./tables.svelte.ts";
import { texts } from "./texts.svelte.ts";
import { ask, Refused, type MoveCode, type OwnTables, type Person, type PersonKey } from "./wire.ts";

const KEPT = "voliere.me";
const UNKNOWN = 401;

class Me {
  key: string | null = $state(localStorage.getItem(KEPT));
  person: Person | null = $state.raw(null);

  private async ask<Answer>(path: string, method = "GET", body?: unknown): Promise<Answer> {
    const request = { method, language: texts.language, ...(body === undefined ? {} : { body }) };
    try {
      return await ask<Answer>(path, this.key === null ? request : { ...request, token: this.key });
    } catch (error) {
      // Erased from another device: this one has nobody any more.
      if (error instanceof Refused && error.status === UNKNOWN) this.keep(null);
      throw error;
    }
  }

  private keep(key: string | null): void {
    this.key = key;
    this.person = null;
    if (key === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, key);
  }

  async become(name: string, mark: string): Promise<void> {
    this.keep((await this.ask<PersonKey>("/api/people", "POST", { name, mark })).key);
    await this.look();
  }

  async move(code: string): Promise<void> {
    this.keep((await this.ask<PersonKey>("/api/people/code", "POST", { code })).key);
    await this.look();
    await this.bringTables();
  }

  async look(): Promise<void> {
    if (this.key === null) return;
    this.person = await this.ask<Person>("/api/me");
    myTables.rename(this.person.name);
  }

  async change(name: string, mark: string): Promise<void> {
    this.person = await this.ask<Person>("/api/me", "PUT", { name, mark });
    myTables.rename(this.person.name);
  }

  code(): Promise<MoveCode> {
    return this.ask<MoveCode>("/api/me/code", "POST");
  }

  /** The tables at which I sat down on other devices: my key opens them here. */
  async bringTables(): Promise<void> {
    if (this.key === null) return;
    const { tables } = await this.ask<OwnTables>("/api/me/tables");
    for (const { table, seat } of tables.reverse()) {
      const known = myTables.find(table.table);
      if (!known || !(seat in known.seats)) myTables.keep(table.table, table.game, { seats: { [seat]: this.key } });
    }
  }

  async forget(): Promise<void> {
    await this.ask("/api/me", "DELETE");
    for (const { table, seats } of myTables.all)
      if (Object.values(seats).includes(this.key ?? "")) myTables.forget(table);
    this.keep(null);
  }
}

export const me = new Me();
