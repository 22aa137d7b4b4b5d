import { userFormSchema, type UserForm } from '@healzy/domain/users';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { conflict, requireFound } from '../../platform/http/http-problem.ts';
import { versioned } from '../../platform/http/versions.ts';
import { invite } from './invitations.ts';
import { invitations, memberships } from './membership-rows.ts';
import { belongsElsewhere, writePerson } from './person.ts';

export const createUser = handler('createUser', async (call, sql) => {
  const form = checked(userFormSchema, call.body);
  const { rows } = await sql.query<{ personId: string; isNew: boolean }>(
    'SELECT person_id, is_new FROM person_for_email($1, $2, $3, $4, $5, $6)',
    [newId(), form.email, form.name, form.surname, form.language, form.timezone],
  );
  const { personId: userId, isNew } = requireFound(rows[0]);
  const mustAccept = !isNew && (await belongsElsewhere(sql, userId));
  const invited = { userId, form, now: call.services.now() };
  if (mustAccept) await addInvitation(sql, call.caller, invited);
  else {
    await addMembership(sql, call.caller, invited);
    // Also for a former member: nobody else knows them, and the input is newer.
    await writePerson(sql, userId, form);
  }
  return { status: 201, ...versioned(await invite(sql, call, userId)) };
});

interface Invited {
  userId: string;
  form: UserForm;
  now: Date;
}

const taken = () =>
  conflict('USER_EMAIL_TAKEN', 'Someone with this e-mail address already works in this account.');

/** Keeps the input until the person accepts; nothing stored about them is shown before. */
async function addInvitation(sql: Sql, { accountId }: Caller, { userId, form, now }: Invited): Promise<void> {
  if (await memberships.find(sql, { accountId, userId })) throw taken();
  const inserted = await invitations.insert(
    sql,
    { ...form, accountId, userId, invitedAt: now },
    'ON CONFLICT (account_id, user_id) DO NOTHING',
  );
  if (inserted === 0) throw taken();
}

async function addMembership(sql: Sql, { accountId }: Caller, { userId, form, now }: Invited): Promise<void> {
  // A person who returns is the same professional as before.
  const { rows } = await sql.query<{ id: string }>(
    `INSERT INTO professionals (id, account_id, user_id) VALUES ($1, $2, $3)
     ON CONFLICT (account_id, user_id) DO UPDATE SET user_id = excluded.user_id RETURNING id`,
    [newId(), accountId, userId],
  );
  const membership = {
    accountId,
    userId,
    professionalId: rows[0]?.id,
    roles: form.roles,
    acceptedAt: null,
    invitedAt: now,
    invitationsSent: 1,
  };
  const otherwise = 'ON CONFLICT (account_id, user_id) DO NOTHING';
  if ((await memberships.insert(sql, membership, otherwise)) === 0) throw taken();
}
