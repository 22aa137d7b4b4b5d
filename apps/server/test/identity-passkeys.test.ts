import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import type { OwnSecurity } from '../src/platform/identity/index.ts';
import { signInPage } from '../src/platform/identity/pages/sign-in.ts';
import { translate } from '../src/platform/identity/translate.ts';
import { pageHeaders } from '../src/platform/identity/settings.ts';
import {
  authorization,
  exchange,
  PASSWORD,
  seedClinic,
  startIdentity,
  type Browser,
  type Clinic,
  type Page,
  type TestServer,
} from './identity-test-bed.ts';
import { SoftwareAuthenticator, type Flaw } from './software-authenticator.ts';
import { openTestDatabase } from './test-database.ts';

const HERE = 'http://localhost:3000';
const origin = { ip: '192.0.2.1', userAgent: null };

let database: Database;
let clinic: Clinic;
let server: TestServer;
let security: OwnSecurity;
let clock: number;
const later = (seconds: number) => {
  clock += seconds * 1000;
};

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
    for (const table of ['passkeys', 'passkey_challenges', 'attempt_counters', 'outbox_emails'])
      await sql.query(`DELETE FROM ${table}`);
  });
});

const wish = (userId = clinic.elena.userId) => ({ userId, origin });

async function startAdding(userId?: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return (await security.startPasskey(wish(userId), PASSWORD)) as PublicKeyCredentialCreationOptionsJSON;
}

async function addTo(authenticator: SoftwareAuthenticator, name = 'Portátil', flaw: Flaw = {}) {
  const response = authenticator.create(await startAdding(), flaw);
  return security.addPasskey(wish(), { name, response });
}

interface Attempt {
  browser: Browser;
  signIn: Page;
  request: ReturnType<typeof authorization>;
}

async function begin(): Promise<Attempt> {
  const browser = server.browser();
  const request = authorization(server);
  return { browser, request, signIn: await browser.open(request.url) };
}

const postTo = ({ browser, signIn }: Attempt, step: string, fields: Record<string, string> = {}) =>
  browser.open(`${signIn.url.pathname}${step}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: HERE },
  });

async function optionsOf(attempt: Attempt): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const answer = await postTo(attempt, '/passkey/options');
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as PublicKeyCredentialRequestOptionsJSON;
}

const answerWith = (attempt: Attempt, response: unknown) =>
  postTo(attempt, '/passkey', { response: JSON.stringify(response) });

const audited = async () =>
  (
    await database.asSystem((sql) =>
      sql.query<{ kind: string; details: Record<string, unknown> }>(
        'SELECT kind, details FROM audit_log WHERE account_id = $1 ORDER BY at, ctid',
        [clinic.alba],
      ),
    )
  ).rows;

describe('signing in with a passkey', () => {
  it('needs neither e-mail nor password nor code, and the tokens name the method', async () => {
    const authenticator = new SoftwareAuthenticator(HERE);
    await addTo(authenticator);
    const attempt = await begin();
    const options = await optionsOf(attempt);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    later(30);
    const back = await answerWith(attempt, authenticator.get(options));
    expect(back.url.pathname).toBe('/callback');
    const { body } = await exchange(server, attempt.request, back.url.searchParams.get('code') ?? '');
    expect(decodeJwt(body.id_token)).toMatchObject({
      sub: clinic.elena.userId,
      amr: ['hwk', 'user', 'mfa'],
      acr: 'urn:healzy:acr:two-factor',
    });
    expect((await audited()).at(-1)).toMatchObject({ kind: 'SIGN_IN', details: { method: 'PASSKEY' } });
    const [passkey] = (await security.read(clinic.elena.userId)).passkeys;
    expect(passkey?.lastUsedAt).toBe(new Date(clock).toISOString());
  });

  it('works again and again while the counter grows, and for synced passkeys without a counter', async () => {
    for (const authenticator of [
      new SoftwareAuthenticator(HERE),
      new SoftwareAuthenticator(HERE, { isSynced: true }),
    ]) {
      await addTo(authenticator);
      for (let count = 0; count < 2; count += 1) {
        const attempt = await begin();
        const response = authenticator.get(await optionsOf(attempt));
        expect((await answerWith(attempt, response)).url.pathname).toBe('/callback');
      }
    }
  });

  it.each<[string, Flaw]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without finger or PIN', { isUnverified: true }],
    ['whose counter went back, as that of a copy', { counter: 1 }],
    ['for another person', { userHandle: Buffer.from('someone else').toString('base64url') }],
    ['signed by another key', { isForged: true }],
  ])('rejects a response %s', async (_title, flaw) => {
    const authenticator = new SoftwareAuthenticator(HERE);
    await addTo(authenticator);
    const good = await begin();
    expect((await answerWith(good, authenticator.get(await optionsOf(good)))).url.pathname).toBe('/callback');
    const attempt = await begin();
    const refused = await answerWith(attempt, authenticator.get(await optionsOf(attempt), flaw));
    expect(refused.status).toBe(401);
    expect(refused.text).toContain('Esa llave de acceso no sirve');
    expect((await audited()).at(-1)).toMatchObject({
      kind: 'SIGN_IN_FAILED',
      details: { method: 'PASSKEY' },
    });
    // The page goes on with e-mail and password.
    const back = await attempt.browser.submit(refused, { email: clinic.elena.email, password: PASSWORD });
    expect(back.url.pathname).toBe('/callback');
  });

  it('accepts a challenge once, in the sign-in that it was made for, for five minutes', async () => {
    const authenticator = new SoftwareAuthenticator(HERE, { isSynced: true });
    await addTo(authenticator);
    const [one, two] = [await begin(), await begin()];
    const options = await optionsOf(one);
    expect((await answerWith(two, authenticator.get(options))).status).toBe(401);
    const fresh = await optionsOf(one);
    expect((await answerWith(one, authenticator.get(options))).status).toBe(401);
    later(301);
    expect((await answerWith(one, authenticator.get(fresh))).status).toBe(401);
    const last = await optionsOf(one);
    const answers = await Promise.all([1, 2, 3].map(() => answerWith(one, authenticator.get(last))));
    expect(answers.filter(({ url }) => url.pathname === '/callback')).toHaveLength(1);
  });

  it('rejects malformed responses, unknown passkeys, and removed ones', async () => {
    const attempt = await begin();
    const options = await optionsOf(attempt);
    for (const junk of ['', 'x', 'null', '{}', '[]', '{"id":1}'])
      expect((await postTo(attempt, '/passkey', { response: junk })).status).toBe(401);
    const stranger = new SoftwareAuthenticator(HERE);
    expect((await answerWith(attempt, stranger.get(options))).status).toBe(401);

    const authenticator = new SoftwareAuthenticator(HERE);
    const { id } = await addTo(authenticator);
    expect(await security.removePasskey(wish(), id, PASSWORD)).toBe(true);
    expect((await answerWith(attempt, authenticator.get(await optionsOf(attempt)))).status).toBe(401);
  });

  it('reveals nothing to other sites, and slows one address down', async () => {
    const attempt = await begin();
    const foreign = await attempt.browser.request(`${attempt.signIn.url.pathname}/passkey/options`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    await postTo(attempt, '/passkey', { response: '{}' });
    await database.asSystem((sql) => sql.query('UPDATE attempt_counters SET attempts = 49'));
    expect((await postTo(attempt, '/passkey', { response: '{}' })).status).toBe(401);
    const blocked = await postTo(attempt, '/passkey', { response: '{}' });
    expect(blocked.status).toBe(429);
    expect(blocked.headers.get('retry-after')).toBe('60');
  });
});

describe('the sign-in page', () => {
  const settings = {
    publicUrl: HERE,
    issuer: `${HERE}/oidc`,
    audience: 'urn:healzy:api',
    clientId: 'healzy-web',
    brand: 'Healzy',
    brandLogo: null,
    allowedOrigins: [],
  };

  it('offers passkeys by one script of its own, hidden until that has run', () => {
    const view = { action: '/identity/interaction/a', email: '', resetHref: '/identity/reset-password' };
    const page = signInPage(
      { language: 'es', t: translate('es'), brand: 'Healzy', logo: null },
      { ...view, passkeyAction: '/identity/interaction/a/passkey' },
    );
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('<script type="module" src="/identity/assets/passkey.js"></script>');
    expect(page).toContain('<div id="passkey" hidden>');
    expect(page).toContain('Entrar con una llave de acceso');
    expect(page).toContain('autocomplete="username webauthn"');
    const plain = signInPage({ language: 'es', t: translate('es'), brand: 'Healzy', logo: null }, view);
    expect(plain).not.toContain('script');
    expect(plain).not.toContain('webauthn');
  });

  it('allows no other script, and no other page allows any', () => {
    const policy = pageHeaders(settings, { hasScript: true })['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'; connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(pageHeaders(settings)['content-security-policy']).not.toContain('script-src');
  });
});

describe('adding and removing passkeys', () => {
  it('requests a discoverable one with user verification', async () => {
    const options = await startAdding();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Healzy' },
      user: { name: clinic.elena.email, displayName: 'Elena Sanchis' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(clinic.elena.userId);
  });

  it.each<[string, Flaw]>([
    ['from another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['without finger or PIN', { isUnverified: true }],
  ])('rejects one that was made %s', async (_title, flaw) => {
    await expect(addTo(new SoftwareAuthenticator(HERE), 'X', flaw)).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect((await security.read(clinic.elena.userId)).passkeys).toEqual([]);
  });

  it('accepts a response once, from the person who started, within five minutes', async () => {
    const authenticator = new SoftwareAuthenticator(HERE);
    const options = await startAdding();
    const response = authenticator.create(options);
    await expect(
      security.addPasskey(wish(clinic.marco.userId), { name: 'X', response }),
    ).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
    await security.addPasskey(wish(), { name: 'X', response });
    await expect(security.addPasskey(wish(), { name: 'X', response })).rejects.toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    const late = await startAdding();
    expect(late.excludeCredentials).toEqual([
      { id: response.id, type: 'public-key', transports: ['internal'] },
    ]);
    later(301);
    await expect(
      security.addPasskey(wish(), { name: 'X', response: new SoftwareAuthenticator(HERE).create(late) }),
    ).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  it('rejects a credential that is already registered', async () => {
    const authenticator = new SoftwareAuthenticator(HERE);
    await addTo(authenticator);
    const response = authenticator.create(await startAdding(clinic.marco.userId));
    await expect(
      security.addPasskey(wish(clinic.marco.userId), { name: 'X', response }),
    ).rejects.toMatchObject({ code: 'PASSKEY_KNOWN' });
  });

  it('requires the password, audits, notifies the person, and lets nobody remove another’s', async () => {
    await expect(security.startPasskey(wish(), 'wrong')).rejects.toMatchObject({
      code: 'CURRENT_PASSWORD_WRONG',
    });
    const before = (await audited()).length;
    const { id } = await addTo(new SoftwareAuthenticator(HERE), 'Móvil de Elena');
    expect(await security.removePasskey(wish(clinic.marco.userId), id, PASSWORD)).toBe(false);
    later(1);
    expect(await security.removePasskey(wish(), id, PASSWORD)).toBe(true);
    expect((await audited()).slice(before)).toEqual([
      { kind: 'PASSKEY_ADDED', details: { name: 'Móvil de Elena' } },
      { kind: 'PASSKEY_REMOVED', details: { name: 'Móvil de Elena' } },
    ]);
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ bodyText: string }>('SELECT body_text FROM outbox_emails ORDER BY created_at, id'),
    );
    expect(rows.map(({ bodyText: body }) => body)).toEqual([
      expect.stringContaining('Se ha añadido la llave de acceso «Móvil de Elena»'),
      expect.stringContaining('Se ha quitado la llave de acceso «Móvil de Elena»'),
    ]);
  });

  it('stops at twenty', async () => {
    await database.asSystem((sql) =>
      sql.query(
        `INSERT INTO passkeys (id, user_id, credential_id, public_key, name)
         SELECT gen_random_uuid(), $1, n::text, 'x', 'x' FROM generate_series(1, 20) n`,
        [clinic.elena.userId],
      ),
    );
    await expect(startAdding()).rejects.toMatchObject({ code: 'PASSKEYS_FULL' });
  });

  it('is impossible at a bare IP address, where no browser supports passkeys', async () => {
    const bare = await startIdentity(database, { publicUrl: 'http://192.0.2.1:3000' });
    try {
      await expect(bare.identity.security?.startPasskey(wish(), PASSWORD)).rejects.toMatchObject({
        code: 'PASSKEYS_UNSUPPORTED',
      });
    } finally {
      await bare.close();
    }
  });
});
