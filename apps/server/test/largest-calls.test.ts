import { may } from '@healzy/domain/session';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTRACT_OPERATIONS,
  RAW_OPERATIONS,
  type ContractOperation,
  type Loose,
} from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Clinic, type Person } from './clinics.ts';
import { HELD_LONGER } from './costs/held-longer.ts';
import { fillLargeClinic, type LargeClinic } from './costs/large-clinic.ts';
import { growsOpenly, largestOf, statedOperations } from './costs/largest-calls.ts';
import {
  hostileBodies,
  largestBody,
  resolved,
  unlimitedPlaces,
  unreadableBodies,
  USUAL_BODY_BYTES,
} from './costs/largest-values.ts';
import { heldBy, LONGEST_HELD_MS } from './health-while.ts';
import { nothing, sampleCalls, type SampleCall } from './sample-calls.ts';
import { engine } from './test-database.ts';

/**
 * Where the table of all operations is written. Sending every largest request to the large clinic takes minutes, so it is
 * measured when asked for; what the contract says of each is checked always.
 */
const file = process.env.HEALZY_LARGEST_CALLS;
/** The operations that are measured, as `listChats,listFoods`; all by default. */
const only = process.env.HEALZY_LARGEST_ONLY?.split(',');
const isMeasured = ({ id }: { id: string }) => only?.includes(id) ?? true;

const mediaOf = (id: string): string[] => {
  const raw = RAW_OPERATIONS.find((one) => one.raw.operationId === id)?.raw ?? {};
  return Object.entries(raw.responses as Loose).flatMap(([status, response]) =>
    Number(status) < 300 ? Object.keys((resolved(response as Loose).content ?? {}) as object) : [],
  );
};

describe('the contract', () => {
  it('says how large the request of every operation may be', () => {
    const unlimited = CONTRACT_OPERATIONS.flatMap(({ id, body }) =>
      body === null ? [] : unlimitedPlaces(body.schema).map((place) => `${id} ${place}`),
    );
    expect(unlimited).toEqual([]);
  });

  it('says how large the answer of every operation may be, or costs/largest-calls.ts does', () => {
    const open = CONTRACT_OPERATIONS.filter((one) => growsOpenly(one, mediaOf(one.id))).map(({ id }) => id);
    expect(statedOperations().toSorted()).toEqual(open.toSorted());
  });
});

interface Case {
  operation: ContractOperation;
  name: string;
  as: Person;
  query: Record<string, string | string[]>;
  sample: SampleCall;
  payload: string | undefined;
}

// A PostgreSQL server runs beside this process.
describe.runIf(engine === 'embedded' && file !== undefined)('the thread that answers requests', () => {
  let bed: TestBed;
  let clinic: Clinic;
  let large: LargeClinic;
  const tokens = new Map<Person, string>();
  const measured: { name: string; ms: number; status: number; isUsual: boolean }[] = [];

  beforeAll(async () => {
    bed = await startTestBed({ PUBLIC_URL: 'http://localhost:3292' });
    clinic = bed.alba;
    large = await fillLargeClinic(bed, clinic);
  }, 3_600_000);
  afterAll(() => bed.close());

  const callerOf = ({ id, isPublic }: ContractOperation): Person => {
    const { specialist, admin, receptionist, patient } = clinic.people;
    if (isPublic) return specialist;
    return [specialist, admin, receptionist, patient].find(({ roles }) => may(id, roles)) ?? admin;
  };

  const send = async ({ operation, as, query, sample, payload }: Case) => {
    const token = tokens.get(as) ?? (await bed.tokenFor(as));
    tokens.set(as, token);
    const takesAccount = operation.parameters.some(({ name }) => name === 'accountId');
    const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => sample.path?.[name] ?? '');
    return bed.app.server.inject({
      method: operation.method,
      url,
      query: { ...query, ...(takesAccount ? { accountId: as.accountId } : {}) },
      headers: {
        authorization: `Bearer ${token}`,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...sample.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  /** Sends a request until it holds the thread no longer than it may; the best of a few attempts counts. */
  const measure = async (one: Case): Promise<void> => {
    const name = `${one.operation.id}: ${one.name}`;
    const { result, longestHeldMs } = await heldBy(bed, () => send(one));
    expect(result.statusCode, `${name} answered ${result.payload.slice(0, 300)}`).toBeLessThan(500);
    const isUsual = one.name === largestOf(one.operation);
    measured.push({ name, ms: longestHeldMs, status: result.statusCode, isUsual });
    // After each, so that a run that is stopped has said what it measured.
    if (file !== undefined) writeFileSync(file, tableOf(measured));
  };

  const largestQuery = ({ parameters }: ContractOperation, sample: SampleCall) => {
    const query: Case['query'] = { ...sample.query };
    for (const { name, in: place, schema } of parameters) {
      if (place !== 'query') continue;
      if (name === 'limit' || name === 'days') query[name] = String(schema.maximum);
      const { items } = schema as { items?: Loose };
      const options = items === undefined ? undefined : resolved(items).enum;
      if (name === 'columns' && Array.isArray(options)) query[name] = options as string[];
    }
    return query;
  };

  const casesOf = (operation: ContractOperation, samples: Record<string, SampleCall>): Case[] => {
    const sample = { ...(samples[operation.id] ?? { names: false }), ...large.aimed[operation.id] };
    const query = largestQuery(operation, sample);
    const payload = sample.body === undefined ? undefined : JSON.stringify(sample.body);
    const common = { operation, as: callerOf(operation), query, sample, payload };
    const cases: Case[] = [];
    if (operation.body !== null) {
      const bodies = {
        ...hostileBodies(operation),
        'largest body': JSON.stringify(largestBody(operation)),
        ...(operation.id === 'createPatient' ? unreadableBodies(USUAL_BODY_BYTES) : {}),
      };
      for (const [name, body] of Object.entries(bodies)) cases.push({ ...common, name, payload: body });
    }
    for (const { name, schema } of operation.parameters) {
      if (name === 'search')
        for (const search of ['a', 'pan de la sierra 19999 delgado lucia '.repeat(3).slice(0, 99)])
          cases.push({
            ...common,
            name: `search ${search.length === 1 ? search : 'of many words'}`,
            query: { ...query, search },
          });
      // A file has all rows in any order: one more than the usual says what ordering costs.
      const all = name === 'sort' ? (resolved(schema).enum as unknown[] | undefined) : undefined;
      const isPaged = operation.parameters.some((one) => one.name === 'limit');
      const sorts = isPaged ? all : all?.slice(0, 1);
      if (Array.isArray(sorts))
        for (const sort of sorts as string[])
          cases.push({ ...common, name: `sort ${sort}`, query: { ...query, sort } });
    }
    // The call that changes something comes last.
    cases.push({ ...common, name: largestOf(operation) });
    return cases;
  };

  const isRead = ({ method }: ContractOperation) => method === 'GET';
  const ordered = [
    ...CONTRACT_OPERATIONS.filter(isRead),
    ...CONTRACT_OPERATIONS.filter((one) => !isRead(one) && one.method !== 'DELETE'),
    ...CONTRACT_OPERATIONS.filter(({ method }) => method === 'DELETE'),
  ].filter(isMeasured);

  it('is never held for longer than 50 ms by the largest request of an operation', async () => {
    const samples = sampleCalls(clinic, large.target);
    const other = await addClinic(bed.database, 'Otra');
    const warm = sampleCalls(other, nothing(other.accountId));
    for (const one of large.further.filter(isMeasured))
      await measure({
        ...one,
        operation: CONTRACT_OPERATIONS.find(({ id }) => id === one.id)!,
        as: clinic.people.specialist,
        query: {},
      });
    for (const operation of ordered) {
      // Checks are compiled when an operation is first called.
      const { body } = warm[operation.id];
      const as = callerOf(operation);
      const payload = body === undefined ? undefined : JSON.stringify(body);
      await send({ operation, name: '', as, query: {}, sample: warm[operation.id], payload });
      for (const one of casesOf(operation, samples)) await measure(one);
    }
    // What is refused has not been measured: the largest request of an operation is one that it carries out.
    const refused = measured.filter(({ isUsual, status }) => isUsual && status >= 400);
    expect(refused.map(({ name, status }) => `${name}: ${status}`)).toEqual([]);
    const tooLong = measured.filter(
      ({ name, ms }) => ms >= LONGEST_HELD_MS && HELD_LONGER[name] === undefined,
    );
    expect(tooLong.map(({ name, ms }) => `${name}: ${Math.round(ms)} ms`)).toEqual([]);
  }, 3_600_000);

  it('has no exception for what does not exist', () => {
    const names = new Set(measured.map(({ name }) => name));
    const stated = Object.keys(HELD_LONGER).filter((name) => isMeasured({ id: name.split(':', 1)[0] ?? '' }));
    expect(stated.filter((name) => !names.has(name))).toEqual([]);
  });
});

/** The table of `docs/largest-calls.md`. */
function tableOf(rows: readonly { name: string; ms: number; status: number }[]): string {
  const lines = rows
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ name, ms, status }) => {
      const [operation, ...largest] = name.split(': ');
      return `| \`${operation}\` | ${largest.join(': ')} | ${status} | ${ms.toFixed(0)} |`;
    });
  return [
    '| operation | largest request tried | answer | longest hold, ms |',
    '| - | - | - | - |',
    ...lines,
    '',
  ].join('\n');
}
