import { describe, expect, it } from 'vitest';
import { addFields } from './fields.mjs';
import { fillList, listsOf, listsTable } from './lists.mjs';
import { fillPage } from './pages.mjs';
import { fieldNamesTable, operationsTable, rolesTable } from './tables.mjs';
import { addUniversalResponses } from './universal-responses.mjs';

const added = (operation: object) => {
  const changed = { responses: { 200: { description: 'It is there.' } }, ...operation };
  addUniversalResponses(changed, (name) => `../${name}.yaml`);
  return changed;
};

it('adds the universal responses, and keeps those that the operation describes itself', () => {
  const own = { description: 'Too many exports.' };
  const { responses } = added({ responses: { 200: {}, 429: own } });
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '429', '500', '503']);
  expect(responses).toMatchObject({ 403: { $ref: '../Forbidden.yaml' }, 429: own });
});

it('adds no 401 or 403 where no token is needed, and nothing that an operation never returns', () => {
  expect(Object.keys(added({ security: [] }).responses)).toEqual(['200', '400', '429', '500', '503']);
  const never = added({ 'x-no-responses': [400] });
  expect(Object.keys(never.responses)).toEqual(['200', '401', '403', '429', '500', '503']);
  expect(never).not.toHaveProperty('x-no-responses');
});

const contract = (operation: object) => ({
  components: { parameters: { AccountId: { in: 'query', name: 'accountId' } } },
  paths: {
    '/notes': {
      parameters: [{ $ref: '#/components/parameters/AccountId' }],
      get: { operationId: 'listNotes', tags: ['notes'], 'x-roles': ['ADMIN'], responses: {} },
    },
    '/export': { get: { operationId: 'exportNotes', tags: ['notes'], responses: {}, ...operation } },
  },
});

it('reads from the contract which operations need no account and which return text', () => {
  const csv = { responses: { 200: { content: { 'text/csv': {} } } } };
  const table = operationsTable(contract(csv));
  expect(table).toContain("listNotes: { method: 'GET', path: '/notes', word: 'notes' },");
  expect(table).toContain("path: '/export', word: 'notes', isWithoutAccount: true, answersText: true },");
});

it('writes each set of roles once, and rejects an operation without roles', () => {
  const table = rolesTable(contract({ 'x-roles': ['ADMIN'] }));
  expect(table.match(/\['ADMIN'\]/g)).toHaveLength(1);
  expect(table).toContain('  exportNotes: ADMIN,');
  expect(() => rolesTable(contract({}))).toThrow(
    '"exportNotes" names no roles. Say who may call it in openapi/',
  );
});

const fields = {
  name: { in: ['Line'], value: { type: 'string', maxLength: 9 } },
  coupon: { in: ['Line'], value: { type: ['string', 'null'], maxLength: 9 } },
  weightKg: { isClinical: true, value: { type: ['number', 'null'], minimum: 1 } },
};
const withFields = (how: object, schema: object, name = 'Card') => {
  const changed = { 'x-fields': how, required: ['tags'], properties: { tags: {} }, ...schema };
  addFields(changed, fields, name);
  return changed;
};

it('adds the fields of a record: with bounds to what is sent, without them to what is returned', () => {
  const input = withFields({ as: 'INPUT' }, {});
  expect(input).not.toHaveProperty('x-fields');
  expect(input).toMatchObject({
    required: ['name', 'tags'],
    properties: { name: { maxLength: 9 }, tags: {} },
  });
  const output = withFields({ as: 'OUTPUT' }, {});
  expect(output.required).toEqual(['name', 'coupon', 'tags']);
  expect(output.properties).toMatchObject({
    name: { type: 'string' },
    weightKg: { type: ['number', 'null'] },
  });
  expect(JSON.stringify(output)).not.toContain('maxLength');
  expect(Object.keys(withFields({ as: 'OUTPUT', isPart: true }, {}, 'Line').properties)).toEqual([
    'name',
    'coupon',
    'tags',
  ]);
});

it('takes the fields of a schema that is written out, without what only a write has', () => {
  const write = {
    required: ['name'],
    properties: { name: { type: 'string', maxLength: 9 }, rows: { type: 'array', 'x-key': 'id' }, said: {} },
  };
  const schema: Record<string, unknown> = {
    'x-fields': { as: 'OUTPUT', except: ['said'] },
    properties: { rows: { type: 'array', items: {} } },
  };
  addFields(schema, write, 'Card');
  expect(schema).toEqual({
    required: ['name', 'rows'],
    properties: { name: { type: 'string' }, rows: { type: 'array', items: {} } },
  });
  const input = { 'x-fields': { as: 'INPUT', only: ['name', 'said'] } };
  addFields(input, write, 'Copy');
  expect(input).toMatchObject({ required: ['name'], properties: { name: { maxLength: 9 }, said: {} } });
});

it('fills in a page of a list, with and without the number of all', () => {
  const line = { $ref: './Line.yaml' };
  const counted: Record<string, unknown> = { 'x-page-of': line };
  const uncounted: Record<string, unknown> = { 'x-uncounted-page-of': line };
  for (const page of [counted, uncounted]) fillPage(page, './NextCursor.yaml');
  expect(counted).toMatchObject({
    required: ['items', 'nextCursor', 'total'],
    properties: { items: { items: line }, nextCursor: { $ref: './NextCursor.yaml' } },
  });
  expect(uncounted['required']).toEqual(['items', 'nextCursor']);
  expect(counted).not.toHaveProperty('x-page-of');
});

it('adds the names of the fields where a list leaves room for those that it does not place itself', () => {
  const names = (part: object, values: string[], name?: string) =>
    withFields({ as: 'NAMES', ...part }, { enum: values }, name);
  expect(names({}, ['...', 'tags'])).toMatchObject({ enum: ['name', 'coupon', 'weightKg', 'tags'] });
  expect(names({ isPart: true }, ['coupon', 'age', '...', 'state'], 'Line')).toMatchObject({
    enum: ['coupon', 'age', 'name', 'state'],
  });
});

it("writes the lists of a patient's fields for the domain", () => {
  const schemas = Object.fromEntries(
    ['PatientCardField', 'PatientColumn', 'PatientImportField'].map((name) => [name, { enum: [name] }]),
  );
  expect(fieldNamesTable('patients')({ components: { schemas } })).toContain(
    "export const PATIENT_COLUMNS = ['PatientColumn'] as const;",
  );
});

describe('what features add to the lists of others', () => {
  const tags = [
    { name: 'patients', 'x-patient-area': 'patients', 'x-timeline': { topic: 'RECORD', open: ['CREATED'] } },
    { name: 'patient-erasure', 'x-patient-area': 'patients' },
    { name: 'notes', 'x-patient-area': 'notes', 'x-timeline': { topic: 'NOTES', clinical: ['WRITTEN'] } },
    { name: 'support' },
  ];
  const filled = (schema: object) => {
    const copy = { ...schema };
    fillList(copy, listsOf(tags));
    return copy;
  };

  it('are the values of a schema, or how many a request may name', () => {
    expect(filled({ type: 'string', 'x-list': 'patient-areas' })).toEqual({
      type: 'string',
      enum: ['patients', 'notes'],
    });
    expect(filled({ type: 'array', 'x-list': 'timeline-kinds' })).toEqual({ type: 'array', maxItems: 2 });
    expect(filled({ type: 'string' })).toEqual({ type: 'string' });
    expect(() => filled({ type: 'string', 'x-list': 'kinds' })).toThrow(
      'There is no list "kinds". Use one of:',
    );
  });

  it('are tables of the domain, and each kind belongs to one feature', () => {
    const table = listsTable({ tags });
    expect(table).toContain("  'patient-erasure': 'patients',");
    expect(table).toContain("  WRITTEN: { topic: 'NOTES', isClinical: true },");
    expect(() => listsTable({ tags: [...tags, ...tags] })).toThrow('have the kind "CREATED"');
  });
});
