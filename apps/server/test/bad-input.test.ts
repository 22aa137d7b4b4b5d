import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Entradas');
});

const CARD = {
  email: 'nora@clinic.example',
  name: 'Nora',
  surname: 'Ávila',
  roles: ['RECEPTIONIST'],
  language: 'es',
  timezone: 'Europe/Madrid',
};
const invite = (change: Record<string, unknown> = {}) =>
  bed.call('createUser', {
    as: clinic.people.admin,
    body: { ...CARD, email: `nora.${clinic.accountId}@clinic.example`, ...change },
  });

/** Everything that an invitation leaves behind. */
async function traces(): Promise<number> {
  await bed.app.services.invitations.settled();
  const { rows } = await bed.database.asSystem((sql) =>
    sql.query<{ total: number }>(
      `SELECT (SELECT count(*) FROM users) + (SELECT count(*) FROM memberships) + (SELECT count(*) FROM professionals)
         + (SELECT count(*) FROM membership_invitations) + (SELECT count(*) FROM invitations_to_send)
         + (SELECT count(*) FROM outbox_emails) + (SELECT count(*) FROM audit_log) AS total`,
    ),
  );
  return rows[0]?.total ?? Number.NaN;
}

describe('the input for a new user', () => {
  it.each([
    ['an e-mail that is none', { email: 'nora@clinic' }, '/body/email', 'EMAIL_INVALID'],
    ['an empty e-mail', { email: ' ' }, '/body/email', 'REQUIRED'],
    ['an empty name', { name: '  ' }, '/body/name', 'REQUIRED'],
    ['an empty surname', { surname: '' }, '/body/surname', 'REQUIRED'],
    ['a zone that nobody knows', { timezone: 'Europe/Atlantis' }, '/body/timezone', 'TIMEZONE_INVALID'],
  ])('is rejected with %s, and leaves nothing', async (_what, change, path, code) => {
    const before = await traces();
    expect(await invite(change)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { fields: [{ path, code }] } },
    });
    expect(await traces()).toBe(before);
  });

  it('names every invalid field at once', async () => {
    const { body } = await invite({ email: 'x', name: ' ' });
    expect(body.details.fields.map((field: { path: string }) => field.path).sort()).toEqual([
      '/body/email',
      '/body/name',
    ]);
  });

  it.each([
    ['of a colleague', () => clinic.people.specialist.email],
    ['of a colleague in other capitals', () => clinic.people.specialist.email.toUpperCase()],
  ])('is rejected with the e-mail %s, and leaves nothing', async (_whose, email) => {
    const before = await traces();
    expect(await invite({ email: email() })).toMatchObject({
      status: 409,
      body: { code: 'USER_EMAIL_TAKEN' },
    });
    expect(await traces()).toBe(before);
  });

  it('is rejected with the e-mail of a person who is already invited', async () => {
    expect((await invite()).status).toBe(201);
    const before = await traces();
    expect((await invite()).body.code).toBe('USER_EMAIL_TAKEN');
    expect(await traces()).toBe(before);
  });
});

describe('an edit of a user', () => {
  it('that would leave no administrator, or remove one’s own role, changes nothing', async () => {
    const { admin, receptionist } = clinic.people;
    const path = { id: admin.userId };
    const read = () => bed.call('getUser', { as: admin, path });
    const before = await read();
    const { name, surname, language, timezone } = before.body as Record<string, unknown>;
    const demote = async () =>
      bed.call('updateUser', {
        as: admin,
        path,
        headers: { 'if-match': before.headers.etag ?? '' },
        body: { name: 'Otra', surname, language, timezone, roles: ['RECEPTIONIST'] },
      });
    expect(await demote()).toMatchObject({ status: 409, body: { code: 'ACCOUNT_NEEDS_ADMIN' } });
    await bed.database.asSystem((sql) =>
      sql.query(`UPDATE memberships SET roles = '{ADMIN}' WHERE account_id = $1 AND user_id = $2`, [
        clinic.accountId,
        receptionist.userId,
      ]),
    );
    expect(await demote()).toMatchObject({ status: 409, body: { code: 'OWN_ADMIN_ROLE' } });
    expect((await read()).body).toMatchObject({ name, roles: ['ADMIN'], version: before.body.version });
  });
});

describe('a token without account contexts', () => {
  it('opens no account, whichever person it names', async () => {
    const { admin } = clinic.people;
    const token = await bed.tokenFor(admin, { contexts: [] });
    expect((await bed.call('listMyAccounts', { as: admin, token })).body).toMatchObject({ items: [] });
    for (const operation of ['getOwnProfile', 'getOwnSecurity', 'getDraftKey', 'getDashboard'] as const) {
      expect(await bed.call(operation, { as: admin, token })).toMatchObject({
        status: 403,
        body: { code: 'ACCOUNT_FORBIDDEN' },
      });
    }
    const body = { userIds: [newId()] };
    expect(await bed.call('getUsersInfo', { as: admin, token, body, accountId: null })).toMatchObject({
      status: 403,
      body: { code: 'ROLE_FORBIDDEN' },
    });
  });
});
