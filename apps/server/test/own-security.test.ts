import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../src/platform/identity/index.ts';
import { callerOf, startEmptyBed, startTestBed, type CallOptions, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic, type Person } from './clinics.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import type { OperationId } from '../src/platform/http/contract.ts';

const PASSWORD = 'Healzy-demo-1';
const NEW_PASSWORD = 'tres gatos en la azotea';
const proof = { currentPassword: PASSWORD };

let bed: TestBed;
let clinic: Clinic;
let person: Person;
let hash: string;

beforeAll(async () => {
  bed = await startTestBed();
  hash = await hashPassword(PASSWORD);
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Segura');
  person = clinic.people.specialist;
  await bed.database.asSystem((sql) =>
    sql.query('UPDATE users SET password_hash = $2 WHERE id = $1', [person.userId, hash]),
  );
});

const call = (operation: OperationId, options: Omit<CallOptions, 'as'> = {}) =>
  bed.call(operation, { as: person, ...options });
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: bed.now.value.getTime() });

describe('a person’s own security settings', () => {
  it('are read, and a second factor turned on, renewed and turned off again', async () => {
    expect((await call('getOwnSecurity')).body).toEqual({
      isManagedElsewhere: false,
      hasPassword: true,
      totp: { isOn: false, since: null },
      recoveryCodesLeft: 0,
      passkeys: [],
    });
    expect(await call('confirmTotp', { body: { code: '000000' } })).toMatchObject({
      status: 409,
      body: { code: 'TOTP_NOT_STARTED' },
    });
    const setup = await call('startTotp', { body: proof });
    expect(setup.status).toBe(200);
    const { secret } = setup.body as { secret: string };
    expect(await call('confirmTotp', { body: { code: '000000' } })).toMatchObject({
      status: 422,
      body: {
        code: 'TOTP_CODE_WRONG',
        details: { fields: [{ path: '/body/code', code: 'TOTP_CODE_WRONG' }] },
      },
    });
    const confirmed = await call('confirmTotp', { body: { code: codeOf(secret) } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect((await call('getOwnSecurity')).body).toMatchObject({
      totp: { isOn: true, since: bed.now.value.toISOString() },
      recoveryCodesLeft: 10,
    });
    expect(await call('startTotp', { body: proof })).toMatchObject({
      status: 409,
      body: { code: 'TOTP_ALREADY_ON' },
    });
    const renewed = await call('renewRecoveryCodes', { body: proof });
    expect(renewed.body.recoveryCodes).not.toEqual(confirmed.body.recoveryCodes);
    expect((await call('removeTotp', { body: proof })).status).toBe(204);
    expect(await call('removeTotp', { body: proof })).toMatchObject({
      status: 409,
      body: { code: 'TOTP_NOT_ON' },
    });
  });

  it('slow down guessing the first code, but not typing the password', async () => {
    const { secret } = (await call('startTotp', { body: proof })).body as { secret: string };
    for (let count = 0; count < 5; count += 1) {
      const wrong = await call('confirmTotp', { body: { code: '000000' } });
      expect(wrong.body.code).toBe('TOTP_CODE_WRONG');
    }
    const right = () => call('confirmTotp', { body: { code: codeOf(secret) } });
    expect(await right()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await right()).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    const audit = await bed.call('listAuditLogs', { as: clinic.people.admin });
    const { items } = audit.body as { items: { kind: string; details: object }[] };
    expect(items.filter(({ kind }) => kind === 'BLOCKED').map(({ details }) => details)).toEqual([
      { method: 'TOTP' },
    ]);
    const again = (await call('startTotp', { body: proof })).body as { secret: string };
    bed.now.value = new Date(bed.now.value.getTime() + 31_000);
    expect((await call('confirmTotp', { body: { code: codeOf(again.secret) } })).status).toBe(200);
  });

  it('gain a passkey and lose it', async () => {
    const start = await call('startPasskey', { body: proof });
    const authenticator = new SoftwareAuthenticator(new URL(bed.config.publicUrl).origin);
    const response = authenticator.create(start.body.options as never);
    expect(await call('addPasskey', { body: { name: '   ', response } })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    const added = await call('addPasskey', { body: { name: ' Portátil ', response } });
    expect(added).toMatchObject({ status: 201, body: { name: 'Portátil', lastUsedAt: null } });
    expect(await call('addPasskey', { body: { name: 'Otra', response } })).toMatchObject({
      status: 422,
      body: { code: 'PASSKEY_REFUSED' },
    });
    const path = { passkeyId: added.body.id as string };
    const foreign = await bed.call('removePasskey', { as: clinic.people.admin, path, body: proof });
    expect(foreign.body.code).toBe('CURRENT_PASSWORD_WRONG');
    expect((await call('removePasskey', { path, body: proof })).status).toBe(204);
    expect((await call('removePasskey', { path, body: proof })).status).toBe(404);
    expect((await call('getOwnSecurity')).body.passkeys).toEqual([]);
  });

  it('require the password, and slow down guessing it', async () => {
    const guess = () => call('startPasskey', { body: { currentPassword: 'not the password' } });
    for (let count = 0; count < 5; count += 1) {
      expect(await guess()).toMatchObject({
        status: 422,
        body: {
          code: 'CURRENT_PASSWORD_WRONG',
          details: { fields: [{ path: '/body/currentPassword', code: 'CURRENT_PASSWORD_WRONG' }] },
        },
      });
    }
    const blocked = await call('changeOwnPassword', { body: { ...proof, newPassword: NEW_PASSWORD } });
    expect(blocked).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { code: 'TOO_MANY_REQUESTS', details: { retryAfter: 30 } },
    });
    const audit = await bed.call('listAuditLogs', { as: clinic.people.admin });
    const kinds = (audit.body as { items: { kind: string }[] }).items.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'SIGN_IN_FAILED')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'BLOCKED')).toHaveLength(1);
  });
});

describe('changing one’s own password', () => {
  const change = (newPassword: string, token?: string) =>
    call('changeOwnPassword', {
      body: { ...proof, newPassword },
      ...(token === undefined ? {} : { token }),
    });

  it.each([
    ['corta', 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
    ['Contraseña-2026', 'PASSWORD_TOO_COMMON'],
    ['aaaaaaaaaaaaaa', 'PASSWORD_REPEATED'],
    ['123456789012', 'PASSWORD_SEQUENCE'],
    [PASSWORD, 'PASSWORD_SAME'],
  ])('rejects %s and says why', async (password, code) => {
    expect(await change(password)).toMatchObject({
      status: 422,
      body: { code: 'PASSWORD_WEAK', details: { fields: [{ path: '/body/newPassword', code }] } },
    });
  });

  it('rejects one that contains the person’s own e-mail', async () => {
    const refused = await change(`x ${person.email} y`);
    expect(refused.body.details.fields[0].code).toBe('PASSWORD_TOO_PERSONAL');
  });

  it('ends every session but the current one, audits it and notifies the person', async () => {
    // Three sessions with their grants and tokens, as the provider stores them.
    const sessions = ['here', 'there', 'elsewhere'].map((name) => `${name}-${person.userId}`);
    await bed.database.asSystem(async (sql) => {
      for (const uid of sessions) {
        const expires = new Date(Date.now() + 3_600_000).toISOString();
        for (const [type, id, sessionUid] of [
          ['Session', uid, null],
          ['Grant', `grant-${uid}`, null],
          ['RefreshToken', `token-${uid}`, uid],
        ]) {
          await sql.query(
            `INSERT INTO oidc_payloads (type, id, payload, grant_id, uid, session_uid, user_id, expires_at)
             VALUES ($1, $2, '{}', $3, $4, $5, $6, $7)`,
            [
              type,
              id,
              type === 'RefreshToken' ? `grant-${uid}` : null,
              type === 'Session' ? uid : null,
              sessionUid,
              person.userId,
              expires,
            ],
          );
        }
      }
    });
    const token = await bed.tokenFor(person, { sessionId: sessions[0] ?? '' });
    expect((await change(NEW_PASSWORD, token)).status).toBe(204);
    const { rows } = await bed.database.asSystem((sql) =>
      sql.query<{ id: string }>('SELECT id FROM oidc_payloads WHERE user_id = $1 ORDER BY id', [
        person.userId,
      ]),
    );
    expect(rows.map(({ id }) => id)).toEqual(
      [`grant-${sessions[0]}`, sessions[0], `token-${sessions[0]}`].sort(),
    );
    expect((await change('un caballo verde corre', token)).body.code).toBe('CURRENT_PASSWORD_WRONG');
    const audit = await bed.call('listAuditLogs', { as: clinic.people.admin });
    expect((audit.body as { items: { kind: string }[] }).items.map(({ kind }) => kind)).toContain(
      'PASSWORD_CHANGED',
    );
    const mails = await bed.database.asSystem((sql) =>
      sql.query<{ kind: string }>('SELECT kind FROM outbox_emails WHERE to_address = $1', [person.email]),
    );
    expect(mails.rows).toEqual([{ kind: 'PASSWORD_CHANGED' }]);
  });
});

describe('with an external provider', () => {
  it('says that it is managed there, and changes nothing', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'key', use: 'sig' };
    let issuer = '';
    const provider = createServer((request, response) => {
      const isDiscovery = request.url === '/.well-known/openid-configuration';
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: [jwk] }));
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    const outside = await startEmptyBed({ OIDC_ISSUER: issuer });
    try {
      const { accountId, people } = await addClinic(outside.database, 'Fuera');
      const { userId, professionalId, roles } = people.specialist;
      const token = await new SignJWT({
        userId,
        accountContexts: [{ accountId, professionalId, roles }],
        timezone: 'Europe/Madrid',
        language: 'es',
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'key' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(outside.config.audience)
        .setIssuedAt()
        .setExpirationTime('15m')
        .sign(privateKey);
      const callOutside = await callerOf(outside.app, outside.database, outside.config);
      const as = people.specialist;
      expect(await callOutside('getOwnSecurity', { as, token })).toMatchObject({
        status: 200,
        body: { isManagedElsewhere: true, totp: { isOn: false }, passkeys: [] },
      });
      const code = { body: { code: '000000' } };
      const passkey = { body: { name: 'A', response: {} } };
      const calls: [OperationId, Omit<CallOptions, 'as'>][] = [
        ['startTotp', { body: proof }],
        ['confirmTotp', code],
        ['removeTotp', { body: proof }],
        ['renewRecoveryCodes', { body: proof }],
        ['startPasskey', { body: proof }],
        ['addPasskey', passkey],
        ['removePasskey', { path: { passkeyId: userId }, body: proof }],
        ['changeOwnPassword', { body: { ...proof, newPassword: NEW_PASSWORD } }],
      ];
      for (const [operation, options] of calls) {
        expect(await callOutside(operation, { as, token, ...options })).toMatchObject({
          status: 409,
          body: { code: 'SECURITY_MANAGED_ELSEWHERE' },
        });
      }
    } finally {
      await outside.close();
      provider.closeAllConnections();
      provider.close();
    }
  });
});
