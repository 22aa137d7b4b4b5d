import { userFormSchema, type UserForm } from '@healzy/domain/users';
import { recordAudit } from '../audit/record.ts';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import { handler, type Caller } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { conflict, notFound } from '../http/http-problem.ts';
import { belongsElsewhere, readUser, writePerson } from './person.ts';

export const createUser = handler(
  'createUser',
  async ({ caller, origin, body, services, afterCommit }, sql) => {
    const form = checked(userFormSchema, body);
    const { rows } = await sql.query<{ personId: string; isNew: boolean }>(
      'SELECT person_id, is_new FROM person_for_email($1, $2, $3, $4, $5, $6)',
      [newId(), form.email, form.name, form.surname, form.language, form.timezone],
    );
    const person = rows[0];
    if (!person) throw notFound();
    const mustAccept = !person.isNew && (await belongsElsewhere(sql, person.personId));
    const now = services.now();
    if (mustAccept) await addInvitation(sql, caller, { userId: person.personId, form, now });
    else {
      await addMembership(sql, caller, { userId: person.personId, form, now });
      // Also for a former member: nobody else knows them, and the input is newer.
      await writePerson(sql, person.personId, form);
    }
    await sql.query('INSERT INTO invitations_to_send (id, user_id) VALUES ($1, $2)', [
      newId(),
      person.personId,
    ]);
    afterCommit(() => Promise.resolve(services.invitations.wake()));
    const user = await readUser(sql, person.personId, { caller, services });
    await recordAudit(sql, {
      by: { caller, origin, services },
      kind: 'INVITED',
      subject: user,
      details: { rolesAfter: user.roles },
    });
    return { status: 201, body: user, version: user.version };
  },
);

interface Invited {
  userId: string;
  form: UserForm;
  now: Date;
}

const taken = () =>
  conflict('USER_EMAIL_TAKEN', 'Someone with this e-mail address already works in this account.');

/** Keeps the input until the person accepts; nothing stored about them is shown before. */
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
  // A person who returns is the same professional as before.
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
