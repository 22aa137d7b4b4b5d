import type { KoaContextWithOIDC } from 'oidc-provider';
import { originOf } from '../http/origin.ts';
import type { Database, Sql } from '../db/database.ts';
import type { IdentityParts } from './parts.ts';

/** The provider's data about a request's browser session. */
interface ProviderSession {
  uid: string;
  accountId?: string;
  loginTs?: number;
  destroyed?: boolean;
}

/** The browser session of a request, if it has one. */
export const sessionOf = (ctx: KoaContextWithOIDC) => ctx.oidc?.session as ProviderSession | undefined;

/** Records where a session was started and last used, for its owner to see; called whenever the provider loads it. */
export async function noteSession(ctx: KoaContextWithOIDC, database: Database): Promise<void> {
  const session = sessionOf(ctx);
  if (session?.accountId === undefined || session.destroyed === true) return;
  const { ip, userAgent } = originOf(ctx);
  const began = new Date((session.loginTs ?? Date.now() / 1000) * 1000).toISOString();
  const seen = new Date().toISOString();
  await database.asSystem((sql) =>
    sql.query(
      `INSERT INTO sign_in_sessions (uid, user_id, began_at, last_seen_at, ip, user_agent)
       SELECT $1, u.id, $3, $4, $5, $6 FROM users u WHERE u.id::text = $2
       ON CONFLICT (uid) DO UPDATE SET user_id = excluded.user_id, began_at = excluded.began_at,
         last_seen_at = excluded.last_seen_at, ip = excluded.ip, user_agent = excluded.user_agent`,
      [session.uid, session.accountId, began, seen, ip, userAgent],
    ),
  );
}

/** Writes a sign-out to the audit log; before the session loses its owner. */
export async function recordSignOut(
  ctx: KoaContextWithOIDC,
  { audit, database, now }: Pick<IdentityParts, 'audit' | 'database' | 'now'>,
): Promise<void> {
  const userId = sessionOf(ctx)?.accountId;
  if (userId === undefined) return;
  await database.asSystem((sql) =>
    audit.record(sql, { kind: 'SIGN_OUT', userId, origin: originOf(ctx), at: now() }),
  );
}

/** Whether a token's session is active; records its use. Any transaction. */
export async function isSessionLive(sql: Sql, sessionUid: string, userId: string): Promise<boolean> {
  const { rows } = await sql.query<{ live: boolean }>('SELECT use_session($1, $2) AS live', [
    sessionUid,
    userId,
  ]);
  return rows[0]?.live === true;
}

/** Deletes sessions that the provider has deleted; a transaction of the system role. */
export async function purgeSessions(sql: Sql): Promise<void> {
  await sql.query(
    `DELETE FROM sign_in_sessions s WHERE s.last_seen_at < now() - interval '1 minute'
       AND NOT EXISTS (SELECT 1 FROM oidc_payloads p WHERE p.type = 'Session' AND p.uid = s.uid)`,
  );
}
