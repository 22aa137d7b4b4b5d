import { createHmac, createPublicKey, generateKeyPairSync } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportSPKI,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createAccessTokenVerifier, keysOfIssuer } from '../src/platform/identity/access-tokens.ts';
import { currentAccountContext, isSessionLive } from '../src/platform/identity/index.ts';
import { loadIdentitySecrets } from '../src/platform/identity/secrets.ts';
import { publicHalf, SigningKeys } from '../src/platform/identity/signing-keys.ts';
import {
  authorization,
  exchange,
  refresh,
  seedClinic,
  signIn,
  startIdentity,
  PASSWORD,
  type Clinic,
  type TestServer,
} from './identity-test-bed.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;
let clinic: Clinic;
let server: TestServer;

beforeAll(async () => {
  database = await openTestDatabase();
  clinic = await seedClinic(database);
  server = await startIdentity(database);
});

afterAll(async () => {
  await server.close();
  await database.close();
});

/** Whether a call with this token would be accepted: each checks the token's session. */
async function isAccepted(accessToken: string): Promise<boolean> {
  const { sessionId, userId } = await server.identity.verifyAccessToken(accessToken);
  return database.asSystem((sql) => isSessionLive(sql, sessionId ?? '', userId));
}

describe('signing in', () => {
  it('leads through the sign-in page back to the application with code, state and issuer', async () => {
    const browser = server.browser();
    const request = authorization(server);
    const page = await browser.open(request.url);
    expect(page.status).toBe(200);
    expect(page.url.pathname).toMatch(/^\/identity\/interaction\//);

    const back = await browser.submit(page, { email: clinic.elena.email, password: PASSWORD });
    expect(back.url.href.startsWith(`${server.publicUrl}/callback?`)).toBe(true);
    expect(back.url.searchParams.get('state')).toBe(request.state);
    expect(back.url.searchParams.get('iss')).toBe(`${server.publicUrl}/oidc`);

    const { status, body } = await exchange(server, request, back.url.searchParams.get('code') ?? '');
    expect(status).toBe(200);
    expect(body.token_type).toBe('Bearer');
    expect(decodeJwt(body.id_token).nonce).toBe(request.nonce);
  });

  it('puts the person’s identity and accounts into both tokens', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    const claims = {
      sub: clinic.elena.userId,
      userId: clinic.elena.userId,
      timezone: 'Europe/Madrid',
      language: 'es',
      accountContexts: [
        {
          accountId: clinic.alba,
          professionalId: clinic.elena.albaProfessional,
          roles: ['SPECIALIST', 'ADMIN'],
        },
        { accountId: clinic.brisa, professionalId: clinic.elena.brisaProfessional, roles: ['SPECIALIST'] },
      ],
    };
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      ...claims,
      name: 'Elena Sanchis',
      given_name: 'Elena',
      family_name: 'Sanchis',
      email: clinic.elena.email,
      aud: 'healzy-web',
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ ...claims, aud: 'urn:healzy:api' });
    expect(decodeJwt(tokens.access_token)).not.toHaveProperty('email');
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    const accepted = await server.identity.verifyAccessToken(tokens.access_token);
    expect(accepted).toMatchObject(claims);
    expect(accepted.expiresAt.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
  });

  it('signs with a key that the discovery document leads to', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    const discovery = (await (
      await fetch(`${server.address}/oidc/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    expect(discovery).toMatchObject({
      issuer: `${server.publicUrl}/oidc`,
      authorization_endpoint: `${server.publicUrl}/oidc/auth`,
      token_endpoint: `${server.publicUrl}/oidc/token`,
      end_session_endpoint: `${server.publicUrl}/oidc/session/end`,
      code_challenge_methods_supported: ['S256'],
    });
    const keys = createRemoteJWKSet(new URL(`${server.address}/oidc/jwks`));
    const { payload } = await jwtVerify(tokens.id_token, keys, {
      issuer: `${server.publicUrl}/oidc`,
      audience: 'healzy-web',
    });
    expect(payload.sub).toBe(clinic.elena.userId);
    const published = (await (await fetch(`${server.address}/oidc/jwks`)).json()) as { keys: JWK[] };
    expect(published.keys.some((key) => 'd' in key)).toBe(false);
  });

  it('comes straight back while the session lives, without the sign-in page', async () => {
    const browser = server.browser();
    await signIn(server, browser, clinic.elena.email);
    const again = await browser.open(authorization(server).url);
    expect(again.url.pathname).toBe('/callback');
    expect(again.url.searchParams.get('code')).toBeTruthy();
  });

  it('answers prompt=none without a page: a code with a session, login_required without', async () => {
    const browser = server.browser();
    const refused = await browser.open(authorization(server, { prompt: 'none' }).url);
    expect(refused.url.pathname).toBe('/callback');
    expect(refused.url.searchParams.get('error')).toBe('login_required');
    await signIn(server, browser, clinic.elena.email);
    const accepted = await browser.open(authorization(server, { prompt: 'none' }).url);
    expect(accepted.url.searchParams.get('code')).toBeTruthy();
  });

  it('lets another person sign in over an open session, and ends that session', async () => {
    const browser = server.browser();
    const first = await signIn(server, browser, clinic.elena.email);
    const request = authorization(server, { prompt: 'login' });
    const page = await browser.open(request.url);
    const back = await browser.submit(page, { email: clinic.marco.email, password: PASSWORD });
    expect(back.url.pathname).toBe('/callback');
    const { body } = await exchange(server, request, back.url.searchParams.get('code') ?? '');
    expect(decodeJwt(body.id_token).sub).toBe(clinic.marco.userId);
    expect((await refresh(server, first.refresh_token)).status).toBe(400);
  });

  it('asks for the password again when the person of the session is gone', async () => {
    const visitor = { id: '0190aaaa-0000-7000-8000-000000000001', email: 'leaving@clinica-alba.example' };
    await database.asSystem((sql) =>
      sql.query(
        `INSERT INTO users (id, email, password_hash, name, surname)
         SELECT $1, $2, password_hash, 'Lia', 'Vera' FROM users WHERE id = $3`,
        [visitor.id, visitor.email, clinic.elena.userId],
      ),
    );
    const browser = server.browser();
    const tokens = await signIn(server, browser, visitor.email);
    await database.asSystem((sql) => sql.query('DELETE FROM users WHERE id = $1', [visitor.id]));
    expect((await browser.open(authorization(server).url)).url.pathname).toMatch(
      /^\/identity\/interaction\//,
    );
    expect((await refresh(server, tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('keeps its cookies from scripts and from other sites', async () => {
    const browser = server.browser();
    await signIn(server, browser, clinic.elena.email);
    expect(browser.cookies.size).toBeGreaterThan(0);
    for (const { attributes } of browser.cookies.values()) {
      expect(attributes).toMatch(/httponly/i);
      expect(attributes).toMatch(/samesite=lax/i);
    }
  });
});

describe('the code', () => {
  it.each([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['for the implicit flow', { response_type: 'id_token token' }],
  ])('is rejected %s', async (_title, params) => {
    const page = await server.browser().open(authorization(server, params).url);
    expect(page.url.pathname).toBe('/callback');
    expect(page.url.href).toMatch(/[?#&]error=(invalid_request|unsupported_response_type)/);
  });

  it.each([
    ['an address that is not registered', { redirect_uri: 'https://evil.example/callback' }],
    ['a client that is not registered', { client_id: 'someone-else' }],
  ])('is never sent to %s', async (_title, params) => {
    const page = await server.browser().open(authorization(server, params).url);
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
    expect(page.text).toContain('href="http://localhost:3000/"');
    expect(page.text).not.toContain('evil.example');
  });

  it('needs the verifier that belongs to it', async () => {
    const browser = server.browser();
    await signIn(server, browser, clinic.elena.email);
    const request = authorization(server);
    const code = (await browser.open(request.url)).url.searchParams.get('code') ?? '';
    const wrong = await exchange(server, { ...request, verifier: authorization(server).verifier }, code);
    expect(wrong.status).toBe(400);
    expect(wrong.body.error).toBe('invalid_grant');
  });

  it('works once; its reuse revokes what was issued for it', async () => {
    const browser = server.browser();
    await signIn(server, browser, clinic.elena.email);
    const request = authorization(server);
    const code = (await browser.open(request.url)).url.searchParams.get('code') ?? '';
    const first = await exchange(server, request, code);
    expect(first.status).toBe(200);
    expect((await exchange(server, request, code)).body.error).toBe('invalid_grant');
    expect((await refresh(server, first.body.refresh_token)).body.error).toBe('invalid_grant');
    expect(await isAccepted(first.body.access_token)).toBe(false);
  });

  it('works once when it arrives many times at the same moment', async () => {
    // Several rounds: concurrent removals used to deadlock in one of four.
    for (let round = 0; round < 8; round += 1) {
      const browser = server.browser();
      await signIn(server, browser, clinic.elena.email);
      const request = authorization(server);
      const code = (await browser.open(request.url)).url.searchParams.get('code') ?? '';
      const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(server, request, code)));
      const outcomes = answers.map(({ status, body }) => (status === 200 ? 'tokens' : body.error)).sort();
      expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('invalid_grant'));
      expect(['invalid_grant', 'tokens']).toContain(outcomes[5]);
    }
  });
});

describe('refreshing', () => {
  it('rotates the token and reads roles again', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    await database.asSystem((sql) =>
      sql.query(`UPDATE memberships SET roles = '{RECEPTIONIST}' WHERE account_id = $1 AND user_id = $2`, [
        clinic.brisa,
        clinic.elena.userId,
      ]),
    );
    const renewed = await refresh(server, tokens.refresh_token);
    expect(renewed.status).toBe(200);
    expect(renewed.body.refresh_token).not.toBe(tokens.refresh_token);
    const { accountContexts } = await server.identity.verifyAccessToken(renewed.body.access_token);
    expect(accountContexts[1]?.roles).toEqual(['RECEPTIONIST']);
    await database.asSystem((sql) =>
      sql.query(`UPDATE memberships SET roles = '{SPECIALIST}' WHERE account_id = $1 AND user_id = $2`, [
        clinic.brisa,
        clinic.elena.userId,
      ]),
    );
  });

  it('ends the session when a used token comes back, with its access tokens, and no other session', async () => {
    const browser = server.browser();
    const tab = await signIn(server, browser, clinic.elena.email);
    const otherTab = await signIn(server, browser, clinic.elena.email);
    const elsewhere = await signIn(server, server.browser(), clinic.elena.email);
    const second = await refresh(server, tab.refresh_token);
    const issued = [tab, otherTab, second.body].map(({ access_token: token }) => token);
    expect(await Promise.all(issued.map(isAccepted))).toEqual([true, true, true]);
    expect((await refresh(server, tab.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(server, second.body.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(server, otherTab.refresh_token)).body.error).toBe('invalid_grant');
    expect(await Promise.all(issued.map(isAccepted))).toEqual([false, false, false]);
    expect(await isAccepted(elsewhere.access_token)).toBe(true);
    expect((await refresh(server, elsewhere.refresh_token)).status).toBe(200);
    expect(server.logs.some((line) => line.includes('token-reuse'))).toBe(true);
  });

  it('never gives two requests the same token', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(server, tokens.refresh_token)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('keeps no token readable in the database', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ text: string }>('SELECT id || payload::text AS text FROM oidc_payloads'),
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ text }) => text.includes(tokens.refresh_token))).toBe(false);
  });
});

describe('signing out', () => {
  const endSession = (params: Record<string, string>) =>
    `${server.publicUrl}/oidc/session/end?${new URLSearchParams(params).toString()}`;

  it('goes straight back to the application, without confirmation, and ends session and tokens', async () => {
    const browser = server.browser();
    const tokens = await signIn(server, browser, clinic.elena.email);
    const otherTab = await signIn(server, browser, clinic.elena.email);
    const address = endSession({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${server.publicUrl}/`,
      state: 'after',
    });
    const answer = await browser.request(address);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${server.publicUrl}/?state=after`);
    expect((await browser.open(authorization(server).url)).url.pathname).toMatch(
      /^\/identity\/interaction\//,
    );
    for (const { refresh_token: token } of [tokens, otherTab]) {
      expect((await refresh(server, token)).body.error).toBe('invalid_grant');
    }
  });

  it('leads back even when the session has already ended', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    const elsewhere = server.browser();
    const answer = await elsewhere.request(
      endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${server.publicUrl}/` }),
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${server.publicUrl}/`);
    expect([...elsewhere.cookies.keys()].some((name) => name.startsWith('healzy_session'))).toBe(false);
  });

  it('asks first when nothing proves who requests it', async () => {
    const browser = server.browser();
    await signIn(server, browser, clinic.elena.email);
    const page = await browser.open(
      endSession({ client_id: 'healzy-web', post_logout_redirect_uri: `${server.publicUrl}/` }),
    );
    expect(page.status).toBe(200);
    expect(page.text).toContain('¿Quieres cerrar tu sesión');
    expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    const back = await browser.submit(page, { logout: 'yes' });
    expect(back.url.href).toBe(`${server.publicUrl}/`);
    expect((await browser.open(authorization(server).url)).url.pathname).toMatch(
      /^\/identity\/interaction\//,
    );
  });

  it('never leads to an address that is not registered', async () => {
    const browser = server.browser();
    const tokens = await signIn(server, browser, clinic.elena.email);
    const page = await browser.request(
      endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example/' }),
    );
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
  });
});

describe('the verification of access tokens', () => {
  const good = () => ({
    sub: clinic.elena.userId,
    userId: clinic.elena.userId,
    accountContexts: [],
    timezone: 'Europe/Madrid',
    language: 'es',
  });
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function forge(change: {
    claims?: Record<string, unknown>;
    header?: Record<string, unknown>;
    key?: Parameters<SignJWT['sign']>[0];
    issuer?: string;
    audience?: string;
    expires?: number;
    notBefore?: number;
  }): Promise<string> {
    const signingKeys = (await SigningKeys.load(database, () => new Date())).privateKeys;
    const jwk = signingKeys[0] as JWK;
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ ...good(), ...change.claims })
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '', ...change.header })
      .setIssuer(change.issuer ?? `${server.publicUrl}/oidc`)
      .setAudience(change.audience ?? 'urn:healzy:api')
      .setNotBefore(change.notBefore ?? now - 1)
      .setExpirationTime(change.expires ?? now + 60)
      .sign(change.key ?? (await importJWK(jwk, 'ES256')));
  }
  const refused = (token: string) =>
    expect(server.identity.verifyAccessToken(token)).rejects.toMatchObject({
      statusCode: 401,
      code: 'INVALID_TOKEN',
    });

  it('accepts a token of this issuer, and up to five seconds of clock difference', async () => {
    const now = Math.floor(Date.now() / 1000);
    for (const token of [
      await forge({}),
      await forge({ expires: now - 3 }),
      await forge({ notBefore: now + 3 }),
    ]) {
      expect((await server.identity.verifyAccessToken(token)).userId).toBe(clinic.elena.userId);
    }
  });

  it('rejects expired, not yet valid, foreign and non-expiring tokens', async () => {
    const now = Math.floor(Date.now() / 1000);
    await refused(await forge({ expires: now - 7 }));
    await refused(await forge({ notBefore: now + 8 }));
    await refused(await forge({ issuer: 'https://evil.example/oidc' }));
    await refused(await forge({ audience: 'urn:other:api' }));
    await refused(await forge({ claims: { sub: '' } }));
    const signingKeys = (await SigningKeys.load(database, () => new Date())).privateKeys;
    const endless = await new SignJWT(good())
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setIssuer(`${server.publicUrl}/oidc`)
      .setAudience('urn:healzy:api')
      .sign(await importJWK(signingKeys[0] as JWK, 'ES256'));
    await refused(endless);
  });

  it('rejects alg none, another’s key, and the public key used as a secret', async () => {
    const signingKeys = (await SigningKeys.load(database, () => new Date())).privateKeys;
    const claims = {
      ...good(),
      iss: `${server.publicUrl}/oidc`,
      aud: 'urn:healzy:api',
      exp: Math.floor(Date.now() / 1000) + 60,
    };
    await refused(`${base64({ alg: 'none', typ: 'at+jwt' })}.${base64(claims)}.`);
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    await refused(await forge({ key: stranger }));
    await refused(await forge({ key: stranger, header: { jku: 'https://evil.example/jwks' } }));
    const publicKey = createPublicKey({ key: publicHalf(signingKeys[0] as JWK) as never, format: 'jwk' });
    const secret = await exportSPKI(publicKey);
    const unsigned = `${base64({ alg: 'HS256', typ: 'at+jwt' })}.${base64(claims)}`;
    await refused(`${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`);
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    await refused(await forge({ key: rsa, header: { alg: 'RS256' } }));
  });

  it('rejects an id token, a changed one and what is not a token', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    await refused(tokens.id_token);
    const [header, payload, signature] = tokens.access_token.split('.');
    const changed = { ...decodeJwt(tokens.access_token), userId: clinic.marco.userId };
    await refused([header, base64(changed), signature].join('.'));
    await refused([header, payload, ''].join('.'));
    await refused('');
    await refused('not.a.token');
  });

  it('verifies an external issuer’s tokens by its discovery document, and fails closed without it', async () => {
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    // The same provider seen from outside: its documents are fetched from where it listens.
    const realFetch = globalThis.fetch;
    let isDown = true;
    globalThis.fetch = (input, init) =>
      isDown
        ? Promise.reject(new TypeError('fetch failed'))
        : realFetch(
            String(input instanceof Request ? input.url : input).replace(server.publicUrl, server.address),
            init,
          );
    try {
      const verify = createAccessTokenVerifier({
        issuer: `${server.publicUrl}/oidc`,
        audience: 'urn:healzy:api',
        keys: keysOfIssuer(`${server.publicUrl}/oidc`),
        algorithms: ['ES256'],
      });
      await expect(verify(tokens.access_token)).rejects.toMatchObject({ statusCode: 503 });
      isDown = false;
      expect((await verify(tokens.access_token)).userId).toBe(clinic.elena.userId);
      await expect(verify(`${tokens.access_token}x`)).rejects.toMatchObject({ statusCode: 401 });
    } finally {
      globalThis.fetch = realFetch;
    }
  });
});

describe('what a person may do now', () => {
  it('is read from the membership, in the account’s own transaction', async () => {
    const { elena, marco, alba, brisa } = clinic;
    const inAlba = (userId: string, accountId: string) =>
      database.asAccount({ accountId: alba }, (sql) => currentAccountContext(sql, userId, accountId));
    expect(await inAlba(elena.userId, alba)).toEqual({
      accountId: alba,
      professionalId: elena.albaProfessional,
      roles: ['SPECIALIST', 'ADMIN'],
      isAccepted: true,
    });
    expect(await inAlba(marco.userId, alba)).toEqual({
      accountId: alba,
      professionalId: null,
      roles: ['PATIENT'],
      isAccepted: true,
    });
    expect(await inAlba(elena.userId, brisa)).toBeNull();
    expect(await inAlba('not-a-uuid', alba)).toBeNull();
    expect(await database.asSystem((sql) => currentAccountContext(sql, elena.userId, brisa))).not.toBeNull();
    expect(await database.asSystem((sql) => currentAccountContext(sql, marco.userId, brisa))).toBeNull();
  });
});

describe('a restart', () => {
  it('keeps keys, sessions and refresh tokens', async () => {
    const first = await startIdentity(database);
    const browser = first.browser();
    const tokens = await signIn(first, browser, clinic.elena.email);
    await first.close();

    const second = await startIdentity(database);
    try {
      expect((await second.identity.verifyAccessToken(tokens.access_token)).userId).toBe(clinic.elena.userId);
      const back = await browser.at(second).open(authorization(second).url);
      expect(back.url.pathname).toBe('/callback');
      expect((await refresh(second, tokens.refresh_token)).status).toBe(200);
    } finally {
      await second.close();
    }
  });

  it('lets two processes that start together agree on the keys', async () => {
    const fresh = await openEmbedded({});
    try {
      const [one, two] = await Promise.all([loadIdentitySecrets(fresh), loadIdentitySecrets(fresh)]);
      expect(two).toEqual(one);
      const now = () => new Date();
      const keys = await Promise.all([SigningKeys.load(fresh, now), SigningKeys.load(fresh, now)]);
      expect(keys[1].privateKeys).toEqual(keys[0].privateKeys);
      expect(keys[0].privateKeys).toHaveLength(1);
    } finally {
      await fresh.close();
    }
  });
});

describe('behind a proxy with TLS', () => {
  it('builds every URL from PUBLIC_URL and marks cookies as secure', async () => {
    const secure = await startIdentity(database, { publicUrl: 'https://clinic.example' });
    try {
      const browser = secure.browser();
      browser.headers['x-forwarded-host'] = 'evil.example';
      browser.headers['x-forwarded-proto'] = 'http';
      const tokens = await signIn(secure, browser, clinic.elena.email);
      expect(decodeJwt(tokens.access_token).iss).toBe('https://clinic.example/oidc');
      for (const { attributes } of browser.cookies.values()) expect(attributes).toMatch(/secure/i);
    } finally {
      await secure.close();
    }
  });
});

describe('clean-up', () => {
  it('removes what has expired and nothing else', async () => {
    const browser = server.browser();
    const tokens = await signIn(server, browser, clinic.elena.email);
    await database.asSystem((sql) =>
      sql.query(
        `INSERT INTO oidc_payloads (type, id, payload, expires_at) VALUES ('Session', 'old', '{}', '2020-01-01')`,
      ),
    );
    await server.identity.purge();
    const { rows } = await database.asSystem((sql) =>
      sql.query<{ id: string }>(`SELECT id FROM oidc_payloads WHERE id = 'old'`),
    );
    expect(rows).toEqual([]);
    expect((await refresh(server, tokens.refresh_token)).status).toBe(200);
  });
});
