import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import {
  authorization,
  PASSWORD,
  refresh,
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
let clock: number;
/** How many tests have started, and the audit entries from before this one. */
let tests = 0;
let written: string[] = [];

const RESET_ANSWER = "We've just sent you an email to reset your password.";
const later = (seconds: number) => {
  clock += seconds * 1000;
};

beforeAll(async () => {
  database = await openTestDatabase();
  clinic = await seedClinic(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  // Known sign-in addresses count for 30 days, and their log is never erased.
  tests += 1;
  clock = Date.now() + tests * 40 * 86_400_000;
  await database.asSystem(async (sql) => {
    await sql.query('DELETE FROM attempt_counters');
    written = (await sql.query<{ id: string }>('SELECT id FROM audit_log')).rows.map(({ id }) => id);
    await sql.query('DELETE FROM outbox_emails');
    await sql.query('DELETE FROM identity_tokens');
  });
  server = await startIdentity(database, { now: () => new Date(clock) });
});
afterEach(() => server.close());

async function signInPage(browser: Browser, extra: Record<string, string> = {}): Promise<Page> {
  return browser.open(authorization(server, extra).url);
}

interface AuditRow {
  email: string;
  ip: string;
  kind: string;
  userId: string | null;
  at: string;
}

const auditRows = async (): Promise<AuditRow[]> =>
  (
    await database.asSystem((sql) =>
      sql.query<AuditRow>(
        'SELECT email, ip, kind, user_id, at FROM audit_log WHERE id <> ALL ($1::uuid[]) ORDER BY at, id',
        [written],
      ),
    )
  ).rows;

/** Removes the parts of a page that may differ between two sign-ins. */
const withoutIds = (page: Page) =>
  page.text.replace(/\/identity\/interaction\/[\w-]+|interaction=[\w-]+/g, '…');

function expectHostedPage(page: Page): void {
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toContain('unsafe');
  // After a build, the sign-in page has its script, and no other page has any.
  const script = '<script type="module" src="/identity/assets/passkey.js"></script>';
  const mayHaveScript = /^\/identity\/interaction\/[\w-]+$/.test(page.url.pathname);
  const hasScript = mayHaveScript && page.text.includes(script);
  expect(/script-src [^;]*/.exec(policy)?.[0]).toBe(hasScript ? "script-src 'self'" : undefined);
  expect(page.headers.get('cache-control')).toBe('no-store');
  // With `no-referrer` browsers would send `Origin: null` with the page's own form.
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(hasScript ? page.text.replace(script, '') : page.text).not.toMatch(
    /<script|<style|\sstyle=|\son\w+=|javascript:/i,
  );
  expect(page.text).toMatch(/<html lang="(es|en)">/);
  expect(page.text.match(/<h1/g)).toHaveLength(1);
  expect(page.text).toContain('<main');
}

describe('the sign-in page', () => {
  it('is in Spanish by default, with labels, autofocus and nothing inline', async () => {
    const page = await signInPage(server.browser());
    expectHostedPage(page);
    expect(page.text).toContain('<html lang="es">');
    expect(page.text).toContain('Correo electrónico</label>');
    expect(page.text).toMatch(/<label[^>]*for="password"[^>]*>Contraseña</);
    expect(page.text).toMatch(/id="email"[^>]*autocomplete="username( webauthn)?"[^>]*autofocus/);
    expect(page.text).toMatch(/type="password"[^>]*autocomplete="current-password"/);
    expect(page.text).not.toContain('class="hosted-alert"');
  });

  it('follows ui_locales before the browser’s language, and the switch before both', async () => {
    const browser = server.browser();
    browser.headers['accept-language'] = 'fr, en-GB;q=0.8, es;q=0.5';
    expect((await signInPage(browser)).text).toContain('<html lang="en">');
    const spanish = await signInPage(browser, { ui_locales: 'fr es-ES' });
    expect(spanish.text).toContain('<html lang="es">');
    const href = /href="([^"]*)"[^>]*lang="en"/.exec(spanish.text)?.[1] ?? '';
    const english = await browser.open(new URL(href, spanish.url));
    expectHostedPage(english);
    expect(english.text).toContain('<html lang="en">');
    expect(english.text).toContain('Password</label>');
    const refused = await browser.submit(english, { email: clinic.elena.email, password: 'wrong' });
    expect(refused.text).toContain('The email or password is incorrect.');
  });

  it('summarizes what is missing, and ties each error to its field', async () => {
    const browser = server.browser();
    const page = await browser.submit(await signInPage(browser), { email: ' ', password: '' });
    expect(page.status).toBe(422);
    expectHostedPage(page);
    expect(page.text).toContain('role="alert"');
    expect(page.text).toContain('<title>Error: Iniciar sesión – Healzy</title>');
    expect(page.text).toMatch(/href="#email">Escribe tu correo electrónico\.</);
    expect(page.text).toMatch(/id="password"[^>]*aria-invalid="true"[^>]*aria-describedby="password-error"/);
    expect(await auditRows()).toEqual([]);
  });

  it('remembers the e-mail after a failure and never the password', async () => {
    const browser = server.browser();
    const page = await browser.submit(await signInPage(browser), {
      email: 'a"><b>@x.example',
      password: 'my secret',
    });
    expect(page.status).toBe(401);
    expectHostedPage(page);
    expect(page.text).toContain('value="a&quot;&gt;&lt;b&gt;@x.example"');
    expect(page.text).not.toContain('my secret');
    expect(page.text).toMatch(/id="password"[^>]*autofocus/);
  });

  it('accepts the e-mail in any case', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email.toUpperCase());
    expect(tokens.access_token).toBeTruthy();
  });

  it('responds the same to an unknown e-mail as to a wrong password', async () => {
    const browser = server.browser();
    const unknown = await browser.submit(await signInPage(browser), {
      email: 'nobody@clinica-alba.example',
      password: 'wrong password',
    });
    const known = await browser.submit(await signInPage(browser), {
      email: clinic.elena.email,
      password: 'wrong password',
    });
    expect(unknown.status).toBe(known.status);
    expect(withoutIds(unknown)).toBe(
      withoutIds(known).replace(clinic.elena.email, 'nobody@clinica-alba.example'),
    );
  });

  it('accepts forms from its own pages only', async () => {
    const browser = server.browser();
    const page = await signInPage(browser);
    const send = (headers: Record<string, string>) =>
      browser.request(page.url, {
        method: 'POST',
        body: new URLSearchParams({ email: clinic.elena.email, password: PASSWORD }),
        headers,
      });
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      {},
    ] as Record<string, string>[];
    for (const headers of foreign) {
      const answer = await send(headers);
      expect(answer.status).toBe(403);
      expectHostedPage(answer);
    }
    expect((await send({ origin: server.publicUrl })).status).toBe(303);
  });

  it('belongs to the browser that began it', async () => {
    const page = await signInPage(server.browser());
    const stranger = server.browser();
    expect((await stranger.open(page.url)).status).toBe(410);
    const answer = await stranger.submit(page, { email: clinic.elena.email, password: PASSWORD });
    expect(answer.status).toBe(410);
  });

  it('says in both languages when it has expired, with a way to start again', async () => {
    const browser = server.browser();
    const page = await browser.open('/identity/interaction/long-gone-long-gone');
    expect(page.status).toBe(410);
    expectHostedPage(page);
    expect(page.text).toContain('Esta página ha caducado');
    expect(page.text).toContain('href="http://localhost:3000/"');
    const english = await browser.open('/identity/interaction/long-gone-long-gone?lang=en');
    expect(english.text).toContain('This page has expired');
    const resumed = await browser.open('/oidc/auth/long-gone-long-gone?lang=en');
    expect(resumed.status).toBe(400);
    expect(resumed.text).toContain('Esta página ha caducado');
    expect(resumed.headers.get('content-security-policy')).not.toContain('script-src');
  });

  it('answers unknown addresses and unreadable forms with a page', async () => {
    const browser = server.browser();
    const missing = await browser.open('/identity/nothing-here');
    expect(missing.status).toBe(404);
    expectHostedPage(missing);
    const huge = await browser.request('/identity/reset-password', {
      method: 'POST',
      body: new URLSearchParams({ email: 'x'.repeat(20_000) }),
      headers: { origin: server.publicUrl },
    });
    expect(huge.status).toBe(413);
    expectHostedPage(huge);
  });
});

describe('guessing', () => {
  async function guess(browser: Browser, email: string, password = 'wrong password'): Promise<Page> {
    return browser.submit(await signInPage(browser), { email, password });
  }

  it('stops after five failures, says when to try again, and recovers', async () => {
    const browser = server.browser();
    for (let count = 0; count < 5; count += 1) {
      expect((await guess(browser, clinic.elena.email)).status).toBe(401);
    }
    const blocked = await guess(browser, clinic.elena.email, PASSWORD);
    expect(blocked.status).toBe(429);
    expectHostedPage(blocked);
    expect(blocked.headers.get('retry-after')).toBe('30');
    expect(blocked.text).toContain('dentro de 30 segundos');
    expect(blocked.text).toContain('role="alert"');
    later(29);
    expect((await guess(browser, clinic.elena.email, PASSWORD)).headers.get('retry-after')).toBe('1');
    later(1);
    expect((await guess(browser, clinic.elena.email, PASSWORD)).url.pathname).toBe('/callback');
    // The success has cleared the count.
    const other = server.browser();
    for (let count = 0; count < 4; count += 1) await guess(other, clinic.elena.email);
    expect((await guess(other, clinic.elena.email, PASSWORD)).url.pathname).toBe('/callback');
  });

  it('waits twice as long after each further failure', async () => {
    const browser = server.browser();
    for (let count = 0; count < 5; count += 1) await guess(browser, clinic.elena.email);
    const waits: (string | null)[] = [];
    for (let round = 0; round < 3; round += 1) {
      const page = await guess(browser, clinic.elena.email);
      waits.push(page.headers.get('retry-after'));
      later(Number(page.headers.get('retry-after')));
      await guess(browser, clinic.elena.email);
    }
    expect(waits).toEqual(['30', '60', '120']);
  });

  it('does not tell known from unknown e-mails by blocking', async () => {
    const browser = server.browser();
    for (let count = 0; count < 5; count += 1) await guess(browser, 'nobody@clinica-alba.example');
    expect((await guess(browser, 'Nobody@clinica-alba.example')).status).toBe(429);
    expect((await guess(browser, clinic.elena.email, PASSWORD)).url.pathname).toBe('/callback');
  });

  it('cannot outrun the limit in parallel', async () => {
    const browsers = Array.from({ length: 8 }, () => server.browser());
    const pages = await Promise.all(browsers.map((browser) => signInPage(browser)));
    const answers = await Promise.all(
      browsers.map((browser, index) =>
        browser.submit(pages[index] as Page, { email: clinic.elena.email, password: `guess ${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('is stopped for one address that tries many people', async () => {
    const browser = server.browser();
    const page = await signInPage(browser);
    // Fifty free attempts; counted directly, since fifty hashes would only cost time.
    await guess(browser, 'first@clinica-alba.example');
    await database.asSystem((sql) =>
      sql.query(`UPDATE attempt_counters SET attempts = 49 WHERE key LIKE 'sign-in:ip:%'`),
    );
    expect(
      (await browser.submit(page, { email: 'fiftieth@clinica-alba.example', password: 'x' })).status,
    ).toBe(401);
    const blocked = await browser.submit(page, { email: clinic.marco.email, password: PASSWORD });
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('60');
    later(60);
    expect((await browser.submit(page, { email: clinic.marco.email, password: PASSWORD })).url.pathname).toBe(
      '/callback',
    );
  });

  const from = (address: string) => {
    const browser = server.browser();
    browser.headers['x-forwarded-for'] = address;
    return browser;
  };
  /** Guesses counted directly: a hash for each would only cost time. */
  const pretendGuesses = (attempts: number) =>
    database.asSystem((sql) =>
      sql.query(
        `UPDATE attempt_counters SET attempts = $1, blocked_until = NULL WHERE key LIKE 'sign-in:email:%'`,
        [attempts],
      ),
    );

  it('is slowed down for one person from many addresses', async () => {
    await guess(from('198.51.100.1'), clinic.marco.email);
    await pretendGuesses(19);
    expect((await guess(from('198.51.100.2'), clinic.marco.email)).status).toBe(401);
    const blocked = await guess(from('198.51.100.3'), clinic.marco.email.toUpperCase());
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('30');
    // Nobody else is affected.
    expect((await guess(from('198.51.100.3'), clinic.elena.email)).status).toBe(401);
    later(30);
    expect((await guess(from('198.51.100.4'), clinic.marco.email, PASSWORD)).url.pathname).toBe('/callback');
  });

  it('never locks a person out for long, nor where they have signed in before', async () => {
    expect((await guess(from('192.0.2.10'), clinic.marco.email, PASSWORD)).url.pathname).toBe('/callback');
    await guess(from('198.51.100.1'), clinic.marco.email);
    await pretendGuesses(5000);
    await guess(from('198.51.100.2'), clinic.marco.email);
    const elsewhere = await guess(from('192.0.2.99'), clinic.marco.email, PASSWORD);
    expect(elsewhere.status).toBe(429);
    expect(elsewhere.headers.get('retry-after')).toBe('300');
    expect((await guess(from('192.0.2.10'), clinic.marco.email, PASSWORD)).url.pathname).toBe('/callback');
    later(300);
    expect((await guess(from('192.0.2.99'), clinic.marco.email, PASSWORD)).url.pathname).toBe('/callback');
  });
});

describe('the sign-in audit', () => {
  it('has an entry for every sign-in, failure and block, with e-mail, address and UTC instant', async () => {
    clock = Date.UTC(2026, 2, 29, 0, 59, 59);
    const browser = server.browser();
    const page = await signInPage(browser);
    for (let count = 0; count < 8; count += 1) {
      await browser.submit(page, { email: clinic.marco.email, password: count < 5 ? 'wrong' : PASSWORD });
      later(1);
    }
    later(30);
    await browser.submit(page, { email: clinic.marco.email, password: PASSWORD });
    const rows = await auditRows();
    expect(rows.map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('SIGN_IN_FAILED'),
      'BLOCKED',
      'SIGN_IN',
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ email: clinic.marco.email, ip: '127.0.0.1', userId: clinic.marco.userId });
    }
    expect(rows[0]?.at).toBe('2026-03-29T00:59:59.000Z');
    expect(rows.at(-1)?.at).toBe('2026-03-29T01:00:37.000Z');
  });

  it('keeps nothing that is not an e-mail, such as a password in the wrong field', async () => {
    const browser = server.browser();
    await browser.submit(await signInPage(browser), { email: 'Tr0ub4dor&3', password: 'x' });
    later(1);
    await browser.submit(await signInPage(browser), { email: 'stranger@example.net', password: 'x' });
    expect((await auditRows()).map(({ email, userId }) => [email, userId])).toEqual([
      ['–', null],
      ['stranger@example.net', null],
    ]);
  });

  it('is seen by the accounts that a person belongs to, and by no other', async () => {
    await signIn(server, server.browser(), clinic.marco.email);
    const seenBy = (accountId: string) =>
      database.asAccount(
        { accountId },
        async (sql) =>
          (await sql.query('SELECT id FROM audit_log WHERE id <> ALL ($1::uuid[])', [written])).rowCount,
      );
    expect(await seenBy(clinic.alba)).toBe(1);
    expect(await seenBy(clinic.brisa)).toBe(0);
  });
});

describe('resetting a password', () => {
  const ask = (email: string, extra: Record<string, string> = {}) =>
    fetch(`${server.address}/oidc/dbconnections/change_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: 'healzy-web',
        email,
        connection: 'Username-Password-Authentication',
        ...extra,
      }),
    });

  interface MailRow {
    toAddress: string;
    subject: string;
    bodyText: string;
    kind: string;
  }

  async function mails(): Promise<MailRow[]> {
    await server.identity.settled();
    const { rows } = await database.asSystem((sql) =>
      sql.query<MailRow>(
        'SELECT to_address, subject, body_text, kind FROM outbox_emails ORDER BY created_at, id',
      ),
    );
    return rows;
  }

  const linkIn = (mail: MailRow | undefined) => /http\S+/.exec(mail?.bodyText ?? '')?.[0] ?? '';
  const NEW_PASSWORD = 'tres gatos en la azotea';

  afterEach(async () => {
    const { hashPassword } = await import('../src/platform/identity/index.ts');
    const hash = await hashPassword(PASSWORD);
    await database.asSystem((sql) => sql.query('UPDATE users SET password_hash = $1', [hash]));
  });

  it('responds the same whether or not the e-mail is known', async () => {
    const answers = await Promise.all(
      [clinic.elena.email, 'nobody@clinica-alba.example'].map(async (email) => {
        const response = await ask(email);
        return {
          status: response.status,
          text: await response.text(),
          type: response.headers.get('content-type'),
        };
      }),
    );
    expect(answers[0]).toEqual({ status: 200, text: RESET_ANSWER, type: 'text/html; charset=utf-8' });
    expect(answers[1]).toEqual(answers[0]);
    expect((await mails()).map(({ toAddress: to }) => to)).toEqual([clinic.elena.email]);
  });

  it('responds before it looks anything up, so that timing reveals nothing', async () => {
    let open: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      open = resolve;
    });
    // The look-up hangs until the response has arrived; a look-up before the response would never end.
    const waiting: Database = {
      ...database,
      asSystem: (work) =>
        database.asSystem((sql) =>
          work({
            query: async (text, params) => {
              if (text.includes('FROM users')) await answered;
              return sql.query(text, params);
            },
          }),
        ),
    };
    await server.close();
    server = await startIdentity(waiting);
    expect((await ask(clinic.elena.email)).status).toBe(200);
    open();
    expect(await mails()).toHaveLength(1);
  });

  it('rejects another client, another connection and invalid e-mails', async () => {
    expect((await ask(clinic.elena.email, { client_id: 'other' })).status).toBe(400);
    expect((await ask(clinic.elena.email, { connection: 'other' })).status).toBe(400);
    expect((await ask('no e-mail')).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('writes in the person’s language, at most three times an hour, and logs no personal data', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask(clinic.marco.email)).status).toBe(200);
    const sent = await mails();
    expect(sent).toHaveLength(3);
    expect(sent[0]).toMatchObject({ toAddress: clinic.marco.email, subject: 'Reset your Healzy password' });
    expect(server.logs.some((line) => line.includes('email-queued'))).toBe(true);
    expect(server.logs.join('')).not.toContain(clinic.marco.email);
    expect(server.logs.join('')).not.toContain(linkIn(sent[0]).split('/').pop()?.split('?')[0] ?? 'missing');
  });

  it('slows down an address that requests many', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1)
      answers.push(await ask(`person${count}@clinica-alba.example`));
    expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
    expect(answers[20]?.status).toBe(429);
    expect(answers[20]?.headers.get('retry-after')).toBe('60');
  });

  it('leads from the sign-in page through the e-mail to a new password, and ends open sessions', async () => {
    const office = server.browser();
    const tokens = await signIn(server, office, clinic.elena.email);

    const browser = server.browser();
    const firstPage = await signInPage(browser);
    const href =
      /href="(\/identity\/reset-password[^"]*)"/.exec(firstPage.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const form = await browser.open(new URL(href, firstPage.url));
    expectHostedPage(form);
    const sent = await browser.submit(form, { email: clinic.elena.email });
    expect(sent.status).toBe(200);
    expectHostedPage(sent);
    expect(sent.text).toContain('Revisa tu correo');
    const backHref =
      /href="(\/identity\/interaction[^"]*)"/.exec(sent.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await browser.open(new URL(backHref, sent.url))).status).toBe(200);

    const link = linkIn((await mails())[0]);
    expect(link.startsWith(`${server.publicUrl}/identity/reset-password/`)).toBe(true);
    const page = await browser.open(link);
    expectHostedPage(page);
    expect(page.text).toContain('autocomplete="new-password"');

    const weak = await browser.submit(page, { password: 'corta', repeat: 'corta' });
    expect(weak.status).toBe(422);
    expect(weak.text).toContain('al menos 12 caracteres');
    expect(weak.text).not.toContain('corta"');
    const differs = await browser.submit(page, { password: NEW_PASSWORD, repeat: `${NEW_PASSWORD}s` });
    expect(differs.text).toContain('no coinciden');
    const own = await browser.submit(page, { password: 'elena-elena-2026', repeat: 'elena-elena-2026' });
    expect(own.text).toContain('tu nombre');

    const done = await browser.submit(page, { password: NEW_PASSWORD, repeat: NEW_PASSWORD });
    expect(done.status).toBe(200);
    expectHostedPage(done);
    expect(done.text).toContain('Contraseña cambiada');

    expect((await refresh(server, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await office.open(authorization(server).url)).url.pathname).toMatch(/^\/identity\/interaction\//);
    const old = server.browser();
    expect(
      (await old.submit(await signInPage(old), { email: clinic.elena.email, password: PASSWORD })).status,
    ).toBe(401);
    expect(
      (await signIn(server, server.browser(), clinic.elena.email, NEW_PASSWORD)).access_token,
    ).toBeTruthy();
    expect((await mails()).map(({ kind }) => kind).sort()).toEqual(['PASSWORD_CHANGED', 'PASSWORD_RESET']);
  });

  it('works once, for one hour, and only with the latest link', async () => {
    const browser = server.browser();
    await ask(clinic.elena.email);
    await server.identity.settled();
    later(1);
    await ask(clinic.elena.email);
    const [first, second] = (await mails()).map(linkIn) as [string, string];
    expect((await browser.open(first)).status).toBe(410);
    const page = await browser.open(second);
    expect(page.status).toBe(200);

    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.submit(page, { password: NEW_PASSWORD, repeat: NEW_PASSWORD })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await browser.open(second);
    expect(again.status).toBe(410);
    expectHostedPage(again);
    expect(again.text).toContain('Este enlace ya se ha usado');

    later(1);
    await ask(clinic.marco.email);
    const third = linkIn((await mails()).at(-1));
    later(3_599);
    expect((await browser.open(third)).status).toBe(200);
    later(2);
    expect((await browser.open(third)).status).toBe(410);
  });

  it('stores no working link: only a hash, and no body once it is too old', async () => {
    await ask(clinic.elena.email);
    const token =
      linkIn((await mails())[0])
        .split('/')
        .pop()
        ?.split('?')[0] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ tokenHash: string }>('SELECT token_hash FROM identity_tokens'),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).not.toContain(token);
    later(25 * 3_600);
    await server.identity.purge();
    expect((await mails())[0]?.bodyText).toBeNull();
  });

  it('invites a person who has no password yet', async () => {
    await database.asSystem((sql) =>
      sql.query('UPDATE users SET password_hash = NULL WHERE id = $1', [clinic.marco.userId]),
    );
    const browser = server.browser();
    expect(
      (await browser.submit(await signInPage(browser), { email: clinic.marco.email, password: 'x' })).status,
    ).toBe(401);
    await server.identity.sendInvitation(clinic.marco.userId, null);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'INVITATION', subject: 'Welcome to Healzy' });
    later(6 * 86_400);
    const page = await browser.open(linkIn(mail));
    expect(page.text).toContain('<html lang="en">');
    const named = { name: 'Marco', surname: 'Duarte', password: NEW_PASSWORD, repeat: NEW_PASSWORD };
    expect((await browser.submit(page, named)).url.pathname).toBe('/');
    expect(
      (await signIn(server, server.browser(), clinic.marco.email, NEW_PASSWORD)).access_token,
    ).toBeTruthy();
  });
});

describe('the outbox page', () => {
  const outbox = (headers: Record<string, string> = { host: 'localhost:3000' }) =>
    server.app.inject({ url: '/identity/outbox', headers, remoteAddress: '127.0.0.1' });

  it('shows messages with their links to the person at the machine', async () => {
    await server.identity.sendInvitation(clinic.elena.userId, null);
    const page = await outbox();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Te damos la bienvenida a Healzy');
    expect(page.body).toMatch(/href="http:\/\/localhost:3000\/identity\/invitation\/[\w-]+\?lang=es"/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('does not exist for anyone else', async () => {
    await server.identity.sendInvitation(clinic.elena.userId, null);
    const answers = await Promise.all([
      server.app.inject({
        url: '/identity/outbox',
        headers: { host: 'localhost' },
        remoteAddress: '192.0.2.4',
      }),
      outbox({ host: 'clinic.example' }),
      outbox({ host: 'localhost:3000', 'x-forwarded-for': '127.0.0.1' }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('invitation/');
    }
  });

  it('does not exist at a public URL, or where e-mail is delivered', async () => {
    for (const options of [{ publicUrl: 'https://healzy.example' }, { smtpUrl: 'smtp://127.0.0.1:1' }]) {
      const other = await startIdentity(database, options);
      const page = await other.app.inject({ url: '/identity/outbox', headers: { host: 'localhost' } });
      expect(page.statusCode).toBe(404);
      await other.close();
    }
  });
});
