import fc from 'fast-check';
import { CONTRACT_DOCUMENT, type JsonSchema } from '../src/platform/http/contract.ts';

function resolve(schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  return resolve((CONTRACT_DOCUMENT.components.schemas as Record<string, JsonSchema>)[name] ?? {});
}

/** Texts that have broken programs before. */
const NASTY = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202e',
  '\ud800',
  'Ana \udc00 López',
  '\u200b\u2060',
  'Ana\nLópez',
  'Ana\u2028López',
  '💥',
  "' OR 1=1 --",
  '%',
  '_',
  '\\',
  '{}',
  '__proto__',
  'NaN',
  '-0',
  '1e999',
  '٣',
  'ß'.repeat(300),
  '<script>alert(1)</script>',
];
const nastyText = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  // Half a surrogate pair among letters: JSON carries it as an escape.
  fc
    .tuple(fc.string({ maxLength: 8 }), fc.integer({ min: 0xd800, max: 0xdfff }), fc.string({ maxLength: 8 }))
    .map(([before, unit, after]) => before + String.fromCharCode(unit) + after),
);
const junk: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(nastyText, nastyText, { maxKeys: 3 }),
);

/** Values that match a schema, and now and then one that does not. */
export function valueOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const good = follow(resolve(schema), ids);
  return fc.oneof({ arbitrary: good, weight: 14 }, { arbitrary: junk, weight: 1 });
}

function follow(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (Array.isArray(schema.oneOf))
    return fc.oneof(...(schema.oneOf as JsonSchema[]).map((part) => valueOf(part, ids)));
  const types = Array.isArray(schema.type) ? (schema.type as string[]) : [schema.type as string];
  return fc.oneof(...types.map((type) => followType(type, schema, ids)));
}

function followType(type: string, schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({
        min: (schema.minimum as number | undefined) ?? -1000,
        max: (schema.maximum as number | undefined) ?? 1_000_000,
      });
    case 'number':
      return fc.double({
        min: (schema.minimum as number | undefined) ?? -1e6,
        max: (schema.maximum as number | undefined) ?? 1e6,
        noNaN: true,
      });
    case 'array':
      return fc.array(valueOf(schema.items as JsonSchema, ids), { maxLength: 4 });
    case 'object':
      return objectOf(schema, ids);
    default:
      return textOf(schema, ids);
  }
}

function textOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (schema.format === 'date') {
    return fc.oneof(
      fc.constantFrom('2026-02-29', '0000-01-01', '0001-01-01', '9999-12-31', '2026-03-29', '1969-12-31'),
      fc
        .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
        .map((date) => date.toISOString().slice(0, 10)),
    );
  }
  if (schema.format === 'date-time') {
    return fc.oneof(
      fc.constantFrom(
        '2026-01-01T00:00:00Z',
        '2026-06-30T23:59:60Z',
        '0000-01-01T00:00:00Z',
        '2026-01-01T00:00:00+23:59',
      ),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    );
  }
  return fc.oneof(
    fc.constantFrom('Europe/Madrid', 'name@correo.example', 'text/csv', 'application/pdf', 'Ana'),
    nastyText,
  );
}

function objectOf(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = (schema.properties as Record<string, JsonSchema> | undefined) ?? {};
  const shape = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, valueOf(part, ids)]),
  );
  const record = fc.record(shape, {
    requiredKeys: (schema.required as string[] | undefined)?.filter((name) => name in shape) ?? [],
  });
  const extra = fc
    .tuple(record, nastyText, junk)
    .map(([object, name, value]) => ({ ...object, [name]: value }));
  return fc.oneof({ arbitrary: record, weight: 9 }, { arbitrary: extra, weight: 1 });
}
