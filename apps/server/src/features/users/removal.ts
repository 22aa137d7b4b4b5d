import { isRole } from '@healzy/domain/session';
import { isAssignableRole, reassignmentSchema } from '@healzy/domain/users';
import { recordAudit } from '../../platform/audit/record.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { requireOtherAdmin, lockMemberships } from './administrators.ts';
import { giveUpResponsibilities } from './responsibilities.ts';
import { invitations, memberships } from './membership-rows.ts';
import { requireColleague } from './user-rows.ts';

export const deleteUser = handler('deleteUser', async (call, sql) => {
  const { body, services } = call;
  const { accountId, userId } = call.caller;
  await lockMemberships(sql, accountId);
  const leaving = await requireColleague(sql, accountId, call.path.id);
  if (leaving.roles.includes('ADMIN')) await requireOtherAdmin(sql, accountId, leaving.id);
  if (leaving.id === userId)
    throw conflict(
      'OWN_MEMBERSHIP',
      'Nobody takes themselves out of an account; another administrator does.',
    );
  let reassigned = 0;
  if (leaving.professionalId !== null) {
    // An empty body counts as no body.
    const reassignment = body === undefined || body === null ? null : checked(reassignmentSchema, body);
    const responsibilities = { accountId, professionalId: leaving.professionalId };
    reassigned = await giveUpResponsibilities(sql, { leaving: responsibilities, reassignment, services });
  }
  await recordAudit(sql, {
    by: call,
    kind: 'USER_REMOVED',
    subject: leaving,
    details: { rolesBefore: leaving.roles.filter(isRole), ...(reassigned > 0 ? { reassigned } : {}) },
  });
  const key = { accountId, userId: leaving.id };
  if (!leaving.isInvited && leaving.roles.includes('PATIENT')) {
    // Someone who is also a patient here remains one.
    const roles = leaving.roles.filter((role) => !isAssignableRole(role));
    await memberships.update(sql, key, { roles, professionalId: null, version: NEXT_VERSION });
    return { status: 204 };
  }
  await memberships.remove(sql, key);
  await invitations.remove(sql, key);
  if (leaving.acceptedAt === null) await sql.query('SELECT forget_invitation_links($1)', [leaving.id]);
  return { status: 204 };
});
