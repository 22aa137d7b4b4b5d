import type { Mutex } from '@electric-sql/pglite';
import { tableName } from './database.ts';
import type { EmbeddedEngine } from './embedded-engine.ts';
import { pause } from './pause.ts';

/** A table is analyzed again once this many of its rows, and this share of them, have changed. */
const CHANGED_ROWS = 250;
const CHANGED_SHARE = 0.2;

/**
 * Values kept per column; 30 × 300 rows are sampled. The engine's default of 100 blocks the thread three times as long.
 */
const TARGET = 30;

/**
 * The engine's counters are lost when the process is killed; a table that has outgrown its statistics shows in its page
 * count.
 */
const OUTGROWN = 'pg_relation_size(oid) / 8192 > 4 + 1.2 * relpages';

const staleTables = `SELECT relname AS name FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND (pg_stat_get_mod_since_analyze(oid) > ${CHANGED_ROWS} + ${CHANGED_SHARE} * greatest(reltuples, 0) OR ${OUTGROWN})`;

/**
 * Does what autovacuum does on a PostgreSQL server: keeps the planner's statistics up to date. The embedded engine has
 * no process for it, and without them a list of 20,000 patients takes minutes
 * (docs/decisions/database-and-requests.md#statements-stay-prepared).
 */
export class EmbeddedStatistics {
  readonly #engine: EmbeddedEngine;
  readonly #turns: Mutex;
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(engine: EmbeddedEngine, turns: Mutex) {
    this.#engine = engine;
    this.#turns = turns;
  }

  /** Analyzes every table that has outgrown its statistics, one transaction each. */
  async refresh(): Promise<void> {
    await this.#running?.catch(() => undefined);
    await this.#analyseStale();
  }

  /** Starts after many writes; the writing request does not wait. */
  afterWriting(): void {
    if (this.#isStopped || this.#running !== null || this.#engine.changedRows < CHANGED_ROWS) return;
    this.#running = this.#analyseStale()
      // A full disk, say: no data is lost, and it is tried again after the next writes.
      .catch(() => undefined)
      .finally(() => {
        this.#running = null;
        this.afterWriting();
      });
  }

  /** To be called before the database is closed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #analyseStale(): Promise<void> {
    const stale = await this.#turns.runExclusive(async () => {
      const connection = await this.#engine.connection();
      connection.changedRows = 0;
      await connection.script(`SET default_statistics_target = ${TARGET}; SELECT pg_stat_force_next_flush()`);
      return connection.query<{ name: string }>('statistics', staleTables, []);
    });
    for (const { name } of stale.rows) {
      if (this.#isStopped) return;
      const since = performance.now();
      await this.#turns.runExclusive(async () =>
        (await this.#engine.connection()).script(`ANALYZE ${tableName(name)}`),
      );
      await pause(performance.now() - since);
    }
  }
}
