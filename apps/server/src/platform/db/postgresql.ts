import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import {
  accountPreamble,
  closable,
  databaseRefusal,
  DatabaseUnavailableError,
  intakePreamble,
  systemPreamble,
  type Database,
  type Preamble,
  type Sql,
} from './database.ts';
import { requireKnownSchema, type RunQuery } from './known-schema.ts';
import { migrate } from './migrate.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { ownerRewrite } from './rewriting.ts';
import { serverQuery } from './server-query.ts';
import { requireSafeRole } from './unsafe-role.ts';
import { VALUE_PARSERS } from './values.ts';

export interface PostgresqlOptions {
  /** `postgresql://user:password@host:port/database` */
  url: string;
  /** Maximum connections of this process; 10 by default. */
  connections?: number;
}

/** Connects to a PostgreSQL server, migrates it and rejects a role that bypasses row-level security. */
export async function openPostgresql(options: PostgresqlOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    // A new connection plans its prepared statements again.
    maxLifetimeSeconds: 3_600,
    options: '-c timezone=UTC -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000',
    types: { getTypeParser: parserOf },
  });
  // The server may cut a connection at any time. The pool replaces an idle one without loss; one in use fails at its
  // next statement. Without listeners the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await requireSafeRole((text, params) => pool.query(text, params));
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const statements = new PreparedStatements();
  const within = <T>(preamble: Preamble, work: (sql: Sql) => Promise<T>): Promise<T> =>
    inTransaction({ pool, statements, preamble }, work);
  return {
    engine: 'postgresql',
    asAccount: (scope, work) => within(accountPreamble(scope), work),
    asSystem: (work) => within(systemPreamble(), work),
    asIntake: (linkHash, work) => within(intakePreamble(linkHash), work),
    vacuumFull: (tables) => vacuumFull(pool, tables),
    refreshStatistics: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

const parserOf = ((oid: number, format?: 'text' | 'binary') => {
  const parser = format === 'binary' ? undefined : VALUE_PARSERS[oid];
  return parser ?? pg.types.getTypeParser(oid, format as 'text');
}) as pg.CustomTypesConfig['getTypeParser'];

interface Transaction {
  pool: pg.Pool;
  statements: PreparedStatements;
  preamble: Preamble;
}

async function inTransaction<T>(
  { pool, statements, preamble }: Transaction,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const client = await connected(pool);
  let broken: Error | undefined;
  let isOutdated = false;
  const { sql, end } = closable({
    query: (text, values = []) => {
      const name = statements.nameOf(client, preamble.role, text);
      return serverQuery(client, { text, values, ...(name === undefined ? {} : { name }) });
    },
  });
  try {
    await statements.begin(client, preamble);
    const result = await work(sql);
    end();
    const { command } = await client.query('COMMIT');
    // COMMIT after a failed statement rolls back without an error.
    if (command !== 'COMMIT') throw new Error('A statement failed, so nothing was kept.');
    return result;
  } catch (error) {
    end();
    await client.query('ROLLBACK').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('ROLLBACK failed');
    });
    // Another process's migration changed the statement's result type: it has to be prepared again.
    isOutdated = databaseRefusal(error)?.code === '0A000';
    // Whatever the error became on the way: if the rollback fails, the connection is lost.
    throw broken === undefined
      ? error
      : new DatabaseUnavailableError('The connection was cut.', { cause: error });
  } finally {
    client.release(broken ?? isOutdated);
  }
}

async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DatabaseUnavailableError('No connection to the database server.', { cause: error });
  }
}

/** How long to wait for a table in use, so that nobody queues behind this lock. */
const LOCK_WITHIN_MS = 2_000;

async function vacuumFull(pool: pg.Pool, tables: readonly string[]): Promise<void> {
  const client = await connected(pool);
  let isReset = false;
  try {
    await untilNobodySeesRemovedRows(client);
    await client.query(`SET lock_timeout = ${LOCK_WITHIN_MS}; SET statement_timeout = 0`);
    for (const statement of ownerRewrite(tables)) await client.query(statement);
    await client.query('RESET lock_timeout; RESET statement_timeout');
    isReset = true;
  } finally {
    client.release(!isReset);
  }
}

/** How long to wait for transactions that began before an erasure. */
const OLDER_WITHIN_MS = 20_000;

/**
 * A rewrite keeps removed rows that an older transaction may still read. Any transaction on the server that is writing,
 * in whichever database, counts as one.
 */
async function untilNobodySeesRemovedRows(client: pg.PoolClient): Promise<void> {
  const began = await client.query<{ xid: string }>('SELECT pg_current_xact_id()::text AS xid');
  for (const until = Date.now() + OLDER_WITHIN_MS; ; await setTimeout(50)) {
    const { rows } = await client.query<{ isFree: boolean }>(
      `SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 AND NOT EXISTS (
         SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
           AND age(backend_xmin) >= age($1::text::xid8::xid)) AS "isFree"`,
      [began.rows[0]?.xid],
    );
    if (rows[0]?.isFree === true) return;
    if (Date.now() > until) throw new Error('An older transaction may still read what was removed.');
  }
}

async function migrateOnce(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  const query: RunQuery = (text, params) => client.query(text, params);
  let isDone = false;
  try {
    await query('BEGIN');
    await query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration]);
    await requireKnownSchema(query);
    await migrate(query);
    await query('SELECT let_backup_read()');
    await query('COMMIT');
    isDone = true;
  } finally {
    // Closing the connection rolls back and releases the lock.
    client.release(!isDone);
  }
}
