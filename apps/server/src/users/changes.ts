import {
  isAssignableRole,
  userChangeSchema,
  userFormSchema,
  type UserChange,
  type UserForm,
} from '@healzy/domain/users';
import type { User } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { handler, type Caller } from '../http/calls.ts';
import { recordAudit, type AccountAct } from '../audit-log/record.ts';
import { checked } from '../http/form.ts';
import { conflict, notFound } from '../http/refusals.ts';
import { demandVersion } from '../http/versions.ts';
import type { Services } from '../services.ts';
import { demandOtherAdmin, lockMemberships } from './administrators.ts';
import { giveUpDuties } from './duties.ts';
import { withStanding } from './standing.ts';
import { findColleague, findUser, toUser, type UserRow } from './user-rows.ts';

export const createUser = handler(
  'createUser',
  async ({ caller, origin, body, services, afterCommit }, sql) => {
    const form = checked(userFormSchema, body);
    const { rows } = await sql.query<{ person_id: string; is_new: boolean }>(
      'SELECT person_id, is_new FROM person_for_email($1, $2, $3, $4, $5, $6)',
      [newId(), form.email, form.name, form.surname, form.language, form.timezone],
    );
    const person = rows[0];
    if (!person) throw notFound();
    const mustAccept = !person.is_new && (await belongsElsewhere(sql, person.person_id));
    const now = services.now();
    if (mustAccept) await addInvitation(sql, caller, { userId: person.person_id, form, now });
    else {
      await addMembership(sql, caller, { userId: person.person_id, form, now });
      // Also of somebody who worked here once: nobody else knows them, and the form is newer.
      await writePerson(sql, person.person_id, form);
    }
    await sql.query('INSERT INTO invitations_to_send (id, user_id) VALUES ($1, $2)', [
      newId(),
      person.person_id,
    ]);
    afterCommit(() => Promise.resolve(services.invitations.wake()));
    const user = await readUser(sql, person.person_id, { caller, services });
    await recordAudit(sql, {
      by: { caller, origin, services },
      kind: 'INVITED',
      subject: user,
      details: { rolesAfter: user.roles },
    });
    return { status: 201, body: user, version: user.version };
  },
);

async function readUser(
  sql: Sql,
  id: string,
  options: { caller: Caller; services: Services },
): Promise<User> {
  const row = await findUser(sql, options.caller.accountId, id);
  const [user] = row ? await withStanding(sql, [row], options) : [];
  if (!user) throw notFound();
  return user;
}

interface Invited {
  userId: string;
  form: UserForm;
  now: Date;
}

const taken = () =>
  conflict('USER_EMAIL_TAKEN', 'Somebody with this e-mail address already works in this account.');

/** Whether a person is known to other accounts too: then this one neither reads nor changes them unasked. */
async function belongsElsewhere(sql: Sql, userId: string): Promise<boolean> {
  const { rows } = await sql.query<{ yes: boolean }>('SELECT belongs_elsewhere($1) AS yes', [userId]);
  return rows[0]?.yes !== false;
}

/** Keeps what the form says until the person accepts; nothing stored about them is shown before. */
async function addInvitation(sql: Sql, caller: Caller, { userId, form, now }: Invited): Promise<void> {
  const { rows } = await sql.query('SELECT 1 FROM memberships WHERE account_id = $1 AND user_id = $2', [
    caller.accountId,
    userId,
  ]);
  if (rows.length > 0) throw taken();
  const { rowCount } = await sql.query(
    `INSERT INTO membership_invitations
       (account_id, user_id, roles, email, name, surname, phone, birthdate, language, timezone, invited_at)
     VALUES ($1, $2, $3::text[], $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (account_id, user_id) DO NOTHING`,
    [
      caller.accountId,
      userId,
      form.roles,
      form.email,
      form.name,
      form.surname,
      form.phone,
      form.birthdate,
      form.language,
      form.timezone,
      now.toISOString(),
    ],
  );
  if (rowCount === 0) throw taken();
}

async function addMembership(sql: Sql, caller: Caller, { userId, form, now }: Invited): Promise<void> {
  // Somebody who comes back is the same professional as before.
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
    [newId(), caller.accountId, userId],
  );
  const { rowCount } = await sql.query(
    `INSERT INTO memberships
       (account_id, user_id, professional_id, roles, accepted_at, invited_at, invitations_sent)
     VALUES ($1, $2, $3, $4::text[], NULL, $5, 1) ON CONFLICT (account_id, user_id) DO NOTHING`,
    [caller.accountId, userId, rows[0]?.id, form.roles, now.toISOString()],
  );
  if (rowCount === 0) throw taken();
}

export const updateUser = handler(
  'updateUser',
  async ({ caller, origin, path, body, ifMatch, services }, sql) => {
    await lockMemberships(sql, caller.accountId);
    const before = await findColleague(sql, caller.accountId, path.id);
    if (!before) throw notFound();
    demandVersion(ifMatch, await readUser(sql, before.id, { caller, services }));
    const form = checked(userChangeSchema, body);
    if (!form.roles.includes('ADMIN')) {
      await demandOtherAdmin(sql, caller.accountId, before.id);
      if (before.id === caller.userId)
        throw conflict(
          'OWN_ADMIN_ROLE',
          'Nobody takes this role from themselves; another administrator does.',
        );
    }
    let reassigned = 0;
    if (before.is_invited) await changeInvitation(sql, caller.accountId, before.id, form);
    else reassigned = await changeMember(sql, caller, before, form);
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

const PERSONAL = ['name', 'surname', 'phone', 'birthdate', 'language', 'timezone'] as const;

interface RecordedChange {
  by: AccountAct['by'];
  before: Omit<User, 'standing'>;
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

/** @returns how many patients went to somebody else */
async function changeMember(sql: Sql, caller: Caller, before: UserRow, form: UserChange): Promise<number> {
  let reassigned = 0;
  if (!form.roles.includes('SPECIALIST') && before.professional_id !== null) {
    const duties = { accountId: caller.accountId, professionalId: before.professional_id };
    reassigned = await giveUpDuties(sql, duties, form.reassignment ?? null);
  }
  if (PERSONAL.some((field) => form[field] !== before[field])) {
    // A person's card is seen in every account of theirs, so no single one of them may rewrite it.
    if (before.id !== caller.userId && (await belongsElsewhere(sql, before.id))) {
      throw conflict(
        'USER_IN_OTHER_ACCOUNT',
        'This person also works elsewhere: only their roles can be changed here.',
      );
    }
    await writePerson(sql, before.id, form);
  }
  // Roles that no administrator gives (a patient's) are not theirs to take either.
  const roles = [...form.roles, ...before.roles.filter((role) => !isAssignableRole(role))];
  await sql.query(
    `UPDATE memberships SET roles = $3::text[], version = version + 1
     WHERE account_id = $1 AND user_id = $2 AND roles IS DISTINCT FROM $3::text[]`,
    [caller.accountId, before.id, roles],
  );
  return reassigned;
}

type PersonalForm = Pick<UserForm, (typeof PERSONAL)[number]>;

async function writePerson(sql: Sql, userId: string, form: PersonalForm): Promise<void> {
  await sql.query(
    `UPDATE users SET version = version + 1, updated_at = now(), name = $2, surname = $3, phone = $4, birthdate = $5,
       language = $6, timezone = $7
     WHERE id = $1`,
    [userId, form.name, form.surname, form.phone, form.birthdate, form.language, form.timezone],
  );
}
