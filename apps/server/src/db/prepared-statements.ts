import type pg from 'pg';
import type { Preamble } from './database.ts';

/** So many statements stay read on one connection; a plan of the larger ones takes some hundred kilobytes there. */
const MOST_STATEMENTS = 200;
/** Texts that are remembered as having come before. */
const MOST_TEXTS = 2_000;

/**
 * Which statements a connection keeps read and planned: those that came before, while there is room. Only where it is
 * the server's own, since a pooler may hand the next transaction to another one, which does not know them.
 */
export class PreparedStatements {
  readonly #names = new WeakMap<pg.PoolClient, Map<string, string> | null>();
  readonly #texts = new Set<string>();

  /** Begins a transaction on the connection, and asks on the first whose it is. */
  async begin(client: pg.PoolClient, { text }: Preamble): Promise<void> {
    if (this.#names.has(client)) {
      await client.query(`BEGIN; ${text}`);
      return;
    }
    // A pooler makes up the process that it tells of: that of the server behind it changes.
    const answers: unknown = await client.query(`BEGIN; SELECT pg_backend_pid() AS pid; ${text}`);
    const pid = (answers as pg.QueryResult<{ pid: number }>[])[1]?.rows[0]?.pid;
    const { processID } = client as pg.PoolClient & { processID?: number | null };
    this.#names.set(client, pid !== undefined && pid === processID ? new Map() : null);
  }

  /**
   * What a statement is called on the connection; undefined where it is read each time.
   *
   * @param role statements of another role are kept apart, since row-level security makes another plan of them
   */
  nameOf(client: pg.PoolClient, role: string, text: string): string | undefined {
    const names = this.#names.get(client);
    if (names === undefined || names === null) return undefined;
    const key = `${role} ${text}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    if (!this.#texts.has(key)) {
      if (this.#texts.size === MOST_TEXTS) this.#texts.clear();
      this.#texts.add(key);
      return undefined;
    }
    if (names.size === MOST_STATEMENTS) return undefined;
    const name = `s${names.size + 1}`;
    names.set(key, name);
    return name;
  }
}
