import type pg from 'pg';
import type { Preamble } from './database.ts';

/** Prepared statements per connection; a plan of the larger ones takes some hundred kilobytes. */
const MOST_STATEMENTS = 200;
/** Texts remembered as seen once. */
const MOST_TEXTS = 2_000;

/**
 * Which statements stay prepared on a connection: repeated ones, while there is room. Only on a direct connection,
 * since a pooler may route the next transaction to another one, which does not know them.
 */
export class PreparedStatements {
  readonly #names = new WeakMap<pg.PoolClient, Map<string, string> | null>();
  readonly #texts = new Set<string>();

  /** Begins a transaction; the first one also checks whether the connection is direct. */
  async begin(client: pg.PoolClient, { text }: Preamble): Promise<void> {
    if (this.#names.has(client)) {
      await client.query(`BEGIN; ${text}`);
      return;
    }
    // A pooler makes up the process id that it reports: the one of the server behind it changes.
    const answers: unknown = await client.query(`BEGIN; SELECT pg_backend_pid() AS pid; ${text}`);
    const pid = (answers as pg.QueryResult<{ pid: number }>[])[1]?.rows[0]?.pid;
    const { processID } = client as pg.PoolClient & { processID?: number | null };
    this.#names.set(client, pid !== undefined && pid === processID ? new Map() : null);
  }

  /**
   * The statement's name on the connection; undefined where it is not prepared.
   *
   * @param role keeps statements of another role apart, since row-level security changes their plan
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
