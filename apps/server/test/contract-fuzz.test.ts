import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTRACT_OPERATIONS, type ContractOperation } from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { valueOf } from './request-arbitraries.ts';
import { problemsOfAnswer } from './response-check.ts';
import { nothing, sampleCalls } from './sample-calls.ts';
import { engine } from './test-database.ts';

let bed: TestBed;
let tokens: string[];

beforeAll(async () => {
  bed = await startTestBed();
  const { admin, specialist } = bed.alba.people;
  tokens = [await bed.tokenFor(specialist), await bed.tokenFor(admin)];
});
afterAll(() => bed.close());

type Loose = Record<string, unknown>;

/** Near-valid requests of an operation, aimed at existing records and others. */
function requestsOf(operation: ContractOperation): fc.Arbitrary<Loose> {
  const { alba, brisa } = bed;
  const ids = [
    alba.accountId,
    alba.patientId,
    alba.testId,
    alba.people.specialist.userId,
    alba.people.specialist.professionalId ?? '',
    brisa.patientId,
    brisa.testId,
    brisa.accountId,
  ];
  const part = (place: string) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === place)
          .map((one) => [one.name, valueOf(one.schema, ids)]),
      ),
      {
        requiredKeys: operation.parameters
          .filter((one) => one.in === place && one.required === true)
          .map((one) => one.name),
      },
    );
  return fc.record({
    path: part('path'),
    query: part('query'),
    header: part('header'),
    body: operation.body === null ? fc.constant(undefined) : valueOf(operation.body.schema, ids),
    token: fc.constantFrom(...tokens),
    ownAccount: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  });
}

const headerSafe = (value: unknown): string => wellFormed(value).replace(/[^\x20-\x7e]/g, '?');

async function send(operation: ContractOperation, request: Loose) {
  const path = request.path as Loose;
  const query = { ...(request.query as Loose) };
  if (request.ownAccount === true && 'accountId' in query) query.accountId = bed.alba.accountId;
  const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(path[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, wellFormed(one));
  }
  const headers = Object.fromEntries(
    Object.entries(request.header as Loose).map(([name, value]) => [name, headerSafe(value)]),
  );
  return bed.app.server.inject({
    method: operation.method,
    url: `${url}?${search.toString()}`,
    headers: {
      ...headers,
      authorization: `Bearer ${String(request.token)}`,
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
  });
}

/** As it would be sent: half a surrogate pair becomes a replacement character. */
const wellFormed = (value: unknown): string =>
  Buffer.from(typeof value === 'object' ? JSON.stringify(value) : String(value)).toString();

/** On each of the two engines, and other ones on each. Set HEALZY_FUZZ_RUNS for a longer search. */
const RUNS = Number(process.env.HEALZY_FUZZ_RUNS ?? 60);
const seed = (fc.readConfigureGlobal().seed ?? 0) + (engine === 'embedded' ? 0 : 1);

describe('near-valid and junk requests', () => {
  it.each(CONTRACT_OPERATIONS.map((operation) => [operation.id, operation] as const))(
    'of %s never break the server, and every response follows the contract',
    async (id, operation) => {
      await fc.assert(
        fc.asyncProperty(requestsOf(operation), async (request) => {
          const answer = await send(operation, request);
          // A path parameter that is empty or has a slash makes another URL.
          if (answer.statusCode === 404 && answer.headers['cache-control'] === undefined) return;
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          expect(problemsOfAnswer(id, answer)).toEqual([]);
          expect(answer.body).not.toMatch(/\bSELECT\b|\bINSERT\b|node_modules|\.ts:\d/);
        }),
        { numRuns: RUNS, seed, endOnFailure: true },
      );
    },
    120_000,
  );

  it('unknown properties are rejected, so that nothing undeclared is ever stored', async () => {
    const { alba } = bed;
    const samples = sampleCalls(alba, { ...nothing(alba.accountId), accountId: alba.accountId });
    for (const operation of CONTRACT_OPERATIONS) {
      const sample = samples[operation.id];
      if (sample.body === undefined) continue;
      const person =
        operation.id === 'updateAccount' || operation.id.includes('User')
          ? alba.people.admin
          : alba.people.specialist;
      for (const extra of [{ accountId: bed.brisa.accountId }, { roles_: ['ADMIN'] }, { version: 99 }]) {
        const answer = await bed.call(operation.id, {
          as: person,
          ...sample,
          body: { ...(sample.body as object), ...extra },
        });
        expect(answer.status, operation.id).toBe(400);
      }
    }
  });
});

describe('malformed requests', () => {
  const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    bed.app.server.inject({
      method: 'POST',
      url: `/patient-service/patient?accountId=${bed.alba.accountId}`,
      headers: { authorization: `Bearer ${tokens[0] ?? ''}`, ...headers },
      payload,
    });

  it.each([
    ['broken JSON', '{"name":'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['an array', '[]'],
    ['a number', '7'],
    ['nothing', ''],
    ['deep nesting', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ])('%s is told apart from a request', async (_name, payload) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(problemsOfAnswer('createPatient', answer)).toEqual([]);
  });

  it('another content type is rejected', async () => {
    const answer = await post('<a/>', { 'content-type': 'application/xml' });
    expect(answer.statusCode).toBe(400);
    expect(problemsOfAnswer('createPatient', answer)).toEqual([]);
  });

  it('a body over 1 MB is rejected', async () => {
    const answer = await post(JSON.stringify({ name: 'a'.repeat(1024 * 1024) }));
    expect(answer.statusCode).toBe(413);
    expect(problemsOfAnswer('createPatient', answer)).toEqual([]);
  });
});
