import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { hashPassword } from '../src/platform/identity/index.ts';
import {
  authorization,
  exchange,
  PASSWORD,
  seedClinic,
  signIn,
  startIdentity,
  type Clinic,
  type TestServer,
} from './identity-test-bed.ts';
import { openTestDatabase } from './test-database.ts';

const NEW_PASSWORD = 'tres gatos en la azotea';

let database: Database;
let clinic: Clinic;
let server: TestServer;
let clock: number;
/** Two more clinics that invite Marco, who works for neither of them yet. */
let costa: string;
let duna: string;
const later = (seconds: number) => {
  clock += seconds * 1000;
};

beforeAll(async () => {
  database = await openTestDatabase();
  clinic = await seedClinic(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = Date.now();
  server = await startIdentity(database, { now: () => new Date(clock) });
  [costa, duna] = [newId(), newId()];
  await database.asSystem((sql) =>
    sql.query(`INSERT INTO accounts (id, name) VALUES ($1, 'Clínica Costa'), ($2, 'Clínica Duna')`, [
      costa,
      duna,
    ]),
  );
  for (const account of [costa, duna]) await invite(account);
});
afterEach(async () => {
  await server.close();
  await database.asSystem(async (sql) => {
    await sql.query('DELETE FROM accounts WHERE id = ANY ($1::uuid[])', [[costa, duna]]);
    for (const table of ['identity_tokens', 'outbox_emails', 'attempt_counters'])
      await sql.query(`DELETE FROM ${table}`);
  });
});

/** What inviting through the account leaves behind. */
const invite = (accountId: string) =>
  database.asAccount({ accountId }, (sql) =>
    sql.query(
      `INSERT INTO membership_invitations (account_id, user_id, roles, email, name, surname, language, timezone)
       VALUES ($1, $2, '{RECEPTIONIST}', $3, 'Marco', 'Duarte', 'es', 'Europe/Madrid')`,
      [accountId, clinic.marco.userId, clinic.marco.email],
    ),
  );
const withdraw = (accountId: string) =>
  database.asAccount({ accountId }, (sql) =>
    sql.query('DELETE FROM membership_invitations WHERE user_id = $1', [clinic.marco.userId]),
  );

async function linkFrom(accountId: string): Promise<string> {
  await server.identity.sendInvitation(clinic.marco.userId, accountId);
  later(1);
  const { rows } = await database.asSystem((sql) =>
    sql.query<{ bodyText: string }>(
      'SELECT body_text FROM outbox_emails ORDER BY created_at DESC, id DESC LIMIT 1',
    ),
  );
  return /http\S+/.exec(rows[0]?.bodyText ?? '')?.[0] ?? '';
}

async function accountsOfMarco(): Promise<string[]> {
  const { rows } = await database.asSystem((sql) =>
    sql.query<{ accountId: string }>('SELECT account_id FROM memberships WHERE user_id = $1', [
      clinic.marco.userId,
    ]),
  );
  return rows.map(({ accountId: id }) => id).sort();
}

const forgetPassword = () =>
  database.asSystem((sql) =>
    sql.query('UPDATE users SET password_hash = NULL WHERE id = $1', [clinic.marco.userId]),
  );

const usualPassword = async () => {
  const hash = await hashPassword(PASSWORD);
  await database.asSystem((sql) =>
    sql.query('UPDATE users SET password_hash = $2 WHERE id = $1', [clinic.marco.userId, hash]),
  );
};

describe('a link', () => {
  it('accepts the invitation that it was written for and no other', async () => {
    const browser = server.browser();
    const [fromCosta, fromDuna] = [await linkFrom(costa), await linkFrom(duna)];
    const page = await browser.open(fromCosta);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Invitation from Clínica Costa');
    expect(page.text).not.toContain('type="password"');
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    // Opening the link does not accept.
    expect(await accountsOfMarco()).toEqual([clinic.alba]);

    const done = await browser.submit(page, {});
    expect(done.text).toContain('You can now sign in and work in Clínica Costa.');
    expect(await accountsOfMarco()).toEqual([clinic.alba, costa].sort());
    // The password is the same as before.
    expect((await signIn(server, server.browser(), clinic.marco.email)).access_token).toBeTruthy();

    expect((await browser.submit(await browser.open(fromDuna), {})).status).toBe(200);
    expect(await accountsOfMarco()).toEqual([clinic.alba, costa, duna].sort());
  });

  it('works once, also when it is followed many times at the same moment', async () => {
    const browser = server.browser();
    const link = await linkFrom(costa);
    const page = await browser.open(link);
    const answers = await Promise.all([1, 2, 3].map(() => browser.submit(page, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await browser.open(link);
    expect(again.status).toBe(410);
    expect(again.text).toContain('This invitation has been accepted');
    expect(again.text).toContain('Sign in with your password');
  });

  it('says that it has expired, and whom to ask', async () => {
    const browser = server.browser();
    const link = await linkFrom(costa);
    const page = await browser.open(link);
    later(7 * 86_400);
    const late = await browser.open(link);
    expect(late.status).toBe(410);
    expect(late.text).toContain('This invitation has expired');
    expect(late.text).toContain('Ask the person who invited you to send it again.');
    expect((await browser.submit(page, {})).status).toBe(410);
    expect(await accountsOfMarco()).toEqual([clinic.alba]);
    // It still says so after the clean-up, and in Spanish too.
    await server.identity.purge();
    expect((await browser.open(link.replace('lang=en', 'lang=es'))).text).toContain(
      'Esta invitación ha caducado',
    );
    later(40 * 86_400);
    await server.identity.purge();
    expect((await browser.open(link)).text).toContain('This invitation is no longer valid');
  });

  it('is replaced by a later one of the same account, and leaves those of others alone', async () => {
    const browser = server.browser();
    const other = await linkFrom(duna);
    const first = await linkFrom(costa);
    const page = await browser.open(first);
    const second = await linkFrom(costa);
    const replaced = await browser.open(first);
    expect(replaced.status).toBe(410);
    expect(replaced.text).toContain('There is a newer invitation');
    expect((await browser.submit(page, {})).status).toBe(410);
    expect((await browser.open(other)).status).toBe(200);
    expect((await browser.submit(await browser.open(second), {})).status).toBe(200);
    expect(await accountsOfMarco()).toEqual([clinic.alba, costa].sort());
  });

  it('says that the invitation was withdrawn', async () => {
    const browser = server.browser();
    const link = await linkFrom(costa);
    const page = await browser.open(link);
    await withdraw(costa);
    const withdrawn = await browser.open(link);
    expect(withdrawn.status).toBe(410);
    expect(withdrawn.text).toContain('This invitation has been withdrawn');
    expect((await browser.submit(page, {})).status).toBe(410);
    expect(await accountsOfMarco()).toEqual([clinic.alba]);
  });

  it('asks people without a password for one, and never a second time', async () => {
    await forgetPassword();
    const browser = server.browser();
    const [fromCosta, fromDuna] = [await linkFrom(costa), await linkFrom(duna)];
    const page = await browser.open(fromCosta);
    expect(page.text).toContain('autocomplete="new-password"');
    const weak = await browser.submit(page, { password: 'Password2026!', repeat: 'Password2026!' });
    expect(weak.status).toBe(422);
    expect(weak.text).toContain('among the first to be tried');
    expect(await accountsOfMarco()).toEqual([clinic.alba]);
    const done = await browser.submit(page, { password: NEW_PASSWORD, repeat: NEW_PASSWORD });
    expect([done.status, done.url.pathname]).toEqual([303, '/']);
    expect(
      (await signIn(server, server.browser(), clinic.marco.email, NEW_PASSWORD)).access_token,
    ).toBeTruthy();

    // A person who finds the other mail later can accept with it, but not take the account over.
    const next = await browser.open(fromDuna);
    expect(next.text).not.toContain('type="password"');
    await browser.submit(next, { password: 'un caballo verde corre', repeat: 'un caballo verde corre' });
    expect(await accountsOfMarco()).toEqual([clinic.alba, costa, duna].sort());
    expect(
      (await signIn(server, server.browser(), clinic.marco.email, NEW_PASSWORD)).access_token,
    ).toBeTruthy();
  });

  it('signs people in who have just chosen their first password, once, and nobody else', async () => {
    await forgetPassword();
    const browser = server.browser();
    // Somebody else is signed in there: they are not whom the application finds afterwards.
    await signIn(server, browser, clinic.elena.email);
    const page = await browser.open(await linkFrom(costa));
    await browser.submit(page, { password: NEW_PASSWORD, repeat: NEW_PASSWORD });
    const silent = await browser.open(authorization(server, { prompt: 'none' }).url);
    expect(silent.url.searchParams.get('error')).toBe('login_required');
    const request = authorization(server);
    const arrived = await browser.open(request.url);
    expect(arrived.url.pathname).toBe('/callback');
    const { body } = await exchange(server, request, arrived.url.searchParams.get('code') ?? '');
    const claims = await server.identity.verifyAccessToken(body.access_token);
    expect(claims.userId).toBe(clinic.marco.userId);
    expect(claims.accountContexts.map(({ accountId }) => accountId)).toContain(costa);

    // What signed them in is used up, and was never good for anybody without it.
    const again = await browser.open(authorization(server, { prompt: 'login' }).url);
    expect(again.text).toContain('type="password"');
    expect((await server.browser().open(authorization(server).url)).text).toContain('type="password"');
  });

  it('signs nobody in who only reset a password, or who takes longer than two minutes to arrive', async () => {
    const browser = server.browser();
    const asked = await browser.open(`${server.publicUrl}/identity/reset-password`);
    await browser.submit(asked, { email: clinic.marco.email });
    await server.identity.settled();
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ bodyText: string }>(
        `SELECT body_text FROM outbox_emails WHERE kind = 'PASSWORD_RESET' ORDER BY created_at DESC LIMIT 1`,
      ),
    );
    const reset = await browser.open(/http\S+/.exec(rows[0]?.bodyText ?? '')?.[0] ?? '');
    expect((await browser.submit(reset, { password: NEW_PASSWORD, repeat: NEW_PASSWORD })).status).toBe(200);
    expect((await browser.open(authorization(server).url)).text).toContain('type="password"');

    await forgetPassword();
    later(1);
    const arriving = server.browser();
    const page = await arriving.open(await linkFrom(costa));
    await arriving.submit(page, { password: NEW_PASSWORD, repeat: NEW_PASSWORD });
    later(121);
    expect((await arriving.open(authorization(server).url)).text).toContain('type="password"');
  });

  it('of the server itself asks the first administrator who they are, and whether they treat patients', async () => {
    const [userId, email] = [newId(), 'ada@clinica-nueva.example'];
    await database.asSystem(async (sql) => {
      await sql.query(`INSERT INTO users (id, email, name, surname) VALUES ($1, $2, 'Admin', 'Nueva')`, [
        userId,
        email,
      ]);
      await sql.query(`INSERT INTO memberships (account_id, user_id, roles) VALUES ($1, $2, '{ADMIN}')`, [
        costa,
        userId,
      ]);
    });
    const stored = async () =>
      (
        await database.asSystem((sql) =>
          sql.query(
            `SELECT u.name, u.surname, u.language, m.roles FROM users u JOIN memberships m ON m.user_id = u.id
             WHERE u.id = $1`,
            [userId],
          ),
        )
      ).rows[0];
    await server.identity.sendInvitation(userId, null);
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ bodyText: string }>('SELECT body_text FROM outbox_emails WHERE to_address = $1', [email]),
    );
    const link = /http\S+/.exec(rows[0]?.bodyText ?? '')?.[0] ?? '';
    const browser = server.browser();
    const page = await browser.open(link.replace('lang=es', 'lang=en'));
    expect(page.text).toContain('I treat patients');
    const typed = { password: NEW_PASSWORD, repeat: NEW_PASSWORD, treats: 'yes' };
    const unnamed = await browser.submit(page, { ...typed, name: ' ', surname: 'Lovelace "Byron"' });
    expect(unnamed.status).toBe(422);
    expect(unnamed.text).toContain('Enter your name.');
    // Nothing that was typed besides the password has to be typed again.
    expect(unnamed.text).toMatch(/value="Lovelace &quot;Byron&quot;"/);
    expect(unnamed.text).toMatch(/type="checkbox"[^>]*\schecked/);
    expect(await stored()).toMatchObject({ name: 'Admin', roles: ['ADMIN'] });
    const own = await browser.submit(page, {
      ...typed,
      name: 'Ada',
      surname: 'Lovelace',
      password: 'Ada Lovelace 1815',
    });
    expect(own.status).toBe(422);

    await browser.submit(page, { ...typed, name: 'Ada', surname: 'Lovelace' });
    expect(await stored()).toEqual({
      name: 'Ada',
      surname: 'Lovelace',
      language: 'en',
      roles: ['ADMIN', 'SPECIALIST'],
    });
    // An invitation of a clinic comes from somebody who knows the name.
    await forgetPassword();
    expect((await browser.open(await linkFrom(costa))).text).not.toContain('name="treats"');
    await usualPassword();
  });

  it('does not work at the URL of the other kind of link', async () => {
    const link = await linkFrom(costa);
    const moved = await server.browser().open(link.replace('/invitation/', '/reset-password/'));
    expect(moved.status).toBe(410);
    expect(moved.text).not.toContain('type="password"');
  });

  it('is recorded in the account’s audit log when it is followed', async () => {
    const browser = server.browser();
    await browser.submit(await browser.open(await linkFrom(costa)), {});
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ kind: string }>('SELECT kind FROM audit_log WHERE account_id = $1', [costa]),
    );
    expect(rows).toEqual([{ kind: 'INVITATION_ACCEPTED' }]);
  });

  it('reveals to no other account that it was followed, nor what the person does from then on', async () => {
    await usualPassword();
    const linesOf = async (accountId: string) =>
      (
        await database.asSystem((sql) =>
          sql.query<{ kind: string }>(
            'SELECT kind FROM audit_log WHERE account_id = $1 AND user_id = $2 ORDER BY ctid',
            [accountId, clinic.marco.userId],
          ),
        )
      ).rows.map(({ kind }) => kind);
    // Duna entered them as a new person, and they have not accepted.
    await withdraw(duna);
    await database.asSystem((sql) =>
      sql.query(
        `INSERT INTO memberships (account_id, user_id, roles, accepted_at) VALUES ($1, $2, '{RECEPTIONIST}', NULL)`,
        [duna, clinic.marco.userId],
      ),
    );
    const before = await linesOf(clinic.alba);
    const browser = server.browser();
    await browser.submit(await browser.open(await linkFrom(costa)), {});
    const tokens = await signIn(server, server.browser(), clinic.marco.email);
    expect(await linesOf(costa)).toEqual(['INVITATION_ACCEPTED', 'SIGN_IN']);
    expect((await linesOf(clinic.alba)).slice(before.length)).toEqual(['SIGN_IN']);
    expect(await linesOf(duna)).toEqual([]);

    // Nor does another account become theirs without its own link.
    const { accountContexts } = await server.identity.verifyAccessToken(tokens.access_token);
    expect(accountContexts.map(({ accountId }) => accountId).sort()).toEqual([clinic.alba, costa].sort());
    await browser.submit(await browser.open(await linkFrom(duna)), {});
    expect(await linesOf(duna)).toEqual(['INVITATION_ACCEPTED']);
    const after = await signIn(server, server.browser(), clinic.marco.email);
    const claims = await server.identity.verifyAccessToken(after.access_token);
    expect(claims.accountContexts).toHaveLength(3);
  });

  it('is not accepted by a password reset of a person who already works elsewhere', async () => {
    await withdraw(duna);
    await database.asSystem((sql) =>
      sql.query(
        `INSERT INTO memberships (account_id, user_id, roles, accepted_at) VALUES ($1, $2, '{RECEPTIONIST}', NULL)`,
        [duna, clinic.marco.userId],
      ),
    );
    const browser = server.browser();
    const asked = await browser.open(`${server.publicUrl}/identity/reset-password`);
    await browser.submit(asked, { email: clinic.marco.email });
    await server.identity.settled();
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ bodyText: string }>(
        `SELECT body_text FROM outbox_emails WHERE kind = 'PASSWORD_RESET' ORDER BY created_at DESC LIMIT 1`,
      ),
    );
    const page = await browser.open(/http\S+/.exec(rows[0]?.bodyText ?? '')?.[0] ?? '');
    expect((await browser.submit(page, { password: NEW_PASSWORD, repeat: NEW_PASSWORD })).status).toBe(200);
    const tokens = await signIn(server, server.browser(), clinic.marco.email, NEW_PASSWORD);
    const { accountContexts } = await server.identity.verifyAccessToken(tokens.access_token);
    expect(accountContexts.map(({ accountId }) => accountId)).not.toContain(duna);
  });
});
