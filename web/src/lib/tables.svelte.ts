// My tables: the tokens that hold my seats, kept in this browser only.
import type { Created, TableInfo } from "./wire.ts";

export interface MyTable {
  table: string;
  game: string;
  /** The tokens of the seats that I hold here; several on a hot seat. */
  seats: Record<number, string>;
  host?: string;
  watch?: string;
  /** Invites that I may still hand to friends, by seat. */
  invites: Record<number, string>;
  at: number;
}

const KEPT = "voliere.tables";
const NAME = "voliere.name";
const MOST = 60;

function read(): MyTable[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as MyTable[];
  } catch {
    return [];
  }
}

class MyTables {
  all: MyTable[] = $state(read());
  name: string = $state(localStorage.getItem(NAME) ?? "");

  find(table: string): MyTable | undefined {
    return this.all.find((mine) => mine.table === table);
  }

  /** Keep what is known of a table; what was known before stays. */
  keep(table: string, game: string, known: Partial<MyTable>): MyTable {
    const before = this.find(table);
    const mine: MyTable = {
      ...(before ?? { table, game, seats: {}, invites: {}, at: Date.now() }),
      ...known,
      seats: { ...before?.seats, ...known.seats },
      invites: { ...before?.invites, ...known.invites },
    };
    this.all = [mine, ...this.all.filter((other) => other.table !== table)].slice(0, MOST);
    this.write();
    return mine;
  }

  keepCreated(created: Created): MyTable {
    const invites = Object.fromEntries(
      created.invites.flatMap((invite, seat) => (invite ? [[seat, invite] as const] : [])),
    );
    const { table, game } = created.table;
    const watch = created.watch ? { watch: created.watch } : {};
    return this.keep(table, game, { host: created.host, invites, ...watch });
  }

  /** A seat was taken with its invite: the token replaces it. */
  sit(table: string, game: string, seat: number, token: string): void {
    const mine = this.keep(table, game, { seats: { [seat]: token } });
    const { [seat]: _, ...invites } = mine.invites;
    mine.invites = invites;
    this.all = this.all.map((other) => (other.table === table ? mine : other));
    this.write();
  }

  /** A rematch: every token holds the same seat at the new table. */
  follow(old: string, next: TableInfo): void {
    const mine = this.find(old);
    if (mine && !this.find(next.table)) {
      this.keep(next.table, next.game, { ...mine, table: next.table, invites: {}, at: Date.now() });
    }
  }

  forget(table: string): void {
    this.all = this.all.filter((mine) => mine.table !== table);
    this.write();
  }

  rename(name: string): void {
    this.name = name;
    localStorage.setItem(NAME, name);
  }

  private write(): void {
    localStorage.setItem(KEPT, JSON.stringify(this.all));
  }
}

export const myTables = new MyTables();
