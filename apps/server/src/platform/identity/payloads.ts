import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import { errors } from './oidc-provider.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { columnOfType, instantColumn } from '../db/columns.ts';
import type { Database, Sql } from '../db/database.ts';
import { table, type RowOf } from '../db/table.ts';

/** Looked up only by the secret value itself, so storing its hash is enough: reading the database yields no token. */
const HASHED = new Set(['RefreshToken', 'AuthorizationCode']);

const payloads = table(
  'oidc_payloads',
  z.object({
    type: z.string(),
    id: z.string(),
    payload: columnOfType<AdapterPayload>(),
    grantId: z.string().nullable(),
    userCode: z.string().nullable(),
    uid: z.string().nullable(),
    sessionUid: z.string().nullable(),
    userId: z.string().nullable(),
    expiresAt: instantColumn.nullable(),
    consumedAt: instantColumn.nullable(),
  }),
);

/**
 * A grant and its session have rows in common. Simultaneous removals, as when a code is replayed several times, would
 * delete them in different orders and deadlock: one removal at a time.
 */
async function waitForOtherRemovals(sql: Sql): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.removal]);
}

/** Removes a grant with every code and token issued under it. */
async function removeGrant(sql: Sql, grantId: string): Promise<void> {
  await waitForOtherRemovals(sql);
  await sql.query(`DELETE FROM oidc_payloads WHERE grant_id = $1 OR (type = 'Grant' AND id = $1)`, [grantId]);
}

/** Ends a browser session with every code, token and grant issued under it. */
async function removeSession(sql: Sql, sessionUid: string): Promise<void> {
  await waitForOtherRemovals(sql);
  await sql.query(
    `DELETE FROM oidc_payloads WHERE type = 'Grant' AND id IN
       (SELECT grant_id FROM oidc_payloads WHERE session_uid = $1 AND grant_id IS NOT NULL)`,
    [sessionUid],
  );
  await sql.query(`DELETE FROM oidc_payloads WHERE session_uid = $1 OR (type = 'Session' AND uid = $1)`, [
    sessionUid,
  ]);
}

/** One kind of the provider's records (sessions, interactions, codes, grants, refresh tokens …). */
class PayloadAdapter implements Adapter {
  readonly #database: Database;
  readonly #type: string;
  readonly #onReuse: () => void;

  constructor(database: Database, type: string, onReuse: () => void) {
    this.#database = database;
    this.#type = type;
    this.#onReuse = onReuse;
  }

  #key(id: string): string {
    return HASHED.has(this.#type) ? createHash('sha256').update(id).digest('base64url') : id;
  }

  #payload(row: RowOf<typeof payloads> | undefined, id?: string): AdapterPayload | undefined {
    if (!row) return undefined;
    return {
      ...row.payload,
      ...(HASHED.has(this.#type) && id !== undefined && { jti: id }),
      ...(row.consumedAt !== null && { consumed: Math.floor(Date.parse(row.consumedAt) / 1000) }),
    };
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const stored = { ...payload };
    if (HASHED.has(this.#type)) delete stored.jti;
    const expiresAt = expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000).toISOString();
    const row = {
      type: this.#type,
      id: this.#key(id),
      payload: stored,
      grantId: payload.grantId ?? null,
      userCode: payload.userCode ?? null,
      uid: payload.uid ?? null,
      sessionUid: typeof payload.sessionUid === 'string' ? payload.sessionUid : null,
      userId: payload.accountId ?? null,
      expiresAt,
    };
    await this.#database.asSystem((sql) => payloads.upsert(sql, row, ['type', 'id']));
  }

  /**
   * A used code or token comes back only when two parties hold it, and it is unknown which of them is the person: the
   * session ends, and with it the access tokens issued before, because each call checks the session.
   */
  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#database.asSystem(async (sql) => {
      const found = await payloads.find(sql, { type: this.#type, id: this.#key(id) });
      const isReuse = HASHED.has(this.#type) && found?.consumedAt != null;
      if (!isReuse) return found;
      this.#onReuse();
      if (found.sessionUid !== null) await removeSession(sql, found.sessionUid);
      return found;
    });
    return this.#payload(row, id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const row = await this.#database.asSystem((sql) => payloads.find(sql, { type: this.#type, uid }));
    return this.#payload(row);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const row = await this.#database.asSystem((sql) => payloads.find(sql, { type: this.#type, userCode }));
    return this.#payload(row);
  }

  /** The provider reads before it consumes; of two simultaneous uses the second is still a reuse. */
  async consume(id: string): Promise<void> {
    const key = this.#key(id);
    const isFirst = await this.#database.asSystem(async (sql) => {
      const { rowCount } = await sql.query(
        `UPDATE oidc_payloads SET consumed_at = now() WHERE type = $1 AND id = $2 AND consumed_at IS NULL`,
        [this.#type, key],
      );
      return rowCount > 0;
    });
    if (isFirst) return;
    this.#onReuse();
    // In a separate transaction: an update that finds the row already consumed keeps it locked until the end.
    await this.#database.asSystem(async (sql) => {
      const row = await payloads.find(sql, { type: this.#type, id: key });
      if (row?.grantId) await removeGrant(sql, row.grantId);
      if (row?.sessionUid) await removeSession(sql, row.sessionUid);
    });
    throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.#database.asSystem((sql) => payloads.remove(sql, { type: this.#type, id: this.#key(id) }));
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#database.asSystem((sql) => removeGrant(sql, grantId));
  }
}

/** Stores the provider's records in the database, so that any process can serve any step and a restart loses none. */
export class PayloadStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Called when a code or a token is reused. */
  onReuse: () => void = () => undefined;

  readonly adapter = (type: string): Adapter =>
    new PayloadAdapter(this.#database, type, () => this.onReuse());

  /** Ends one browser session with every code, token and grant issued under it. */
  async endSession(sessionUid: string): Promise<void> {
    await this.#database.asSystem((sql) => removeSession(sql, sessionUid));
  }

  /** Removes expired records; returns how many. */
  async purge(now: Date): Promise<number> {
    const { rowCount } = await this.#database.asSystem(async (sql) => {
      await waitForOtherRemovals(sql);
      return sql.query('DELETE FROM oidc_payloads WHERE expires_at < $1', [now.toISOString()]);
    });
    return rowCount;
  }
}

/**
 * Ends all of a person's sessions, codes and refresh tokens, except those of the session `keep`; in a transaction of
 * the system role.
 */
export async function endSessionsOf(sql: Sql, userId: string, keep?: string): Promise<void> {
  await waitForOtherRemovals(sql);
  await sql.query(
    `DELETE FROM oidc_payloads WHERE user_id = $1 AND ($2::text IS NULL OR NOT (
       (type = 'Session' AND uid = $2) OR coalesce(session_uid = $2, false)
       OR (type = 'Grant' AND id IN (SELECT grant_id FROM oidc_payloads WHERE session_uid = $2))))`,
    [userId, keep ?? null],
  );
}
