import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityAudit } from '../src/platform/audit/record.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/db/ids.ts';
import { registerIdentity, type Identity } from '../src/platform/identity/index.ts';
import { openTestDatabase } from './test-database.ts';

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const userId = newId();
const claims = {
  userId,
  accountContexts: [{ accountId: newId(), professionalId: newId(), roles: ['SPECIALIST'] }],
  timezone: 'Europe/Madrid',
  language: 'es',
};

let provider: Server;
let issuer: string;
let database: Database;
let identity: Identity;
const privateKeys = new Map<string, CryptoKey>();
const published: JWK[] = [];

beforeAll(async () => {
  for (const alg of [...ALGORITHMS, 'RS512']) {
    const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
    privateKeys.set(alg, privateKey);
    // Many providers publish keys without `alg`.
    published.push({ ...(await exportJWK(publicKey)), kid: alg, use: 'sig' });
  }
  provider = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isDiscovery = request.url === '/.well-known/openid-configuration';
    response.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/keys` } : { keys: published }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  database = await openTestDatabase();
  identity = await registerIdentity(Fastify(), {
    audit: identityAudit,
    database,
    publicUrl: 'https://clinic.example',
    audience: 'urn:healzy:api',
    clientId: 'healzy-web',
    outsideIssuer: issuer,
    mailFrom: 'Healzy <no-reply@healzy.example>',
  });
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await database.close();
});

const token = (header: { alg: string; kid: string }, key: CryptoKey | Uint8Array) =>
  new SignJWT(claims)
    .setProtectedHeader(header)
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience('urn:healzy:api')
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(key);

const privateKey = (alg: string): CryptoKey => {
  const key = privateKeys.get(alg);
  if (!key) throw new Error(`There is no key for ${alg}.`);
  return key;
};

describe('a token of an external issuer', () => {
  it.each(ALGORITHMS)('is accepted when signed with %s', async (alg) => {
    const accepted = await identity.verifyAccessToken(await token({ alg, kid: alg }, privateKey(alg)));
    expect(accepted.userId).toBe(userId);
  });

  it('is rejected when a shared secret signed it, even one made from the public key', async () => {
    const secret = new TextEncoder().encode(JSON.stringify(published[0]));
    const forged = await token({ alg: 'HS256', kid: 'RS256' }, secret);
    await expect(identity.verifyAccessToken(forged)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('is rejected when it is unsigned', async () => {
    const unsigned = new UnsecuredJWT(claims)
      .setSubject(userId)
      .setIssuer(issuer)
      .setAudience('urn:healzy:api')
      .setExpirationTime('15m')
      .encode();
    await expect(identity.verifyAccessToken(unsigned)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('is rejected when signed with an algorithm that is not on the list', async () => {
    const other = await token({ alg: 'RS512', kid: 'RS512' }, privateKey('RS512'));
    await expect(identity.verifyAccessToken(other)).rejects.toMatchObject({ statusCode: 401 });
  });

  it('is rejected when another key signed it', async () => {
    const { privateKey: stranger } = await generateKeyPair('RS256');
    const forged = await token({ alg: 'RS256', kid: 'RS256' }, stranger);
    await expect(identity.verifyAccessToken(forged)).rejects.toMatchObject({ statusCode: 401 });
  });
});
