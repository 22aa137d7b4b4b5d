import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CONTRACT_OPERATIONS,
  resolve,
  type JsonSchema,
  type OperationId,
} from '../src/platform/http/contract.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { bodyOf, isEmpty, optionalOf, propertiesOf } from './body-properties.ts';
import { NO_UPDATES, UPDATES, type UpdateSample } from './update-samples.ts';

let bed: TestBed;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

type Body = Record<string, unknown>;

const PUTS = CONTRACT_OPERATIONS.filter(({ method }) => method === 'PUT');
const isNullable = (schema: JsonSchema): boolean =>
  schema['type'] === 'null' ||
  (Array.isArray(schema['type']) && schema['type'].includes('null')) ||
  ((schema['oneOf'] ?? []) as JsonSchema[]).some(({ type }) => type === 'null');

/** A value of a plain property; undefined for one that a sample has to name. */
function valueOf(property: JsonSchema | undefined): unknown {
  const { type, enum: options, minimum, maxLength = 9, format } = resolve(property ?? {});
  if (Array.isArray(options)) return options[0];
  const kinds = [type].flat();
  if (kinds.includes('boolean')) return true;
  if (kinds.includes('number') || kinds.includes('integer')) return minimum ?? 1;
  return kinds.includes('string') && format === undefined
    ? 'Un texto'.slice(0, Number(maxLength))
    : undefined;
}

/** The record under test: updated over its own version, and read in the terms of the body. */
function recordUnderTest(id: OperationId, sample: UpdateSample) {
  let { version } = sample;
  return async (body: Body): Promise<Body> => {
    const { as, path = {}, query = {} } = sample;
    const headers: Record<string, string> = version === null ? {} : { 'if-match': `"${version}"` };
    const answer = await bed.call(id, { as, path, query, body, headers });
    expect(answer.status, `${JSON.stringify(body)} → ${answer.text}`).toBe(200);
    const record = (sample.recordOf ?? ((whole: Body) => whole))(answer.body as Body);
    if (version !== null) version = record['version'] as number;
    const stored = (sample.storedAs ?? ((same: Body) => same))(record);
    return Object.fromEntries(Object.keys(sample.full).map((name) => [name, stored[name]]));
  };
}

const without = (record: Body, name: string): Body => {
  const { [name]: _left, ...rest } = record;
  return rest;
};

const RECORD_LISTS = ['intervals', 'heartRates', 'sleeps', 'workouts', 'dayValues', 'meals'];

/** What may be left out of a body that is no update of a record. */
const OPTIONAL: Partial<Record<OperationId, readonly string[]>> = {
  updateMenus: ['keepsVersion'],
  answerHeldAppointment: ['reason'],
  // Each call brings what there is; a list that is left out is empty.
  addWearableRecords: RECORD_LISTS,
  addHeldWearableRecords: RECORD_LISTS,
  // Stays as it was: `eaten-meals.test` says so.
  setMenuBasis: ['foodsAt'],
};

/**
 * Lists of values that have no identity, or are one statement each, as a laboratory's value with its unit, range and flag,
 * of which no part outlives another: they are replaced whole.
 */
const WHOLE: readonly string[] = ['spans', 'values'];

/** The lists of a body whose items may leave something out, by path, however deep. */
function partialLists(
  schema: JsonSchema,
  path: string,
  seen: readonly JsonSchema[] = [],
): [string, JsonSchema][] {
  const found = resolve(schema);
  if (seen.includes(found)) return [];
  const within = (inner: unknown, at: string) => partialLists(inner as JsonSchema, at, [...seen, found]);
  const items = found['items'] as JsonSchema | undefined;
  return [
    ...(items !== undefined && optionalOf(resolve(items)).length > 0
      ? ([[path, found]] as [string, JsonSchema][])
      : []),
    ...(items === undefined ? [] : within(items, path)),
    ...Object.entries(propertiesOf(found)).flatMap(([name, inner]) => within(inner, `${path}/${name}`)),
    ...((found['oneOf'] ?? []) as JsonSchema[]).flatMap((inner) => within(inner, path)),
  ];
}

describe('the body of every PUT', () => {
  it('has no list that loses what an item leaves out, unless its items have no identity', () => {
    const lists = Object.keys(UPDATES).flatMap((id) =>
      partialLists(bodyOf(id as OperationId), '').map(([path, list]) => [id + path, list['x-key']] as const),
    );
    const keyless = lists
      .filter(([, key]) => key === undefined)
      .map(([path]) => path.split('/').at(-1) ?? '');
    expect([...new Set(keyless)]).toEqual(WHOLE);
    expect(
      lists.flatMap(([path, key]) => (key === undefined ? [] : `${path} ${String(key)}`)).toSorted(),
    ).toEqual([
      'updateCgmEvent/foods foodId',
      'updateDish/ingredients foodId',
      'updateFood/portions nameEs',
      'updateSupplement/ingredients code',
    ]);
  });

  it('is an update of a record, or says why it is not', () => {
    expect(PUTS.map(({ id }) => id).toSorted()).toEqual(
      [...Object.keys(UPDATES), ...Object.keys(NO_UPDATES)].toSorted(),
    );
  });

  it.each(Object.keys(UPDATES) as OperationId[])('of %s requires nothing and fills in nothing', (id) => {
    const schema = bodyOf(id);
    expect(schema['required'] ?? []).toEqual([]);
    expect(schema['additionalProperties']).toBe(false);
  });

  it.each(Object.keys(NO_UPDATES) as OperationId[])('of %s has nothing stored that may be left out', (id) => {
    const schema = bodyOf(id);
    expect(optionalOf(schema)).toEqual(OPTIONAL[id] ?? []);
  });
});

describe.each(Object.entries(UPDATES) as [OperationId, NonNullable<(typeof UPDATES)[OperationId]>][])(
  '%s',
  (id, sampleOf) => {
    const properties = propertiesOf(bodyOf(id));

    it('leaves as it was whatever is not sent, and clears with null alone', async () => {
      const named = await sampleOf(bed);
      const { said = [], held = [] } = named;
      const plain = Object.keys(properties).filter((name) => !(name in named.full) && !said.includes(name));
      const full = {
        ...named.full,
        ...Object.fromEntries(plain.map((name) => [name, valueOf(properties[name])])),
      };
      const sample = { ...named, full };
      const valued = Object.keys(full).filter((name) => full[name] !== undefined);
      expect([...valued, ...said].toSorted(), 'a value for every property').toEqual(
        Object.keys(properties).toSorted(),
      );
      const update = recordUnderTest(id, sample);
      const whole = await update(full);
      expect(whole).toMatchObject(full);
      if (bodyOf(id)['minProperties'] === undefined) expect(await update({}), 'nothing sent').toEqual(whole);
      for (const name of Object.keys(full)) {
        const others = without(full, name);
        if (Object.keys(others).length > 0) expect(await update(others), `without ${name}`).toEqual(whole);
        expect(await update({ [name]: full[name] }), `only ${name}`).toEqual(whole);
        const schema = resolve(properties[name]);
        if (schema['x-partial'] === true) {
          const table = full[name] as Body;
          for (const [inner, value] of Object.entries(table)) {
            const only = await update({ [name]: { [inner]: value } });
            expect(only, `only ${name}.${inner}`).toEqual(whole);
          }
          expect(await update({ [name]: {} }), `an empty ${name}`).toEqual(whole);
        }
        if (typeof schema['x-key'] === 'string') {
          for (const inner of optionalOf(resolve(schema['items']))) {
            if (inner === schema['x-key']) continue;
            const items = (full[name] as Body[]).map((item) => without(item, inner));
            expect(await update({ [name]: items }), `${name} without ${inner}`).toEqual(whole);
          }
        }
        if (full[name] !== null && isNullable(schema) && !held.includes(name)) {
          const after = await update({ [name]: null });
          expect(isEmpty(after[name]), `${name} cleared: ${JSON.stringify(after[name])}`).toBe(true);
          expect(without(after, name), `others after ${name} was cleared`).toEqual(without(whole, name));
          expect(await update(full)).toEqual(whole);
        }
      }
    });
  },
);
