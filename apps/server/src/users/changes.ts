import { isAssignableRole, userChangeSchema, type UserChange } from '@healzy/domain/users';
import type { User } from '@healzy/api/schema';
import { recordAudit, type AccountAct } from '../audit/record.ts';
import type { Sql } from '../db/database.ts';
import { handler, type Caller } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { conflict, notFound } from '../http/http-problem.ts';
import { requireVersion } from '../http/versions.ts';
import type { Services } from '../services.ts';
import { requireOtherAdmin, lockMemberships } from './administrators.ts';
import { giveUpResponsibilities } from './responsibilities.ts';
import { belongsElsewhere, PERSONAL, readUser, writePerson } from './person.ts';
import { findColleague, toUser, type UserRow } from './user-rows.ts';

export const updateUser = handler(
  'updateUser',
  async ({ caller, origin, path, body, ifMatch, services }, sql) => {
    await lockMemberships(sql, caller.accountId);
    const before = await findColleague(sql, caller.accountId, path.id);
    if (!before) throw notFound();
    requireVersion(ifMatch, await readUser(sql, before.id, { caller, services }));
    const form = checked(userChangeSchema, body);
    if (!form.roles.includes('ADMIN')) {
      await requireOtherAdmin(sql, caller.accountId, before.id);
      if (before.id === caller.userId)
        throw conflict(
          'OWN_ADMIN_ROLE',
          'Nobody takes this role from themselves; another administrator does.',
        );
    }
    let reassigned = 0;
    if (before.isInvited) await changeInvitation(sql, caller.accountId, before.id, form);
    else reassigned = await changeMember(sql, { caller, services }, before, form);
    const user = await readUser(sql, before.id, { caller, services });
    await recordChange(sql, { by: { caller, origin, services }, before: toUser(before), user, reassigned });
    return { status: 200, body: user, version: user.version };
  },
);

async function changeInvitation(sql: Sql, accountId: string, userId: string, form: UserChange) {
  await sql.query(
    `UPDATE membership_invitations SET version = version + 1, roles = $3::text[], name = $4, surname = $5, phone = $6,
       birthdate = $7, language = $8, timezone = $9
     WHERE account_id = $1 AND user_id = $2`,
    [
      accountId,
      userId,
      form.roles,
      form.name,
      form.surname,
      form.phone,
      form.birthdate,
      form.language,
      form.timezone,
    ],
  );
}

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
  { caller, services }: { caller: Caller; services: Services },
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
