import { userFormSchema, type UserForm } from '@healzy/domain/users';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { handler, type Caller } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { conflict, notFound } from '../http/refusals.ts';
import { demandVersion } from '../http/versions.ts';
import { patientsLedBy } from './reassignment.ts';
import { findColleague, findUser, toUser, type UserRow } from './user-rows.ts';

export const createUser = handler('createUser', async ({ caller, body, services, afterCommit }, sql) => {
  const form = checked(userFormSchema, body);
  const { rows } = await sql.query<{ person_id: string; is_new: boolean }>(
    'SELECT person_id, is_new FROM person_for_email($1, $2, $3, $4, $5, $6)',
    [newId(), form.email, form.name, form.surname, form.language, form.timezone],
  );
  const person = rows[0];
  if (!person) throw notFound();
  const mustAccept = !person.is_new && (await belongsElsewhere(sql, person.person_id));
  if (mustAccept) await addInvitation(sql, caller, person.person_id, form);
  else await addMembership(sql, caller, person.person_id, form);
  if (person.is_new) {
    await sql.query('UPDATE users SET phone = $2, birthdate = $3 WHERE id = $1', [
      person.person_id,
      form.phone,
      form.birthdate,
    ]);
  }
  await sql.query('INSERT INTO invitations_to_send (id, user_id) VALUES ($1, $2)', [
    newId(),
    person.person_id,
  ]);
  afterCommit(() => Promise.resolve(services.invitations.wake()));
  const row = await findUser(sql, caller.accountId, person.person_id);
  if (!row) throw notFound();
  const user = toUser(row);
  return { status: 201, body: user, version: user.version };
});

const taken = () =>
  conflict('USER_EMAIL_TAKEN', 'Somebody with this e-mail address already works in this account.');

/** Whether a person is known to other accounts too: then this one neither reads nor changes them unasked. */
async function belongsElsewhere(sql: Sql, userId: string): Promise<boolean> {
  const { rows } = await sql.query<{ yes: boolean }>('SELECT belongs_elsewhere($1) AS yes', [userId]);
  return rows[0]?.yes !== false;
}

/** Keeps what the form says until the person accepts; nothing stored about them is shown before. */
async function addInvitation(sql: Sql, caller: Caller, userId: string, form: UserForm): Promise<void> {
  const { rows } = await sql.query('SELECT 1 FROM memberships WHERE account_id = $1 AND user_id = $2', [
    caller.accountId,
    userId,
  ]);
  if (rows.length > 0) throw taken();
  const { rowCount } = await sql.query(
    `INSERT INTO membership_invitations
       (account_id, user_id, roles, email, name, surname, phone, birthdate, language, timezone)
     VALUES ($1, $2, $3::text[], $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (account_id, user_id) DO NOTHING`,
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
    ],
  );
  if (rowCount === 0) throw taken();
}

async function addMembership(sql: Sql, caller: Caller, userId: string, form: UserForm): Promise<void> {
  // Somebody who comes back is the same professional as before.
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
    [newId(), caller.accountId, userId],
  );
  const { rowCount } = await sql.query(
    `INSERT INTO memberships (account_id, user_id, professional_id, roles) VALUES ($1, $2, $3, $4::text[])
     ON CONFLICT (account_id, user_id) DO NOTHING`,
    [caller.accountId, userId, rows[0]?.id, form.roles],
  );
  if (rowCount === 0) throw taken();
}

const changeFormSchema = userFormSchema.omit({ email: true });
type UserChange = Omit<UserForm, 'email'>;

export const updateUser = handler('updateUser', async ({ caller, path, body, ifMatch }, sql) => {
  await lockMemberships(sql, caller.accountId);
  const before = await findColleague(sql, caller.accountId, path.id);
  if (!before) throw notFound();
  demandVersion(ifMatch, toUser(before));
  const form = checked(changeFormSchema, body);
  if (!form.roles.includes('ADMIN')) await demandOtherAdmin(sql, caller.accountId, path.id);
  if (before.is_invited) await changeInvitation(sql, caller.accountId, before.id, form);
  else await changeMember(sql, caller, before, form);
  const row = await findUser(sql, caller.accountId, path.id);
  if (!row) throw notFound();
  const user = toUser(row);
  return { status: 200, body: user, version: user.version };
});

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

async function changeMember(sql: Sql, caller: Caller, before: UserRow, form: UserChange): Promise<void> {
  if (!form.roles.includes('SPECIALIST') && before.professional_id !== null) {
    const patients = await patientsLedBy(sql, before.professional_id);
    if (patients.length > 0) throw hasPatients(patients.length);
  }
  if (PERSONAL.some((field) => form[field] !== before[field])) {
    // A person's card is seen in every account of theirs, so no single one of them may rewrite it.
    if (before.id !== caller.userId && (await belongsElsewhere(sql, before.id))) {
      throw conflict(
        'USER_IN_OTHER_ACCOUNT',
        'This person also works elsewhere: only their roles can be changed here.',
      );
    }
    await sql.query(
      `UPDATE users SET version = version + 1, updated_at = now(), name = $2, surname = $3, phone = $4, birthdate = $5,
         language = $6, timezone = $7
       WHERE id = $1`,
      [before.id, form.name, form.surname, form.phone, form.birthdate, form.language, form.timezone],
    );
  }
  await sql.query(
    `UPDATE memberships SET roles = $3::text[], version = version + 1
     WHERE account_id = $1 AND user_id = $2 AND roles IS DISTINCT FROM $3::text[]`,
    [caller.accountId, before.id, form.roles],
  );
}

/** Changes of who works here go one after the other: two administrators cannot remove each other at once. */
export async function lockMemberships(sql: Sql, accountId: string): Promise<void> {
  await sql.query('SELECT 1 FROM memberships WHERE account_id = $1 ORDER BY user_id FOR UPDATE', [accountId]);
  await sql.query('SELECT 1 FROM membership_invitations WHERE account_id = $1 ORDER BY user_id FOR UPDATE', [
    accountId,
  ]);
}

export async function demandOtherAdmin(sql: Sql, accountId: string, userId: string): Promise<void> {
  const { rows } = await sql.query(
    `SELECT 1 FROM memberships WHERE account_id = $1 AND user_id <> $2 AND 'ADMIN' = ANY (roles) LIMIT 1`,
    [accountId, userId],
  );
  if (rows.length === 0)
    throw conflict('ACCOUNT_NEEDS_ADMIN', 'An account must keep at least one administrator.');
}

export const hasPatients = (patients: number) =>
  conflict('USER_HAS_PATIENTS', 'This specialist is the principal of patients; say who takes them over.', {
    patients,
  });
