import { Expression } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { conflict, tooManyRequests } from '../../platform/http/http-problem.ts';
import { versioned } from '../../platform/http/versions.ts';
import { lockMemberships } from './administrators.ts';
import { invite } from './invitations.ts';
import { invitations, memberships } from './membership-rows.ts';
import { resendFrom } from './status.ts';
import { requireColleague } from './user-rows.ts';

const ONE_MORE = new Expression('invitations_sent + 1');

export const resendInvitation = handler('resendInvitation', async (call, sql) => {
  const { accountId } = call.caller;
  await lockMemberships(sql, accountId);
  const person = await requireColleague(sql, accountId, call.path.id);
  if (person.acceptedAt !== null)
    throw conflict('USER_NOT_INVITED', 'This person has accepted already; there is no invitation to send.');
  const table = person.isInvited ? invitations : memberships;
  const key = { accountId, userId: person.id };
  const now = call.services.now();
  const sent = await table.find(sql, key);
  if (sent?.invitedAt != null) requireWait(resendFrom(new Date(sent.invitedAt), sent.invitationsSent), now);
  await table.update(sql, key, { invitedAt: now, invitationsSent: ONE_MORE });
  return { status: 200, ...versioned(await invite(sql, call, person.id)) };
});

function requireWait(from: Date, now: Date): void {
  const seconds = Math.ceil((from.getTime() - now.getTime()) / 1000);
  if (seconds > 0)
    throw tooManyRequests('This invitation was sent a moment ago; wait as Retry-After says.', seconds);
}
