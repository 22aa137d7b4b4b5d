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
  const measured: Measured[] = [];

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
    measured.push({
      operation: one.operation.id,
      request: one.name,
      ms: longestHeldMs,
      status: result.statusCode,
    });
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
    const tooLong = measured.filter(
      (one) => one.ms >= LONGEST_HELD_MS && HELD_LONGER[nameOf(one)] === undefined,
    );
    expect(tooLong.map((one) => `${nameOf(one)}: ${Math.round(one.ms)} ms`)).toEqual([]);
  }, 3_600_000);

  it('has no exception for what does not exist', () => {
    const names = new Set(measured.map(nameOf));
    const stated = Object.keys(HELD_LONGER).filter((name) => isMeasured({ id: name.split(':', 1)[0] ?? '' }));
    expect(stated.filter((name) => !names.has(name))).toEqual([]);
  });
});

interface Measured {
  operation: string;
  request: string;
  status: number;
  ms: number;
}

const nameOf = ({ operation, request }: Measured): string => `${operation}: ${request}`;

/**
 * The table of `docs/largest-calls.md`: of each operation the request that held the thread longest, of those that are
 * carried out and of those that are refused. A body that is made from the contract alone is often one to refuse.
 */
function tableOf(rows: readonly Measured[]): string {
  const longest = (of: string, isWanted: (status: number) => boolean) =>
    rows
      .filter(({ operation, status }) => operation === of && isWanted(status))
      .toSorted((one, other) => other.ms - one.ms)[0];
  const lines = [...new Set(rows.map(({ operation }) => operation))].map((operation) => ({
    operation,
    done: longest(operation, (status) => status < 400),
    refused: longest(operation, (status) => status >= 400),
  }));
  const cell = (one: Measured | undefined) =>
    one === undefined ? '–' : `${one.ms.toFixed(0)} (${one.request}, ${one.status})`;
  return [
    '| operation | carried out: ms (request, answer) | refused: ms (request, answer) |',
    '| - | - | - |',
    ...lines
      .toSorted((one, other) => (other.done?.ms ?? -1) - (one.done?.ms ?? -1))
      .map(({ operation, done, refused }) => `| \`${operation}\` | ${cell(done)} | ${cell(refused)} |`),
    '',
  ].join('\n');
}
