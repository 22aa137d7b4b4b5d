import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import type { OwnSession } from '@healzy/api/schema';
import { createApp, type App } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import {
  Browser,
  PASSWORD,
  authorization,
  exchange,
  refresh,
  seedClinic,
  signIn,
} from './identity-test-bed.ts';
import type { Clinic, TestServer, Tokens } from './identity-test-bed.ts';
import { openTestDatabase } from './test-database.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1';

let database: Database;
let clinic: Clinic;
let app: App;
let server: TestServer;

beforeAll(async () => {
  database = await openTestDatabase();
  clinic = await seedClinic(database);
});
afterAll(() => database.close());

beforeEach(async () => {
  const publicUrl = 'http://localhost:3000';
  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'silent',
    WEB_DIST: new URL('fixtures/web', import.meta.url).pathname,
  });
  app = await createApp({ config, database });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  server = {
    app: app.server,
    identity: app.identity,
    address,
    publicUrl,
    logs: [],
    browser: () => new Browser(address, publicUrl),
    close: () => app.server.close(),
  };
});
afterEach(() => server.close());

const browserOf = (agent: string): Browser => {
  const browser = server.browser();
  browser.headers['user-agent'] = agent;
  return browser;
};

/** A list, or undefined when none is returned. */
interface Listed {
  items: OwnSession[];
  isManagedElsewhere: boolean;
}

async function api(tokens: Tokens, method: string, path = ''): Promise<{ status: number; body: Listed }> {
  const response = await fetch(
    `${server.address}/user-service/self/sessions${path}?accountId=${clinic.alba}`,
    { method, headers: { authorization: `Bearer ${tokens.access_token}` } },
  );
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text || '{}') as Listed };
}

/** Whether the browser's cookie still signs in without a password. */
async function isRemembered(browser: Browser): Promise<boolean> {
  return (await browser.open(authorization(server).url)).url.pathname === '/callback';
}

describe('a person’s own sessions', () => {
  it('are listed with address and browser, the current one marked', async () => {
    const desk = await signIn(server, browserOf(FIREFOX), clinic.elena.email);
    const phone = await signIn(server, browserOf(IPHONE), clinic.elena.email);
    const { status, body } = await api(phone, 'GET');
    expect(status).toBe(200);
    expect(body.isManagedElsewhere).toBe(false);
    expect(body.items).toHaveLength(2);
    expect(body.items[0]).toMatchObject({
      browser: 'Safari',
      system: 'iOS',
      device: 'PHONE',
      isCurrent: true,
    });
    expect(body.items[1]).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
      device: 'COMPUTER',
      ip: '127.0.0.1',
      isCurrent: false,
    });
    expect(body.items[0]?.id).toBe(decodeJwt(phone.access_token).sid);
    for (const { beganAt, lastSeenAt } of body.items) {
      expect(Math.abs(Date.now() - Date.parse(beganAt))).toBeLessThan(60_000);
      expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(beganAt));
    }
    expect((await api(desk, 'DELETE')).status).toBe(204);
  });

  it('end at once: access token, refresh token and cookie are rejected from then on', async () => {
    const [deskBrowser, phoneBrowser] = [browserOf(FIREFOX), browserOf(IPHONE)];
    const desk = await signIn(server, deskBrowser, clinic.elena.email);
    expect((await api(desk, 'DELETE')).status).toBe(204);
    const phone = await signIn(server, phoneBrowser, clinic.elena.email);
    const sid = String(decodeJwt(phone.access_token).sid);
    expect((await api(phone, 'GET')).status).toBe(200);
    expect((await api(desk, 'DELETE', `/${sid}`)).status).toBe(204);
    expect((await api(phone, 'GET')).status).toBe(401);
    expect((await refresh(server, phone.refresh_token)).body.error).toBe('invalid_grant');
    expect(await isRemembered(phoneBrowser)).toBe(false);
    expect((await api(desk, 'GET')).body.items.map(({ id }) => id)).toEqual([
      decodeJwt(desk.access_token).sid,
    ]);
    expect((await api(desk, 'DELETE', `/${sid}`)).status).toBe(404);
    // Calls about the person, without an account, are rejected alike.
    const mine = await fetch(`${server.address}/account-service/account/mine`, {
      headers: { authorization: `Bearer ${phone.access_token}` },
    });
    expect(mine.status).toBe(401);
    expect(await isRemembered(deskBrowser)).toBe(true);
    expect((await refresh(server, desk.refresh_token)).status).toBe(200);
    expect((await api(desk, 'DELETE', `/${String(decodeJwt(desk.access_token).sid)}`)).status).toBe(204);
    expect((await api(desk, 'GET')).status).toBe(401);
  });

  it('all end but the current one', async () => {
    const others = [
      await signIn(server, browserOf(FIREFOX), clinic.elena.email),
      await signIn(server, browserOf(FIREFOX), clinic.elena.email),
    ];
    const own = await signIn(server, browserOf(IPHONE), clinic.elena.email);
    const stranger = await signIn(server, browserOf(FIREFOX), clinic.marco.email);
    expect((await api(own, 'DELETE')).status).toBe(204);
    for (const other of others) expect((await api(other, 'GET')).status).toBe(401);
    expect((await api(own, 'GET')).body.items).toHaveLength(1);
    expect((await api(stranger, 'GET')).status).toBe(200);
  });

  it('cannot be ended, or seen, by anyone else', async () => {
    const elena = await signIn(server, browserOf(FIREFOX), clinic.elena.email);
    const marco = await signIn(server, browserOf(FIREFOX), clinic.marco.email);
    const sid = String(decodeJwt(elena.access_token).sid);
    expect((await api(marco, 'GET')).body.items.map(({ id }) => id)).not.toContain(sid);
    expect((await api(marco, 'DELETE', `/${sid}`)).status).toBe(404);
    expect((await api(elena, 'GET')).status).toBe(200);
  });

  it('end along with codes and tokens issued before and not yet used', async () => {
    const browser = browserOf(FIREFOX);
    const desk = await signIn(server, browserOf(IPHONE), clinic.elena.email);
    const request = authorization(server);
    const back = await browser.submit(await browser.open(request.url), {
      email: clinic.elena.email,
      password: PASSWORD,
    });
    expect((await api(desk, 'DELETE')).status).toBe(204);
    const { body } = await exchange(server, request, back.url.searchParams.get('code') ?? '');
    expect(body.error).toBe('invalid_grant');
  });

  it('end with sign-out, whose token is rejected at once too', async () => {
    const browser = browserOf(FIREFOX);
    const tokens = await signIn(server, browser, clinic.elena.email);
    expect((await api(tokens, 'GET')).status).toBe(200);
    const out = new URL(`${server.publicUrl}/oidc/session/end`);
    out.searchParams.set('id_token_hint', tokens.id_token);
    await browser.open(out);
    expect((await api(tokens, 'GET')).status).toBe(401);
  });

  it('are recorded in the audit log of each of the person’s accounts', async () => {
    const browser = browserOf(FIREFOX);
    const seen = (accountId: string) =>
      database.asAccount({ accountId }, async (sql) => {
        const { rows } = await sql.query<{ kind: string }>(
          `SELECT kind FROM audit_log WHERE user_id = $1 AND at >= $2 ORDER BY at, id`,
          [clinic.elena.userId, began],
        );
        return rows.map(({ kind }) => kind);
      });
    const began = new Date().toISOString();
    const page = await browser.open(authorization(server).url);
    await browser.submit(page, { email: clinic.elena.email, password: 'not it' });
    const tokens = await signIn(server, browser, clinic.elena.email);
    const phone = await signIn(server, browserOf(IPHONE), clinic.elena.email);
    await api(tokens, 'DELETE', `/${String(decodeJwt(phone.access_token).sid)}`);
    const out = new URL(`${server.publicUrl}/oidc/session/end`);
    out.searchParams.set('id_token_hint', tokens.id_token);
    await browser.open(out);
    const kinds = ['SIGN_IN_FAILED', 'SIGN_IN', 'SIGN_IN', 'SESSION_ENDED', 'SIGN_OUT'];
    expect(await seen(clinic.alba)).toEqual(kinds);
    expect(await seen(clinic.brisa)).toEqual(kinds);
  });
});

describe('with an external provider', () => {
  it('none are listed, and ending them is rejected', async () => {
    const { startTestBed } = await import('./api-test-bed.ts');
    const bed = await startTestBed();
    try {
      bed.app.services.keepsSessions = false;
      const as = bed.alba.people.specialist;
      expect((await bed.call('listOwnSessions', { as })).body).toEqual({
        items: [],
        isManagedElsewhere: true,
      });
      const refusals = [
        await bed.call('endOtherSessions', { as }),
        await bed.call('endOwnSession', { as, path: { sessionId: 'x'.repeat(21) } }),
      ];
      for (const { status, body } of refusals)
        expect([status, body.code]).toEqual([409, 'SECURITY_MANAGED_ELSEWHERE']);
    } finally {
      await bed.close();
    }
  }, 30_000);
});
