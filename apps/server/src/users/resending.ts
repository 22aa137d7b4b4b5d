import { recordAudit } from '../audit/record.ts';
import { newId } from '../db/ids.ts';
import { handler } from '../http/calls.ts';
import { conflict, notFound, HttpProblem } from '../http/http-problem.ts';
import { lockMemberships } from './administrators.ts';
import { resendFrom, withStatus } from './status.ts';
import { findColleague } from './user-rows.ts';

export const resendInvitation = handler(
  'resendInvitation',
  async ({ caller, origin, path, services, afterCommit }, sql) => {
    await lockMemberships(sql, caller.accountId);
    const person = await findColleague(sql, caller.accountId, path.id);
    if (!person) throw notFound();
    if (person.acceptedAt !== null)
      throw conflict('USER_NOT_INVITED', 'This person has accepted already; there is no invitation to send.');
    const table = person.isInvited ? 'membership_invitations' : 'memberships';
    const { rows } = await sql.query<{ invitedAt: string | null; invitationsSent: number }>(
      `SELECT invited_at, invitations_sent FROM ${table} WHERE account_id = $1 AND user_id = $2`,
      [caller.accountId, person.id],
    );
    const now = services.now();
    const sent = rows[0];
    if (sent?.invitedAt != null) requireWait(resendFrom(new Date(sent.invitedAt), sent.invitationsSent), now);
    await sql.query(
      `UPDATE ${table} SET invited_at = $3, invitations_sent = invitations_sent + 1
       WHERE account_id = $1 AND user_id = $2`,
      [caller.accountId, person.id, now.toISOString()],
    );
    await sql.query('INSERT INTO invitations_to_send (id, user_id) VALUES ($1, $2)', [newId(), person.id]);
    afterCommit(() => Promise.resolve(services.invitations.wake()));
    const [user] = await withStatus(sql, [person], { caller, services });
    if (!user) throw notFound();
    await recordAudit(sql, {
      by: { caller, origin, services },
      kind: 'INVITED',
      subject: user,
      details: { rolesAfter: user.roles },
    });
    return { status: 200, body: user, version: user.version };
  },
);

function requireWait(from: Date, now: Date): void {
  const seconds = Math.ceil((from.getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return;
  throw new HttpProblem(
    429,
    'TOO_MANY_REQUESTS',
    'This invitation was sent a moment ago; wait as Retry-After says.',
    {
      headers: { 'retry-after': String(seconds) },
    },
  );
}
