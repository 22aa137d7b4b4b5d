import { afterEach, describe, expect, it } from 'vitest';
import { addFirstAccount } from '../src/features/accounts/first-account.ts';
import { announcement } from '../src/announcement.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { startEmptyBed, startTestBed, type TestBed } from './api-test-bed.ts';

let bed: Pick<TestBed, 'close'> | undefined;
afterEach(async () => {
  await bed?.close();
  bed = undefined;
});

const outbox = (from: TestBed, change: { host?: string; remoteAddress?: string } = {}) =>
  from.app.server.inject({
    url: '/identity/outbox',
    headers: { host: change.host ?? 'localhost:3000' },
    remoteAddress: change.remoteAddress ?? '127.0.0.1',
  });

describe('a server started without any settings', () => {
  it('shows its invitation to the person at the machine', async () => {
    const own = await startTestBed({ NODE_ENV: '', PUBLIC_URL: '' });
    bed = own;
    const { services, identity } = own.app;
    expect(own.config.mode).toBe('production');
    expect(identity.outboxUrl).toBe('http://localhost:3000/identity/outbox');
    await services.sendInvitation(own.alba.people.admin.userId, null);
    const page = await outbox(own);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/href="http:\/\/localhost:3000\/identity\/invitation\/[\w-]+/);
    expect((await outbox(own, { remoteAddress: '192.0.2.4' })).statusCode).toBe(404);
    expect((await outbox(own, { host: 'clinic.example' })).statusCode).toBe(404);
  });
});

it.each([
  ['at a public address', { PUBLIC_URL: 'https://clinic.example' }],
  ['with a mail server', { PUBLIC_URL: '', SMTP_URL: 'smtp://127.0.0.1:1' }],
])('has no outbox page %s', async (_case, environment) => {
  const own = await startTestBed({ NODE_ENV: '', ...environment });
  bed = own;
  expect(own.app.identity.outboxUrl).toBeNull();
  expect((await outbox(own)).statusCode).toBe(404);
});

describe('demo data', () => {
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, true],
    [{ PUBLIC_URL: 'https://clinic.example' }, false],
    [{ PUBLIC_URL: 'https://localhost.clinic.example' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, false],
    [{ PUBLIC_URL: 'https://clinic.example', DEMO_DATA: 'true' }, true],
    [{ DEMO_DATA: 'false' }, false],
    [{ FIRST_ADMIN_EMAIL: 'ada@clinic.example', FIRST_ACCOUNT_NAME: 'Clinic' }, false],
  ])('with %j: %s', (environment, isFilled) => {
    expect(readConfig(environment).demoData).toBe(isFilled);
  });
});

it.each([
  [{}, true],
  [{ SERVICE_WORKER: '' }, true],
  [{ SERVICE_WORKER: 'false' }, false],
])('caches visited code on devices with %j: %s', (environment, isKept) => {
  expect(readConfig(environment).serviceWorker).toBe(isKept);
});

it.each(['PUBLIC_URL', 'OIDC_ISSUER'])(
  'rejects a name or password in %s, which every browser gets',
  (name) => {
    for (const address of ['https://ana:secreto@clinic.example', 'https://clinic.example@evil.example'])
      expect(() => readConfig({ [name]: address })).toThrow(
        new RegExp(`${name}: must have no name or password before its host`),
      );
    expect(() => readConfig({ [name]: 'https://clinic.example:8443/a@b' })).not.toThrow();
  },
);

describe('the first account', () => {
  const wanted = { FIRST_ADMIN_EMAIL: 'ada@clinic.example', FIRST_ACCOUNT_NAME: 'Clínica Nueva' };

  it.each([
    [{ FIRST_ADMIN_EMAIL: 'ada@clinic.example' }, /FIRST_ACCOUNT_NAME: is needed/],
    [{ FIRST_ACCOUNT_NAME: 'Clínica Nueva' }, /FIRST_ADMIN_EMAIL: is needed/],
    [{ ...wanted, FIRST_ADMIN_EMAIL: 'ada' }, /FIRST_ADMIN_EMAIL: /],
    [{ ...wanted, DEMO_DATA: 'true' }, /DEMO_DATA: must not be true/],
  ])('is rejected with %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('is never added to a database that has one', async () => {
    const full = await startTestBed({ PUBLIC_URL: '', ...wanted });
    bed = full;
    const first = full.config.firstAccount;
    if (!first) throw new Error('The configuration names no first account.');
    expect(await addFirstAccount(full.app.services, first)).toBe(false);
    const { rows } = await full.database.asSystem((sql) => sql.query('SELECT 1 FROM outbox_emails'));
    expect(rows).toEqual([]);
  });

  it('is created once in an empty database, with an administrator who gets a link', async () => {
    const empty = await startEmptyBed({ PUBLIC_URL: '', ...wanted });
    bed = empty;
    const { app, config, database, now } = empty;
    const first = config.firstAccount;
    if (!first) throw new Error('The configuration names no first account.');
    const links = async () =>
      (
        await database.asSystem((sql) =>
          sql.query<{ toAddress: string; kind: string; bodyText: string }>(
            'SELECT to_address, kind, body_text FROM outbox_emails ORDER BY created_at',
          ),
        )
      ).rows;

    expect(await addFirstAccount(app.services, first)).toBe(true);
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ name: string; email: string; roles: string[]; accountId: string; userId: string }>(
        `SELECT a.name, u.email, m.roles, a.id AS "accountId", u.id AS "userId" FROM memberships m
         JOIN accounts a ON a.id = m.account_id JOIN users u ON u.id = m.user_id`,
      ),
    );
    expect(rows).toMatchObject([{ name: 'Clínica Nueva', email: 'ada@clinic.example', roles: ['ADMIN'] }]);
    const [mail] = await links();
    expect(mail).toMatchObject({ toAddress: 'ada@clinic.example', kind: 'INVITATION' });
    const page = await app.server.inject(/\/identity\/invitation\/\S+/.exec(mail?.bodyText ?? '')?.[0] ?? '');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('type="password"');

    // Later starts leave everything alone, until the link has expired unused.
    expect(await addFirstAccount(app.services, first)).toBe(false);
    expect(await links()).toHaveLength(1);
    now.value = new Date(now.value.getTime() + 8 * 86_400_000);
    expect(await addFirstAccount(app.services, first)).toBe(true);
    expect(await links()).toHaveLength(2);
    expect((await database.asSystem((sql) => sql.query('SELECT 1 FROM accounts'))).rows).toHaveLength(1);
  });
});

describe('what the start prints', () => {
  const report = { outboxUrl: null, hasDemoPeople: false, hasAccount: true, isAdminInvited: false };
  const first = { FIRST_ADMIN_EMAIL: 'ada@clinic.example', FIRST_ACCOUNT_NAME: 'Clínica Nueva' };

  it('names the outbox beside the demo logins', () => {
    const text = announcement(readConfig({}), {
      ...report,
      hasDemoPeople: true,
      outboxUrl: 'http://localhost:3000/identity/outbox',
    });
    expect(text).toContain('Demo log-ins');
    expect(text).toContain('http://localhost:3000/identity/outbox');
  });

  it('names the invited administrator, and that their link waits for a mail server', () => {
    const config = readConfig({ PUBLIC_URL: 'https://clinic.example', ...first });
    const text = announcement(config, { ...report, isAdminInvited: true });
    expect(text).toContain('ada@clinic.example was invited to administer "Clínica Nueva"');
    expect(text).toContain('SMTP_URL');
    expect(text).not.toContain('Demo log-ins');
  });

  it('says how to get the first account when there is none', () => {
    const config = readConfig({ PUBLIC_URL: 'https://clinic.example' });
    expect(announcement(config, { ...report, hasAccount: false })).toContain('FIRST_ADMIN_EMAIL');
  });
});
