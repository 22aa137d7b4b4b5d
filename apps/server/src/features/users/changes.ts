import { isAssignableRole, userChangeSchema, type UserChange } from '@healzy/domain/users';
import type { User } from '@healzy/api/schema';
import { recordAudit, type AccountAct } from '../../platform/audit/record.ts';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION } from '../../platform/db/table.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { requireOtherAdmin, lockMemberships } from './administrators.ts';
import { giveUpResponsibilities } from './responsibilities.ts';
import { invitations } from './membership-rows.ts';
import { belongsElsewhere, PERSONAL, readUser, writePerson } from './person.ts';
import type { Reader } from './status.ts';
import { requireColleague, toUser, type UserRow } from './user-rows.ts';

export const updateUser = handler('updateUser', async (call, sql) => {
  const { accountId, userId } = call.caller;
  await lockMemberships(sql, accountId);
  const before = await requireColleague(sql, accountId, call.path.id);
  requireVersion(call.ifMatch, await readUser(sql, before.id, call));
  const stored = { ...before, roles: before.roles.filter(isAssignableRole), reassignment: undefined };
  const form = checked(userChangeSchema, updated('updateUser', stored, call.body));
  if (!form.roles.includes('ADMIN')) {
    await requireOtherAdmin(sql, accountId, before.id);
    if (before.id === userId)
      throw conflict('OWN_ADMIN_ROLE', 'Nobody takes this role from themselves; another administrator does.');
  }
  let reassigned = 0;
  if (before.isInvited)
    await invitations.update(sql, { accountId, userId: before.id }, { ...form, version: NEXT_VERSION });
  else reassigned = await changeMember(sql, call, before, form);
  const user = await readUser(sql, before.id, call);
  await recordChange(sql, { by: call, before: toUser(before), user, reassigned });
  return { status: 200, ...versioned(user) };
});

interface RecordedChange {
  by: AccountAct['by'];
  before: Omit<User, 'status'>;
  user: User;
  reassigned: number;
}

async function recordChange(sql: Sql, { by, before, user, reassigned }: RecordedChange): Promise<void> {
  const rolesBefore = before.roles.toSorted();
  if (rolesBefore.join() !== user.roles.toSorted().join()) {
    await recordAudit(sql, {
      by,
      kind: 'ROLE_CHANGED',
      subject: user,
      details: { rolesBefore, rolesAfter: user.roles, ...(reassigned > 0 ? { reassigned } : {}) },
    });
  }
  const fields = PERSONAL.filter((field) => before[field] !== user[field]);
  if (fields.length > 0)
    await recordAudit(sql, { by, kind: 'USER_CHANGED', subject: user, details: { fields } });
}

/** @returns how many patients were handed over */
async function changeMember(
  sql: Sql,
  { caller, services }: Reader,
  before: UserRow,
  form: UserChange,
): Promise<number> {
  let reassigned = 0;
  if (!form.roles.includes('SPECIALIST') && before.professionalId !== null) {
    const responsibilities = { accountId: caller.accountId, professionalId: before.professionalId };
    reassigned = await giveUpResponsibilities(sql, {
      leaving: responsibilities,
      reassignment: form.reassignment ?? null,
      services,
    });
  }
  if (PERSONAL.some((field) => form[field] !== before[field])) {
    // A person's details are shared by all their accounts, so no single one of them may change them.
    if (before.id !== caller.userId && (await belongsElsewhere(sql, before.id))) {
      throw conflict(
        'USER_IN_OTHER_ACCOUNT',
        'This person also works elsewhere: only their roles can be changed here.',
      );
    }
    await writePerson(sql, before.id, form);
  }
  // Roles that administrators cannot assign (a patient's) cannot be removed by them either.
  const roles = [...form.roles, ...before.roles.filter((role) => !isAssignableRole(role))];
  await sql.query(
    `UPDATE memberships SET roles = $3::text[], version = version + 1
     WHERE account_id = $1 AND user_id = $2 AND roles IS DISTINCT FROM $3::text[]`,
    [caller.accountId, before.id, roles],
  );
  return reassigned;
}
