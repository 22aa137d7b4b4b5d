import { may } from '@healzy/domain/session';
import { generateKeyPair, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { type Clinic, type Person } from './clinics.ts';
import { nothing, sampleCalls, type Target } from './sample-calls.ts';
import { addWholePatient } from './whole-patient.ts';

let bed: TestBed;
let specialist: Person;
/** Everything that can be addressed, in the other account. */
let foreign: Target;
/** What is called with a token; links are tested in `intake.test.ts`. */
const OPERATIONS = CONTRACT_OPERATIONS.filter(({ isPublic }) => !isPublic).map(({ id }) => id);

beforeAll(async () => {
  bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3993' });
  specialist = bed.alba.people.specialist;
  foreign = await addWholePatient(bed, bed.brisa);
});
afterAll(() => bed.close());

describe('an invalid token', () => {
  const refused = async (token: string | undefined) => {
    const answer = await bed.call('getOwnProfile', {
      as: null,
      accountId: bed.alba.accountId,
      ...(token === undefined ? {} : { token }),
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(answer.headers['www-authenticate']).toContain('Bearer');
  };
  it('is rejected when it is missing', () => refused(undefined));
  it('is rejected when it is not a token', () => refused('abc.def.ghi'));
  it('is rejected when it is from another issuer', async () =>
    refused(await bed.tokenFor(specialist, { issuer: 'https://elsewhere.example' })));
  it('is rejected when it is for another audience', async () =>
    refused(await bed.tokenFor(specialist, { audience: 'urn:other' })));
  it('is rejected when it has expired', async () =>
    refused(await bed.tokenFor(specialist, { expiresAt: new Date(Date.now() - 60_000) })));
  it('is rejected when another key signed it', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    await refused(await bed.tokenFor(specialist, { key: privateKey }));
  });
  it('is rejected when it is an id token', async () =>
    refused(await bed.tokenFor(specialist, { type: 'JWT' })));
  it('is rejected when it is unsigned', async () => {
    const { accountId, professionalId, roles, userId } = specialist;
    const claims = { userId, accountContexts: [{ accountId, professionalId, roles }] };
    await refused(
      new UnsecuredJWT(claims)
        .setSubject(userId)
        .setIssuer(bed.config.issuer)
        .setAudience(bed.config.audience)
        .encode(),
    );
  });

  it.each(OPERATIONS)('%s requires one', async (operation) => {
    const sample = sampleCalls(bed.alba, foreign)[operation];
    const answer = await bed.call(operation, { as: null, accountId: bed.alba.accountId, ...sample });
    expect(answer.status).toBe(401);
  });
});

it('slows down a client that tries many tokens', async () => {
  const other = await startTestBed();
  const statuses = [];
  for (let i = 0; i < 65; i += 1) {
    const answer = await other.call('getOwnProfile', {
      as: null,
      accountId: other.alba.accountId,
      token: `a.b.${i}`,
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 401)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  // A colleague behind the same address is not locked out.
  expect((await other.call('getOwnProfile', { as: other.alba.people.admin })).status).toBe(200);
  other.now.value = new Date(Date.now() + 61_000);
  const later = await other.call('getOwnProfile', {
    as: null,
    accountId: other.alba.accountId,
    token: 'a.b.c',
  });
  expect(later.status).toBe(401);
  await other.close();
});

describe('another account', () => {
  it.each(OPERATIONS.filter((id) => id !== 'listMyAccounts'))('is closed to %s', async (operation) => {
    const { brisa } = bed;
    const sample = sampleCalls(brisa, { ...foreign });
    const answer = await bed.call(operation, {
      as: bed.alba.people.admin,
      accountId: brisa.accountId,
      ...sample[operation],
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_FORBIDDEN' } });
  });

  it.each(OPERATIONS.filter((id) => id !== 'listMyAccounts'))(
    '%s responds alike for an account that does not exist',
    async (operation) => {
      const missing = { ...foreign, accountId: nothing('').userId };
      const sample = sampleCalls(bed.brisa, missing)[operation];
      const answer = await bed.call(operation, {
        as: bed.alba.people.admin,
        accountId: missing.accountId,
        ...sample,
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_FORBIDDEN' } });
    },
  );

  const naming = OPERATIONS.filter(
    (id) => sampleCalls({ people: { specialist: {} } } as Clinic, nothing(''))[id].names,
  );
  it.each(naming)('keeps its records from %s, as if they did not exist', async (operation) => {
    const person = may(operation, ['SPECIALIST']) ? specialist : bed.alba.people.admin;
    // A call that names two records must fail for either of them.
    const own = { ...foreign, testId: bed.alba.testId };
    for (const target of [foreign, own]) {
      if (target === own && !['undoCgmImport', 'deleteCgmEvent', 'importCgmFile'].includes(operation))
        continue;
      const missing = { ...nothing(''), ...(target === own ? { testId: own.testId } : {}) };
      const theirs = await bed.call(operation, { as: person, ...sampleCalls(bed.alba, target)[operation] });
      const nobodys = await bed.call(operation, { as: person, ...sampleCalls(bed.alba, missing)[operation] });
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(nobodys.text);
      expect(Object.keys(theirs.headers).sort()).toEqual(Object.keys(nobodys.headers).sort());
    }
  });

  it('is not opened by unknown ids', async () => {
    const contexts = [{ accountId: `x' OR 1=1 --`, professionalId: null, roles: ['ADMIN'] }];
    const token = await bed.tokenFor(specialist, { contexts });
    const mine = await bed.call('listMyAccounts', { as: null, token });
    expect(mine.body).toEqual({ items: [], nextCursor: null, total: 0 });
    const stranger = await bed.tokenFor({ ...specialist, userId: 'auth0|5f7c' });
    const answer = await bed.call('listPatients', {
      as: null,
      token: stranger,
      accountId: specialist.accountId,
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_FORBIDDEN' } });
  });

  it('is not revealed by the names of people', async () => {
    const { body } = await bed.call('getUsersInfo', {
      as: bed.alba.people.admin,
      body: { userIds: [foreign.userId, specialist.userId] },
    });
    expect(body.items.map((user: { id: string }) => user.id)).toEqual([specialist.userId]);
  });

  it('has no people who can be assigned to a patient or a test here', async () => {
    const { professionalId } = bed.brisa.people.specialist;
    const body = {
      ...(sampleCalls(bed.alba, foreign).createPatient.body as object),
      specialists: [{ professionalId, isPrincipal: true }],
    };
    expect(await bed.call('createPatient', { as: specialist, body })).toMatchObject({
      status: 422,
      body: { code: 'SPECIALIST_UNKNOWN' },
    });
  });
});
