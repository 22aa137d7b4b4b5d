// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOidcClient, type OidcClientOptions } from './oidc-client.ts';
import { challengeOf } from './provider.ts';

const encoded = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
const tokenOf = (claims: object) => `${encoded({ alg: 'ES256' })}.${encoded(claims)}.signature`;
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

/** An answer that came from another address than the one that was asked. */
const arrivedAt = (url: string, status = 200) =>
  Object.defineProperty(new Response('', { status }), 'url', { value: url });

let fetched: { url: string; body: URLSearchParams | null }[] = [];
let answers: ((url: URL, body: URLSearchParams | null) => Response | Promise<Response>)[] = [];

beforeEach(() => {
  fetched = [];
  answers = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (input: string, init?: { body?: URLSearchParams }) => {
    fetched.push({ url: input, body: init?.body ?? null });
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError(`Nothing answers ${input}`);
    return answer(new URL(input), init?.body ?? null);
  });
});
afterEach(() => vi.unstubAllGlobals());

const OWN = `${location.origin}/oidc`;
const ELSEWHERE = 'https://login.example/realm';

const endpointsOf = (issuer: string) => ({
  issuer,
  authorization: `${issuer}/auth`,
  token: `${issuer}/token`,
  signOut: `${issuer}/session/end`,
  scopes: ['openid', 'profile', 'email', 'offline_access'],
});

const clientOf = (issuer = OWN, options: Partial<OidcClientOptions> = {}) =>
  createOidcClient({
    issuer,
    endpoints: endpointsOf(issuer),
    clientId: 'web',
    audience: 'urn:api',
    callbackPath: '/callback',
    languageHint: () => 'es',
    tabStorage: () => sessionStorage,
    ...options,
  });

const callback = (request: string, answer: Record<string, string> = { code: 'the-code' }) => {
  const { searchParams } = new URL(request);
  const fields = new URLSearchParams({ state: searchParams.get('state') ?? '', ...answer });
  return `${location.origin}/callback?${fields.toString()}`;
};

/** Tokens for a request, with claims that are right unless they are replaced. */
const tokensFor = (request: string, claims: object = {}, issuer = OWN) =>
  json({
    access_token: 'access',
    refresh_token: 'refresh',
    expires_in: 900,
    id_token: tokenOf({
      iss: issuer,
      aud: 'web',
      sub: 'ana',
      name: 'Ana Nuñez',
      nonce: new URL(request).searchParams.get('nonce'),
      ...claims,
    }),
  });

describe('a sign-in that leaves the page', () => {
  it('asks by code flow with PKCE, and exchanges the code in the page that receives it', async () => {
    const address = await clientOf().signInAddress('/patients?search=a#row', { email: 'ana@clinic.example' });
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'web',
      redirect_uri: `${location.origin}/callback`,
      response_type: 'code',
      scope: 'openid profile email offline_access',
      code_challenge_method: 'S256',
      resource: 'urn:api',
      login_hint: 'ana@clinic.example',
    });
    expect(asked.has('prompt')).toBe(false);

    // Another document: only the tab's storage is left.
    answers.push(() => tokensFor(address));
    const page = clientOf();
    const answer = callback(address, { code: 'the-code', iss: OWN });
    expect(await page.completeSignIn(answer)).toMatchObject({
      claims: { sub: 'ana', name: 'Ana Nuñez' },
      target: '/patients?search=a#row',
    });
    expect(page.token()).toMatchObject({ value: 'access', by: 'log-in' });
    const { body } = fetched[0] ?? {};
    expect(body?.get('code')).toBe('the-code');
    expect(await challengeOf(body?.get('code_verifier') ?? '')).toBe(asked.get('code_challenge'));
    // An answer is used once, and no token is stored.
    await expect(page.completeSignIn(answer)).rejects.toThrow('no request of this tab');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/access|refresh/);
  });

  it('asks a provider for its addresses once, before leaving for it', async () => {
    answers.push(() =>
      json({
        issuer: ELSEWHERE,
        authorization_endpoint: `${ELSEWHERE}/authorize`,
        token_endpoint: `${ELSEWHERE}/tokens`,
        scopes_supported: ['openid', 'email'],
      }),
    );
    const address = await clientOf(ELSEWHERE, { endpoints: null }).signInAddress('/');
    expect(address).toContain(`${ELSEWHERE}/authorize?`);
    expect(new URL(address).searchParams.get('scope')).toBe('openid email');
    answers.push(() => tokensFor(address, {}, ELSEWHERE));
    await clientOf(ELSEWHERE, { endpoints: null }).completeSignIn(callback(address));
    expect(fetched.map(({ url }) => url)).toEqual([
      `${ELSEWHERE}/.well-known/openid-configuration`,
      `${ELSEWHERE}/tokens`,
    ]);
  });

  it('trusts no configuration of another provider', async () => {
    answers.push(() => json({ issuer: 'https://evil.example' }));
    const client = clientOf(ELSEWHERE, { endpoints: null });
    await expect(client.signInAddress('/')).rejects.toThrow('evil.example');
  });

  it.each([
    ['of another provider', { code: 'c', iss: 'https://evil.example' }, {}],
    ['that refuses', { error: 'access_denied' }, {}],
    ['whose token is for another application', { code: 'c' }, { aud: 'other' }],
    ['whose token is of another provider', { code: 'c' }, { iss: 'https://evil.example' }],
    ['whose token answers another request', { code: 'c' }, { nonce: 'old' }],
  ])('accepts no answer %s', async (_, answer, claims) => {
    const client = clientOf();
    const address = await client.signInAddress('/');
    answers.push(() => tokensFor(address, claims));
    await expect(client.completeSignIn(callback(address, answer))).rejects.toThrow();
    expect(client.token()).toBeNull();
  });

  it('is impossible where nothing survives it', () => {
    expect(clientOf(OWN, { tabStorage: () => null }).canLeave()).toBe(false);
  });
});

it('shows of its verifier what RFC 7636 says', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

describe('a silent request', () => {
  it('to a provider of our own origin needs neither frame nor document, nor storage', async () => {
    answers.push(
      (url) => arrivedAt(callback(url.href)),
      () => tokensFor(fetched[0]?.url ?? ''),
    );
    const client = clientOf(OWN, { tabStorage: () => null });
    const told = vi.fn();
    client.onClaims(told);
    expect(await client.renew()).toBe('renewed');
    expect(new URL(fetched[0]?.url ?? '').searchParams.get('prompt')).toBe('none');
    expect(client.claims()).toMatchObject({ sub: 'ana' });
    expect(told).toHaveBeenCalledOnce();
    // The first token of a page may be followed by one renewal, like that of a sign-in.
    expect(client.token()?.by).toBe('log-in');
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each([
    [
      'nobody is signed in',
      (url: URL) => arrivedAt(callback(url.href, { error: 'login_required' })),
      'ended',
    ],
    ['it wants to show a page', (url: URL) => arrivedAt(url.href, 400), 'ended'],
    ['it is broken', (url: URL) => arrivedAt(url.href, 503), 'unreachable'],
    ['it is away', () => Promise.reject<Response>(new TypeError('Failed to fetch')), 'unreachable'],
  ])('tells when %s', async (_, answer, outcome) => {
    answers.push(answer);
    const client = clientOf();
    expect(await client.renew()).toBe(outcome);
    expect(client.token()).toBeNull();
  });
});

describe('a renewal', () => {
  const signedIn = async () => {
    const client = clientOf();
    const address = await client.signInAddress('/');
    answers.push(() => tokensFor(address));
    await client.completeSignIn(callback(address));
    fetched = [];
    return client;
  };

  it('sends the refresh token, once for all who wait, and keeps what the answer omits', async () => {
    const client = await signedIn();
    answers.push(() => json({ access_token: 'fresh', expires_in: 900 }));
    expect(await Promise.all([client.renew(), client.renew()])).toEqual(['renewed', 'renewed']);
    expect(client.token()).toMatchObject({ value: 'fresh', by: 'renewal' });
    expect(client.claims()).toMatchObject({ sub: 'ana' });
    answers.push(() => json({ access_token: 'fresher', refresh_token: 'other', expires_in: 900 }));
    await client.renew();
    expect(fetched.map(({ body }) => body?.get('refresh_token'))).toEqual(['refresh', 'refresh']);
    expect(await client.signOutAddress()).toContain('id_token_hint=');
  });

  it('never takes the tokens of someone else', async () => {
    const client = await signedIn();
    answers.push(() => json({ access_token: 'eva', id_token: tokenOf({ sub: 'eva' }) }));
    expect(await client.renew()).toBe('unreachable');
    expect(client.token()?.value).toBe('access');
  });

  it('asks by the cookie when the refresh token is refused, and ends when that is refused too', async () => {
    const client = await signedIn();
    answers.push(
      () => json({ error: 'invalid_grant' }, 400),
      (url) => arrivedAt(callback(url.href, { error: 'login_required' })),
    );
    expect(await client.renew()).toBe('ended');
    expect(fetched).toHaveLength(2);
  });

  it('without a network says nothing about the session', async () => {
    const client = await signedIn();
    expect(await client.renew()).toBe('unreachable');
    expect(client.token()?.value).toBe('access');
  });

  it('that arrives after the tokens were forgotten changes nothing', async () => {
    const client = await signedIn();
    answers.push(() => json({ access_token: 'late', expires_in: 900 }));
    const renewal = client.renew();
    client.forget();
    await renewal;
    expect(client.token()).toBeNull();
  });
});
