import { isUuid } from '@healzy/domain/shared';
/**
 * The one way to the database. Every statement runs inside a transaction that has first taken on a role which
 * row-level security binds; there is no way to send SQL from outside one.
 */

/** Statements of one transaction. It must not be kept after the work has ended. */
export interface Sql {
  /**
   * Runs one statement with `$1 … $n` parameters. Both engines answer alike: columns under camelCase names
   * (`created_at` as `createdAt`, `AS "signed.name"` as `signed: { name }`; keys inside JSON as they are), `timestamptz` as ISO 8601 text in UTC, `date` as
   * `YYYY-MM-DD`, `bigint` and `numeric` as numbers, `bytea` as `Uint8Array`.
   */
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

/** Whose data a transaction may touch. */
export interface AccountScope {
  /** The account (uuid); row-level security shows its rows only. */
  accountId: string;
  /** The person on whose behalf the work is done (uuid), where one is. */
  userId?: string;
}

export interface Database {
  /** One transaction as the role that row-level security binds, for one account. */
  asAccount<T>(scope: AccountScope, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * One transaction as the system role (sign-in, provider storage, clean-up jobs). It sees no clinical table.
   * Never from a request handler of an account's data.
   */
  asSystem<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** One transaction of whoever holds the link with this hash: it sees that one questionnaire. */
  asIntake<T>(linkHash: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Writes these tables and what is known of their values anew, outside of any transaction, so that nothing of rows
   * that were removed or changed stays in the files; on the embedded database neither in its write-ahead log.
   *
   * @throws when a table is in use for longer than a moment
   */
  vacuumFull(tables: readonly string[]): Promise<void>;
  /**
   * Brings what the planner knows of the tables up to date where they have outgrown it. The embedded engine does so by
   * itself after much was written; a PostgreSQL server has autovacuum.
   */
  refreshStatistics(): Promise<void>;
  readonly engine: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/** The roles that migrations create. Neither can log in, own a table or bypass row-level security. */
export const DATABASE_ROLES = {
  account: 'healzy_app',
  system: 'healzy_system',
  intake: 'healzy_intake',
  backup: 'healzy_backup',
} as const;

function uuidOrNothing(value: string | undefined): string {
  if (value === undefined) return '';
  if (!isUuid(value.toLowerCase())) throw new TypeError('A database scope takes uuids only.');
  return value;
}

/** How a transaction begins. */
export interface Preamble {
  /** The role that it takes on. */
  role: string;
  /** The statements that do so and say whose data it may touch, to be sent in one go with `BEGIN`. */
  text: string;
}

function preamble(role: string, settings: Record<string, string>): Preamble {
  const statements = Object.entries(settings).map(([name, value]) => `SET LOCAL app.${name} = '${value}'`);
  return { role, text: [`SET LOCAL ROLE ${role}`, ...statements].join('; ') };
}

/** Opens an account's transaction; the ids are checked to be uuids, so they may stand in the text. */
export const accountPreamble = (scope: AccountScope): Preamble =>
  preamble(DATABASE_ROLES.account, {
    account_id: uuidOrNothing(scope.accountId),
    user_id: uuidOrNothing(scope.userId),
  });

/** Opens a system transaction. */
export const systemPreamble = (): Preamble =>
  preamble(DATABASE_ROLES.system, { account_id: '', user_id: '' });

const LINK_HASH = /^[A-Za-z0-9_-]{43}$/;

/** Opens the transaction of a link's holder; the hash is checked, so it may stand in the text. */
export function intakePreamble(linkHash: string): Preamble {
  if (!LINK_HASH.test(linkHash)) throw new TypeError('The hash of a link is base64url of SHA-256.');
  return preamble(DATABASE_ROLES.intake, { account_id: '', user_id: '', intake_hash: linkHash });
}

/** Refuses statements sent after the transaction has ended, which would run outside any role. */
export function closable(sql: Sql): { sql: Sql; end: () => void } {
  let isOpen = true;
  return {
    sql: {
      query: (text, params) =>
        isOpen ? sql.query(text, params) : Promise.reject(new Error('This transaction has ended.')),
    },
    end: () => {
      isOpen = false;
    },
  };
}

/**
 * The database is gone for the moment: stopped, restarting, or without a place to write. What the transaction did was
 * not confirmed; whether any of it was kept is not known.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** A refusal by the database that a handler can turn into an answer. */
export interface DatabaseRefusal {
  /** SQLSTATE, e.g. `23505` for a broken unique constraint. */
  code: string;
  constraint?: string;
}

/** Reads SQLSTATE and constraint from an error of either engine; undefined for any other error. */
export function databaseRefusal(error: unknown): DatabaseRefusal | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return typeof constraint === 'string' && constraint !== '' ? { code, constraint } : { code };
}

/** True when `error` is the breach of the unique index or constraint of that name. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const refusal = databaseRefusal(error);
  return refusal?.code === '23505' && refusal.constraint === constraint;
}

/** A table's name as it may stand in a statement. */
export function tableName(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new TypeError('A table name is lower case letters, digits and _.');
  return name;
}
