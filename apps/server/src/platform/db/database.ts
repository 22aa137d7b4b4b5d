import { isUuid } from '@healzy/domain/shared';
/**
 * The only access to the database. Every statement runs inside a transaction that has first taken on a role bound by
 * row-level security; SQL cannot be sent outside one.
 */

/** Statements of one transaction. Must not be kept after the transaction has ended. */
export interface Sql {
  /**
   * Runs one statement with `$1 … $n` parameters. Both engines answer alike: columns under camelCase names
   * (`created_at` as `createdAt`, `AS "signed.name"` as `signed: { name }`; keys inside JSON unchanged), `timestamptz`
   * as ISO 8601 text in UTC, `date` as `YYYY-MM-DD`, `bigint` and `numeric` as numbers, `bytea` as `Uint8Array`.
   */
  query<Row>(text: string, params?: readonly unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

/** Whose data a transaction may access. */
export interface AccountScope {
  /** The account (uuid); row-level security shows its rows only. */
  accountId: string;
  /** The person on whose behalf the work is done (uuid), if any. */
  userId?: string;
}

export interface Database {
  /** Runs one transaction for one account, as the role bound by row-level security. */
  asAccount<T>(scope: AccountScope, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Runs one transaction as the system role (sign-in, provider storage, clean-up jobs). It sees no clinical table.
   * Never use it in a request handler for an account's data.
   */
  asSystem<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Runs one transaction for the holder of the link with this hash: it sees only that questionnaire. */
  asIntake<T>(linkHash: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Rewrites these tables and their statistics outside of any transaction, so that nothing of removed or changed rows
   * stays in the files; in the embedded database, nor in its write-ahead log.
   *
   * @throws when a table stays in use for longer than a moment
   */
  vacuumFull(tables: readonly string[]): Promise<void>;
  /**
   * Updates planner statistics that have become outdated. The embedded engine also does so after many writes; a
   * PostgreSQL server has autovacuum.
   */
  refreshStatistics(): Promise<void>;
  readonly engine: 'embedded' | 'postgresql';
  close(): Promise<void>;
}

/** The roles that migrations create. None can log in, own a table or bypass row-level security. */
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
  /** The statements that set the role and scope, sent together with `BEGIN`. */
  text: string;
}

function preamble(role: string, settings: Record<string, string>): Preamble {
  const statements = Object.entries(settings).map(([name, value]) => `SET LOCAL app.${name} = '${value}'`);
  return { role, text: [`SET LOCAL ROLE ${role}`, ...statements].join('; ') };
}

/** Opens an account's transaction; the ids are checked to be uuids, so they are safe in the text. */
export const accountPreamble = (scope: AccountScope): Preamble =>
  preamble(DATABASE_ROLES.account, {
    account_id: uuidOrNothing(scope.accountId),
    user_id: uuidOrNothing(scope.userId),
  });

/** Opens a system transaction. */
export const systemPreamble = (): Preamble =>
  preamble(DATABASE_ROLES.system, { account_id: '', user_id: '' });

const LINK_HASH = /^[A-Za-z0-9_-]{43}$/;

/** Opens a link holder's transaction; the hash is checked, so it is safe in the text. */
export function intakePreamble(linkHash: string): Preamble {
  if (!LINK_HASH.test(linkHash)) throw new TypeError('The hash of a link is base64url of SHA-256.');
  return preamble(DATABASE_ROLES.intake, { account_id: '', user_id: '', intake_hash: linkHash });
}

/** Rejects statements sent after the transaction has ended, which would run outside any role. */
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
 * The database is unavailable: stopped, restarting, or out of space. The transaction was not confirmed; whether it was
 * committed is unknown.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** An error of the database that a handler can translate into a response. */
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

/** True when `error` violates the unique index or constraint of that name. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const refusal = databaseRefusal(error);
  return refusal?.code === '23505' && refusal.constraint === constraint;
}

/** A table's name, safe in a statement. */
export function tableName(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new TypeError('A table name is lower case letters, digits and _.');
  return name;
}
