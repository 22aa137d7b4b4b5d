import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic, type Person } from './clinics.ts';

let bed: TestBed;
/** Where the person works, and who invites them too. */
let home: Clinic;
let other: Clinic;
let person: Person;

const STORED = { surname: 'Verdadero', phone: '+34 600 111 222', birthdate: '1979-02-03' };
const CLAIMED = {
  name: 'Nombre',
  surname: 'Supuesto',
  phone: null,
  birthdate: null,
  language: 'es',
  timezone: 'Europe/Madrid',
};

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  home = await addClinic(bed.database, 'Home');
  other = await addClinic(bed.database, 'Other');
  person = home.people.specialist;
  await bed.database.asSystem(async (sql) => {
    await sql.query('UPDATE users SET surname = $2, phone = $3, birthdate = $4 WHERE id = $1', [
      person.userId,
      STORED.surname,
      STORED.phone,
      STORED.birthdate,
    ]);
    await sql.query(`SELECT record_personal_act($1, 'SIGN_IN', $2, '192.0.2.1', NULL, '{}', now())`, [
      person.userId,
      person.email,
    ]);
  });
});

const invite = (roles = ['SPECIALIST']): Promise<Answer> =>
  bed.call('createUser', { as: other.people.admin, body: { ...CLAIMED, email: person.email, roles } });

const profile = () => bed.call('getOwnProfile', { as: person });

/** Follows the link of the latest invitation, as the owner of the mailbox would. */
async function accept(): Promise<void> {
  await bed.app.services.invitations.settled();
  const { rows } = await bed.database.asSystem((sql) =>
    sql.query<{ bodyText: string }>(
      `SELECT body_text FROM outbox_emails WHERE to_address = $1 AND kind = 'INVITATION' ORDER BY id DESC LIMIT 1`,
      [person.email],
    ),
  );
  const link = new URL(/http\S+/.exec(rows[0]?.bodyText ?? '')?.[0] ?? '');
  const password = 'un caballo verde corre';
  const answer = await bed.app.server.inject({
    method: 'POST',
    url: link.pathname,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: new URL(bed.config.publicUrl).origin,
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({ password, repeat: password }).toString(),
  });
  // Who has chosen a password is on the way into the app.
  expect(answer.statusCode, answer.body).toBe(303);
}

describe('a person who works in one clinic and is invited by another', () => {
  it('is shown as the invitation names them, and nothing that is stored about them', async () => {
    const created = await invite();
    expect(created).toMatchObject({
      status: 201,
      body: { ...CLAIMED, email: person.email, roles: ['SPECIALIST'], professionalId: null, picture: null },
    });
    const { id } = created.body as { id: string };
    const answers = [
      await bed.call('getUser', { as: other.people.admin, path: { id } }),
      await bed.call('listUsers', { as: other.people.admin, query: { limit: 100 } }),
      await bed.call('getUsersInfo', { as: other.people.admin, body: { userIds: [id] } }),
      await bed.call('listAuditLogs', { as: other.people.admin }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { text } of [created, ...answers]) {
      for (const secret of [...Object.values(STORED), '192.0.2.1']) expect(text).not.toContain(secret);
    }
    expect(answers[1]?.text).toContain(CLAIMED.surname);
  });

  it('cannot be changed by that clinic, which only edits and withdraws its own invitation', async () => {
    const before = await profile();
    const { id } = (await invite()).body as { id: string };
    const changed = await bed.call('updateUser', {
      as: other.people.admin,
      path: { id },
      headers: { 'if-match': '"1"' },
      body: { ...CLAIMED, surname: 'Cambiado', roles: ['RECEPTIONIST'] },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { surname: 'Cambiado', roles: ['RECEPTIONIST'], version: 2 },
    });
    expect((await profile()).body).toEqual(before.body);
    expect((await invite()).body.code).toBe('USER_EMAIL_TAKEN');
    expect((await bed.call('deleteUser', { as: other.people.admin, path: { id } })).status).toBe(204);
    expect((await bed.call('getUser', { as: other.people.admin, path: { id } })).status).toBe(404);
  });

  it('belongs to it once they follow the invitation, and keeps their details and past to themselves', async () => {
    const { id } = (await invite()).body as { id: string };
    const there = { ...person, accountId: other.accountId };
    const withToken = { as: there, token: await bed.tokenFor(person) };
    expect((await bed.call('listPatients', withToken)).status).toBe(403);
    await accept();
    const token = await bed.tokenFor({ ...there, professionalId: null });
    expect((await bed.call('listPatients', { as: there, token })).status).toBe(200);
    expect((await bed.call('listAuditLogs', { as: other.people.admin })).text).not.toContain('192.0.2.1');
    expect((await bed.call('listAuditLogs', { as: home.people.admin })).text).toContain('192.0.2.1');

    const now = await bed.call('getUser', { as: other.people.admin, path: { id } });
    expect(now.body.professionalId).not.toBeNull();
    const { name, surname, phone, birthdate, language, timezone } = now.body as Record<string, unknown>;
    const card = { name, surname, phone, birthdate, language, timezone };
    const change = (body: unknown, clinic = other) =>
      bed.call('updateUser', {
        as: clinic.people.admin,
        path: { id },
        headers: { 'if-match': now.headers.etag ?? '' },
        body,
      });
    for (const clinic of [home, other]) {
      expect(await change({ ...card, surname: 'Ajeno', roles: ['SPECIALIST'] }, clinic)).toMatchObject({
        status: 409,
        body: { code: 'USER_IN_OTHER_ACCOUNT' },
      });
    }
    expect(await change({ ...card, roles: ['RECEPTIONIST'] })).toMatchObject({
      status: 200,
      body: { surname: STORED.surname, roles: ['RECEPTIONIST'] },
    });
    expect((await profile()).body).toMatchObject({ ...STORED, roles: ['SPECIALIST'] });
  });

  it('cannot be rewritten by that clinic even by a statement without a check', async () => {
    await invite();
    await accept();
    const { rowCount } = await bed.database.asAccount(
      { accountId: other.accountId, userId: other.people.admin.userId },
      (sql) => sql.query(`UPDATE users SET surname = 'Ajeno' WHERE id = $1`, [person.userId]),
    );
    expect(rowCount).toBe(0);
  });
});

describe('an invitation', () => {
  it('is written by the next process when the first one dies before', async () => {
    const email = `new.${newId()}@clinic.example`;
    const created = await bed.call('createUser', {
      as: other.people.admin,
      body: { ...CLAIMED, email, roles: ['SPECIALIST'] },
    });
    await bed.app.services.invitations.settled();
    // As the first process left it: committed, and nothing sent.
    await bed.database.asSystem(async (sql) => {
      await sql.query('DELETE FROM outbox_emails');
      await sql.query('INSERT INTO invitations_to_send (id, user_id) VALUES ($1, $2)', [
        newId(),
        created.body.id as string,
      ]);
    });
    bed.app.services.invitations.wake();
    await bed.app.services.invitations.settled();
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ toAddress: string }>('SELECT to_address FROM outbox_emails'),
    );
    expect(rows).toEqual([{ toAddress: email }]);
    expect(
      (await bed.database.asSystem((sql) => sql.query('SELECT 1 FROM invitations_to_send'))).rows,
    ).toEqual([]);
  });
});
