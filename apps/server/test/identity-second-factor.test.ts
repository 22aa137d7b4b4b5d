import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { hashPassword, type OwnSecurity } from '../src/platform/identity/index.ts';
import {
  authorization,
  exchange,
  PASSWORD,
  seedClinic,
  signIn,
  startIdentity,
  type Browser,
  type Clinic,
  type Page,
  type TestServer,
} from './identity-test-bed.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;
let clinic: Clinic;
let server: TestServer;
let security: OwnSecurity;
let clock: number;
const later = (seconds: number) => {
  clock += seconds * 1000;
};
const origin = { ip: '192.0.2.1', userAgent: null };

beforeAll(async () => {
  database = await openTestDatabase();
  clinic = await seedClinic(database);
  clock = Date.now();
});
afterAll(() => database.close());

beforeEach(async () => {
  // The audit log keeps every test's entries, so its clock never goes back.
  later(60);
  server = await startIdentity(database, { now: () => new Date(clock) });
  if (server.identity.security === null) throw new Error('The embedded provider keeps security itself.');
  security = server.identity.security;
});
afterEach(async () => {
  await server.close();
  await database.asSystem(async (sql) => {
    for (const table of ['totp_factors', 'half_sign_ins', 'attempt_counters', 'outbox_emails'])
      await sql.query(`DELETE FROM ${table}`);
  });
});

const wish = () => ({ userId: clinic.elena.userId, origin });

/** The authenticator app on the person's phone. */
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: clock + seconds * 1000,
  });

/** Turns the second factor on, and waits until its first code has expired. */
async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await security.startTotp(wish(), PASSWORD);
  const recoveryCodes = await security.confirmTotp(wish(), codeOf(secret));
  later(60);
  return { secret, recoveryCodes };
}

async function passwordTyped(
  browser: Browser,
): Promise<{ page: Page; request: ReturnType<typeof authorization> }> {
  const request = authorization(server);
  const firstPage = await browser.open(request.url);
  const page = await browser.submit(firstPage, { email: clinic.elena.email, password: PASSWORD });
  return { page, request };
}

const audited = async () =>
  (
    await database.asSystem((sql) =>
      sql.query<{ kind: string; method: string | null }>(
        `SELECT kind, details->>'method' AS method FROM audit_log WHERE account_id = $1 ORDER BY at, ctid`,
        [clinic.alba],
      ),
    )
  ).rows;
const auditedSince = async (count: number) => (await audited()).slice(count);
const mails = async () =>
  (
    await database.asSystem((sql) =>
      sql.query<{ subject: string; bodyText: string }>(
        `SELECT subject, body_text FROM outbox_emails WHERE kind LIKE 'SEC%' ORDER BY created_at, id`,
      ),
    )
  ).rows;

describe('the second step of signing in', () => {
  it('comes after the password, and the tokens say that it was taken', async () => {
    const { secret } = await turnOn();
    const before = (await audited()).length;
    const browser = server.browser();
    const { page, request } = await passwordTyped(browser);
    expect(page.status).toBe(200);
    expect(page.url.pathname).toMatch(/^\/identity\/interaction\/[\w-]+\/second-factor$/);
    expect(page.text).toContain('autocomplete="one-time-code"');
    expect(page.text).toContain('inputmode="numeric"');
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(await auditedSince(before)).toEqual([]);

    const back = await browser.submit(page, { code: codeOf(secret).replace(/^.../, '$& ') });
    expect(back.url.pathname).toBe('/callback');
    const { body } = await exchange(server, request, back.url.searchParams.get('code') ?? '');
    expect(decodeJwt(body.id_token)).toMatchObject({
      amr: ['pwd', 'otp', 'mfa'],
      acr: 'urn:healzy:acr:two-factor',
    });
    expect(await auditedSince(before)).toEqual([{ kind: 'SIGN_IN', method: 'TOTP' }]);
  });

  it('accepts no code after a password that has been changed meanwhile', async () => {
    const { secret } = await turnOn();
    const browser = server.browser();
    const { page } = await passwordTyped(browser);
    const changed = { currentPassword: PASSWORD, newPassword: 'tres gatos en la azotea', keepSession: null };
    await security.changePassword(wish(), changed);
    const answer = await browser.submit(page, { code: codeOf(secret) });
    expect(answer.url.pathname).toMatch(/^\/identity\/interaction\/[\w-]+$/);
    expect(answer.text).toContain('autocomplete="current-password"');
    const hash = await hashPassword(PASSWORD);
    await database.asSystem((sql) =>
      sql.query('UPDATE users SET password_hash = $2 WHERE id = $1', [clinic.elena.userId, hash]),
    );
  });

  it('is skipped without a second factor, and the tokens say that too', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    expect(decodeJwt(tokens.id_token)).toMatchObject({ amr: ['pwd'], acr: 'urn:healzy:acr:one-factor' });
  });

  it('accepts codes of one step before and after, of none further, and none twice', async () => {
    const { secret } = await turnOn();
    const tryCode = async (code: string) => {
      const browser = server.browser();
      const { page } = await passwordTyped(browser);
      return (await browser.submit(page, { code })).url.pathname === '/callback';
    };
    expect(await tryCode(codeOf(secret, -60))).toBe(false);
    expect(await tryCode(codeOf(secret, 60))).toBe(false);
    const now = codeOf(secret);
    expect(await tryCode(now)).toBe(true);
    expect(await tryCode(now)).toBe(false);
    // An earlier unused code is not accepted after it either.
    expect(await tryCode(codeOf(secret, -30))).toBe(false);
    expect(await tryCode(codeOf(secret, 30))).toBe(true);
    later(60);
    expect(await tryCode(codeOf(secret))).toBe(true);
  });

  it('accepts one code once when it is sent many times at the same moment', async () => {
    const { secret } = await turnOn();
    const browsers = Array.from({ length: 4 }, () => server.browser());
    const pages = await Promise.all(browsers.map((browser) => passwordTyped(browser)));
    const code = codeOf(secret);
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.submit((pages[index] as { page: Page }).page, { code })),
    );
    expect(answers.filter(({ url }) => url.pathname === '/callback')).toHaveLength(1);
  });

  it('cannot be reached without the password, nor in another browser, nor long after it', async () => {
    const { secret } = await turnOn();
    const fresh = server.browser();
    const firstPage = await fresh.open(authorization(server).url);
    const skipped = await fresh.open(`${firstPage.url.pathname}/second-factor`);
    expect(skipped.url.pathname).toBe(firstPage.url.pathname);
    expect(skipped.text).toContain('type="password"');

    const browser = server.browser();
    const { page } = await passwordTyped(browser);
    expect((await fresh.open(page.url)).status).toBe(410);
    later(11 * 60);
    const late = await browser.submit(page, { code: codeOf(secret) });
    expect(late.text).toContain('type="password"');
  });

  it('makes people who guess wait, from any address, says how long, and notifies the person once', async () => {
    const { secret } = await turnOn();
    const before = (await audited()).length;
    for (let count = 0; count < 5; count += 1) {
      const browser = server.browser();
      browser.headers['x-forwarded-for'] = `198.51.100.${count}`;
      const { page } = await passwordTyped(browser);
      const wrong = await browser.submit(page, { code: '000000' });
      expect(wrong.status).toBe(401);
      expect(wrong.text).toContain('no es correcto');
    }
    const browser = server.browser();
    const { page } = await passwordTyped(browser);
    const blocked = await browser.submit(page, { code: codeOf(secret) });
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('30');
    expect(blocked.text).toContain('dentro de 30 segundos');
    await browser.submit(page, { code: codeOf(secret) });
    later(30);
    expect((await browser.submit(page, { code: '000000' })).status).toBe(401);
    expect((await browser.submit(page, { code: codeOf(secret) })).headers.get('retry-after')).toBe('60');
    later(60);
    expect((await browser.submit(page, { code: codeOf(secret) })).url.pathname).toBe('/callback');

    expect((await auditedSince(before)).map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('SECOND_FACTOR_FAILED'),
      'BLOCKED',
      'SECOND_FACTOR_FAILED',
      'BLOCKED',
      'SIGN_IN',
    ]);
    const warnings = (await mails()).filter(({ bodyText: body }) => body.includes('varias veces'));
    expect(warnings).toHaveLength(1);
  });

  it('accepts a recovery code instead, each once, and says how many are left', async () => {
    const { recoveryCodes } = await turnOn();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    const before = (await audited()).length;
    const browser = server.browser();
    const { page } = await passwordTyped(browser);
    const other = await browser.open(`${page.url.pathname}?with=recovery`);
    expect(other.text).toContain('Código de recuperación');
    const back = await browser.submit(other, { code: code.toLowerCase().replaceAll('-', ' ') });
    expect(back.url.pathname).toBe('/callback');
    expect(await auditedSince(before)).toEqual([
      { kind: 'SIGN_IN', method: 'RECOVERY_CODE' },
      { kind: 'RECOVERY_CODE_USED', method: null },
    ]);
    expect((await mails()).at(-1)?.bodyText).toContain('Te quedan 9.');
    expect((await security.read(clinic.elena.userId)).recoveryCodesLeft).toBe(9);

    const again = server.browser();
    const second = (await passwordTyped(again)).page;
    expect(
      (await again.submit(await again.open(`${second.url.pathname}?with=recovery`), { code })).status,
    ).toBe(401);
  });

  it('is in both languages and says what is missing', async () => {
    await turnOn();
    const browser = server.browser();
    const { page } = await passwordTyped(browser);
    const empty = await browser.submit(page, { code: ' ' });
    expect(empty.status).toBe(422);
    expect(empty.text).toContain('aria-invalid="true"');
    const english = await browser.open(`${page.url.pathname}?lang=en`);
    expect(english.text).toContain('Two-step verification');
    expect(english.text).toContain('<html lang="en">');
  });

  it('rejects a form from elsewhere', async () => {
    await turnOn();
    const browser = server.browser();
    const { page } = await passwordTyped(browser);
    const foreign = await browser.request(page.url, {
      method: 'POST',
      body: new URLSearchParams({ code: '000000' }),
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('turning the second factor on and off', () => {
  it('keeps neither secret nor recovery codes readable, and binds the secret to its person', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ text: string }>(
        'SELECT t::text AS text FROM totp_factors t UNION ALL SELECT r::text FROM recovery_codes r',
      ),
    );
    const stored = rows.map(({ text }) => text).join('\n');
    expect(rows).toHaveLength(11);
    for (const code of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replaceAll('-', ''))])
      expect(stored).not.toContain(code);
    // Moved to another person, it cannot be decrypted.
    await database.asSystem((sql) =>
      sql.query(
        `INSERT INTO totp_factors (user_id, sealed_secret, confirmed_at)
         SELECT $1, sealed_secret, confirmed_at FROM totp_factors WHERE user_id = $2`,
        [clinic.marco.userId, clinic.elena.userId],
      ),
    );
    const browser = server.browser();
    const page = await browser.submit(await browser.open(authorization(server).url), {
      email: clinic.marco.email,
      password: PASSWORD,
    });
    expect((await browser.submit(page, { code: codeOf(secret) })).status).toBe(500);
  });

  it('counts only once a code was shown, within ten minutes', async () => {
    const { secret, uri } = await security.startTotp(wish(), PASSWORD);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Healzy:elena%40clinica-alba\.example\?/);
    expect(Buffer.from(Secret.fromBase32(secret).bytes)).toHaveLength(20);
    expect((await security.read(clinic.elena.userId)).totpSince).toBeNull();
    expect((await signIn(server, server.browser(), clinic.elena.email)).access_token).toBeTruthy();
    await expect(security.confirmTotp(wish(), '000000')).rejects.toMatchObject({ code: 'TOTP_CODE_WRONG' });
    later(601);
    await expect(security.confirmTotp(wish(), codeOf(secret))).rejects.toMatchObject({
      code: 'TOTP_NOT_STARTED',
    });
    const next = await security.startTotp(wish(), PASSWORD);
    expect(next.secret).not.toBe(secret);
    await expect(security.confirmTotp(wish(), codeOf(secret))).rejects.toMatchObject({
      code: 'TOTP_CODE_WRONG',
    });
    expect(await security.confirmTotp(wish(), codeOf(next.secret))).toHaveLength(10);
    await expect(security.startTotp(wish(), PASSWORD)).rejects.toMatchObject({ code: 'TOTP_ALREADY_ON' });
    await expect(security.confirmTotp(wish(), codeOf(next.secret))).rejects.toMatchObject({
      code: 'TOTP_ALREADY_ON',
    });
  });

  it('requires the current password, and makes people who guess it wait', async () => {
    for (let count = 0; count < 5; count += 1) {
      await expect(security.startTotp(wish(), 'wrong')).rejects.toMatchObject({
        code: 'CURRENT_PASSWORD_WRONG',
      });
    }
    await expect(security.removeTotp(wish(), PASSWORD)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 30,
    });
    later(30);
    await expect(security.removeTotp(wish(), PASSWORD)).rejects.toMatchObject({ code: 'TOTP_NOT_ON' });
  });

  it('audits every change and notifies the person of it', async () => {
    const before = (await audited()).length;
    const { recoveryCodes } = await turnOn();
    const renewed = await security.renewRecoveryCodes(wish(), PASSWORD);
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    later(1);
    await security.removeTotp(wish(), PASSWORD);
    expect((await auditedSince(before)).map(({ kind }) => kind)).toEqual([
      'TOTP_ON',
      'RECOVERY_CODES_RENEWED',
      'TOTP_OFF',
    ]);
    expect((await mails()).map(({ bodyText: body }) => body.split('\n\n')[1])).toEqual([
      expect.stringContaining('Has activado'),
      expect.stringContaining('códigos de recuperación nuevos'),
      expect.stringContaining('Se ha desactivado'),
    ]);
    expect((await signIn(server, server.browser(), clinic.elena.email)).access_token).toBeTruthy();
    await expect(security.renewRecoveryCodes(wish(), PASSWORD)).rejects.toMatchObject({
      code: 'TOTP_NOT_ON',
    });
  });
});
