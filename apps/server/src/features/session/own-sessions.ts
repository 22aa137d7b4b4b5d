import { readUserAgent } from '@healzy/domain/session';
import type { OwnSession } from '@healzy/api/schema';
import { recordPersonalAudit } from '../../platform/audit/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { handler, type Call } from '../../platform/http/calls.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';

export const listOwnSessions = handler('listOwnSessions', async ({ services, sessionId }, sql) => {
  if (!services.keepsSessions) return { status: 200, body: { items: [], isManagedElsewhere: true } };
  const { rows } = await sql.query<
    Pick<OwnSession, 'id' | 'beganAt' | 'lastSeenAt' | 'ip'> & { userAgent: string | null }
  >(
    `SELECT s.uid AS id, s.began_at, s.last_seen_at, s.ip, s.user_agent
     FROM own_sessions() s ORDER BY s.last_seen_at DESC, s.uid`,
  );
  const items = rows.map(({ userAgent, ...row }) => ({
    ...row,
    ...readUserAgent(userAgent),
    isCurrent: row.id === sessionId,
  }));
  return { status: 200, body: { items, isManagedElsewhere: false } };
});

const managedElsewhere = () =>
  conflict('SECURITY_MANAGED_ELSEWHERE', 'Another provider keeps the sessions; they are ended there.');

type Ending = Pick<Call<'endOwnSession'>, 'caller' | 'origin' | 'services'>;

/** Ends sessions of the caller; returns how many there were. */
async function endSessions(sql: Sql, call: Ending, which: { only?: string; but?: string }): Promise<number> {
  const { caller, origin, services } = call;
  if (!services.keepsSessions) throw managedElsewhere();
  const { rowCount } = await sql.query('SELECT * FROM end_own_sessions($1, $2)', [
    which.only ?? null,
    which.but ?? null,
  ]);
  for (let ended = 0; ended < rowCount; ended += 1) {
    await recordPersonalAudit(sql, {
      kind: 'SESSION_ENDED',
      userId: caller.userId,
      origin,
      at: services.now(),
    });
  }
  return rowCount;
}

export const endOwnSession = handler('endOwnSession', async ({ path, ...call }, sql) => {
  if ((await endSessions(sql, call, { only: path.sessionId })) === 0) throw notFound();
  return { status: 204 };
});

export const endOtherSessions = handler('endOtherSessions', async ({ sessionId, ...call }, sql) => {
  await endSessions(sql, call, sessionId === null ? {} : { but: sessionId });
  return { status: 204 };
});
