import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { KEY_SCHEDULE } from '../src/platform/identity/signing-keys.ts';
import {
  refresh,
  seedClinic,
  signIn,
  startIdentity,
  type Clinic,
  type TestServer,
} from './identity-test-bed.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;
let clinic: Clinic;
let clock: number;
let server: TestServer;
/** A second process on the same database, which learns of keys only from there. */
let other: TestServer;

beforeAll(async () => {
  database = await openTestDatabase();
  clinic = await seedClinic(database);
  clock = Date.now();
  const now = () => new Date(clock);
  server = await startIdentity(database, { now });
  other = await startIdentity(database, { now });
});
afterAll(async () => {
  await server.close();
  await other.close();
  await database.close();
});

const publishedBy = async ({ address }: TestServer): Promise<string[]> => {
  const { keys } = (await (await fetch(`${address}/oidc/jwks`)).json()) as { keys: JWK[] };
  expect(keys.some((key) => 'd' in key)).toBe(false);
  return keys.map(({ kid }) => kid ?? '').sort();
};
const kidOf = (token: string) => decodeProtectedHeader(token).kid ?? '';
const isKnownTo = async ({ address, publicUrl }: TestServer, token: string) => {
  const keys = createRemoteJWKSet(new URL(`${address}/oidc/jwks`));
  return jwtVerify(token, keys, { issuer: `${publicUrl}/oidc` }).then(
    () => true,
    () => false,
  );
};

describe('signing keys', () => {
  it('rotate every ninety days, and the previous one stays published while its tokens live', async () => {
    const browser = server.browser();
    const old = await signIn(server, browser, clinic.elena.email);
    const first = kidOf(old.id_token);
    expect(await publishedBy(server)).toEqual([first]);

    clock += KEY_SCHEDULE.signs - KEY_SCHEDULE.lead - 1000;
    await server.identity.tendKeys();
    expect(await publishedBy(server)).toEqual([first]);

    // An hour before, the next key is published and the first one signs on.
    clock += 1000;
    await server.identity.tendKeys();
    const both = await publishedBy(server);
    expect(both).toHaveLength(2);
    const second = both.find((kid) => kid !== first) ?? '';
    const meanwhile = await refresh(server, old.refresh_token);
    expect(kidOf(meanwhile.body.id_token)).toBe(first);
    expect(kidOf(meanwhile.body.access_token)).toBe(first);

    clock += KEY_SCHEDULE.lead;
    await server.identity.tendKeys();
    // The session goes on; the second key signs its tokens, and those of the first are still valid.
    const after = await refresh(server, meanwhile.body.refresh_token);
    expect(after.status).toBe(200);
    expect([kidOf(after.body.id_token), kidOf(after.body.access_token)]).toEqual([second, second]);
    expect(await publishedBy(server)).toEqual(both);
    expect(await isKnownTo(server, old.id_token)).toBe(true);
    expect(await isKnownTo(server, after.body.id_token)).toBe(true);

    clock += KEY_SCHEDULE.keep - 1000;
    await server.identity.tendKeys();
    expect(await publishedBy(server)).toEqual(both);
    clock += 1000;
    await server.identity.tendKeys();
    expect(await publishedBy(server)).toEqual([second]);
    expect(await isKnownTo(server, old.id_token)).toBe(false);
    expect(await isKnownTo(server, after.body.id_token)).toBe(true);
  });

  it('are the same in every process, even one that has not looked for a while', async () => {
    await other.identity.tendKeys();
    expect(await publishedBy(other)).toEqual(await publishedBy(server));
    // One process creates the next key and starts to sign with it; the other has slept through it all.
    const before = await publishedBy(other);
    clock += KEY_SCHEDULE.signs;
    await server.identity.tendKeys();
    clock += KEY_SCHEDULE.lead;
    await server.identity.tendKeys();
    expect(await publishedBy(other)).toEqual(before);
    const tokens = await signIn(server, server.browser(), clinic.elena.email);
    expect(before).not.toContain(kidOf(tokens.access_token));
    // Real tokens are signed at the real time; the sleeping process is asked at that time.
    const moved = clock;
    clock = Date.now();
    await expect(other.identity.verifyAccessToken(tokens.access_token)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
    clock = moved;
    await other.identity.tendKeys();
    clock = Date.now();
    expect((await other.identity.verifyAccessToken(tokens.access_token)).userId).toBe(clinic.elena.userId);
    clock = moved;
  });

  it('are created once by processes that notice at the same moment', async () => {
    clock += 3 * KEY_SCHEDULE.signs;
    const before = await publishedBy(server);
    await Promise.all([server.identity.tendKeys(), other.identity.tendKeys()]);
    const after = await publishedBy(server);
    expect(after.filter((kid) => !before.includes(kid))).toHaveLength(1);
    expect(await publishedBy(other)).toEqual(after);
  });
});
