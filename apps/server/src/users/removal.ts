import { isRole } from '@healzy/domain/session';
import { isAssignableRole, reassignmentSchema } from '@healzy/domain/users';
import { recordAudit } from '../audit/record.ts';
import { handler } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { conflict, notFound } from '../http/http-problem.ts';
import { requireOtherAdmin, lockMemberships } from './administrators.ts';
import { giveUpResponsibilities } from './responsibilities.ts';
import { findColleague } from './user-rows.ts';

export const deleteUser = handler('deleteUser', async ({ caller, origin, path, body, services }, sql) => {
  await lockMemberships(sql, caller.accountId);
  const leaving = await findColleague(sql, caller.accountId, path.id);
  if (!leaving) throw notFound();
  if (leaving.roles.includes('ADMIN')) await requireOtherAdmin(sql, caller.accountId, leaving.id);
  if (leaving.id === caller.userId)
    throw conflict(
      'OWN_MEMBERSHIP',
      'Nobody takes themselves out of an account; another administrator does.',
    );
  let reassigned = 0;
  if (leaving.professionalId !== null) {
    // An empty body counts as no body.
    const reassignment = body === undefined || body === null ? null : checked(reassignmentSchema, body);
    const responsibilities = { accountId: caller.accountId, professionalId: leaving.professionalId };
    reassigned = await giveUpResponsibilities(sql, { leaving: responsibilities, reassignment, services });
  }
  await recordAudit(sql, {
    by: { caller, origin, services },
    kind: 'USER_REMOVED',
    subject: leaving,
    details: { rolesBefore: leaving.roles.filter(isRole), ...(reassigned > 0 ? { reassigned } : {}) },
  });
  const kept = leaving.isInvited ? [] : leaving.roles.filter((role) => role === 'PATIENT');
  if (kept.length > 0) {
    // Someone who is also a patient here remains one.
    await sql.query(
      `UPDATE memberships SET roles = $3::text[], professional_id = NULL, version = version + 1
       WHERE account_id = $1 AND user_id = $2`,
      [caller.accountId, leaving.id, leaving.roles.filter((role) => !isAssignableRole(role))],
    );
    return { status: 204 };
  }
  for (const table of ['memberships', 'membership_invitations'])
    await sql.query(`DELETE FROM ${table} WHERE account_id = $1 AND user_id = $2`, [
      caller.accountId,
      leaving.id,
    ]);
  if (leaving.acceptedAt === null) await sql.query('SELECT forget_invitation_links($1)', [leaving.id]);
  return { status: 204 };
});
