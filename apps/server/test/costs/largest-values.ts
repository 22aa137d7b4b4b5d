import {
  CONTRACT_DOCUMENT,
  type ContractOperation,
  type JsonSchema,
} from '../../src/platform/http/contract.ts';

/** JSON bodies are this large at most where the contract does not say otherwise (`BODY_LIMIT` of the router). */
export const USUAL_BODY_BYTES = 1024 * 1024;

const bodyBytesOf = ({ bodyBytes }: ContractOperation): number => bodyBytes ?? USUAL_BODY_BYTES;

export type Loose = Record<string, unknown>;

/** Follows a schema's reference. */
export function resolved(schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.split('/').at(-1) ?? '';
  return resolved((CONTRACT_DOCUMENT.components.schemas as Record<string, JsonSchema>)[name] ?? {});
}

export const typesOf = ({ type }: JsonSchema): string[] =>
  Array.isArray(type) ? (type as string[]) : [String(type)];

/** Places of a request whose size the contract does not limit, but for that of the body: `/items/*`. */
export function unlimitedPlaces(
  schema: JsonSchema,
  place = '',
  within: readonly JsonSchema[] = [],
): string[] {
  const own = resolved(schema);
  if (within.includes(own)) return [];
  const inner = [...within, own];
  const types = typesOf(own);
  const places: string[] = [];
  const isClosed = own.enum !== undefined || own.const !== undefined;
  if (types.includes('array') && own.maxItems === undefined) places.push(`${place}/*`);
  if (
    types.includes('string') &&
    !isClosed &&
    [own.maxLength, own.format, own.pattern].every((one) => one === undefined)
  )
    places.push(place);
  for (const part of partsOf(own)) places.push(...unlimitedPlaces(part, place, inner));
  if (own.items !== undefined) places.push(...unlimitedPlaces(own.items as JsonSchema, `${place}/*`, inner));
  for (const [name, part] of Object.entries((own.properties ?? {}) as Record<string, JsonSchema>))
    places.push(...unlimitedPlaces(part, `${place}/${name}`, inner));
  return [...new Set(places)];
}

const partsOf = (schema: JsonSchema): JsonSchema[] =>
  ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] as JsonSchema[] | undefined) ?? []);

/**
 * The largest value that a schema accepts, as far as a schema says so: each list with as many members, and each text with
 * as many characters, as may be, all of what is optional.
 *
 * @param share of the members that lists may have, so that a body fits into its bytes
 * @param mostParts lists within lists multiply: what has more parts than its bytes could hold is not made
 * @returns undefined when it has more
 */
function largestValue(schema: JsonSchema, share: number, mostParts: number): unknown {
  let ids = 0;
  let parts = 0;
  const nextId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const value = (given: JsonSchema, depth: number): unknown => {
    if (++parts > mostParts) return undefined;
    const own = resolved(given);
    if (own.const !== undefined) return own.const;
    if (Array.isArray(own.enum)) return (own.enum as unknown[])[ids % (own.enum as unknown[]).length];
    if (Array.isArray(own.allOf))
      return Object.assign({}, ...(own.allOf as JsonSchema[]).map((part) => value(part, depth) as object));
    const choice = ((own.oneOf ?? own.anyOf) as JsonSchema[] | undefined)?.find(
      (part) => resolved(part).type !== 'null',
    );
    if (choice !== undefined) return value(choice, depth);
    const type = typesOf(own).find((one) => one !== 'null');
    if (type === 'object') return objectOf(own, depth);
    if (type === 'array') {
      const most = Math.min((own.maxItems as number | undefined) ?? 1000, 100_000);
      const count = Math.max((own.minItems as number | undefined) ?? 1, Math.floor(most * share));
      if (depth > 12) return [];
      const members: unknown[] = [];
      while (members.length < count && parts <= mostParts) {
        ids++;
        members.push(value((own.items ?? {}) as JsonSchema, depth + 1));
      }
      return members;
    }
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return (own.minimum as number | undefined) ?? 1;
    const text = textOf(own, nextId);
    // Two of its characters are a part's bytes at least.
    parts += Math.floor(text.length / 2);
    return text;
  };
  const objectOf = (own: JsonSchema, depth: number): Loose =>
    Object.fromEntries(
      Object.entries((own.properties ?? {}) as Record<string, JsonSchema>).map(([name, part]) => [
        name,
        value(part, depth + 1),
      ]),
    );
  const whole = value(schema, 0);
  return parts > mostParts ? undefined : whole;
}

const LONG_TEXT = 'ñ '.repeat(200_000);

function textOf({ format, maxLength, pattern }: JsonSchema, nextId: () => string): string {
  if (format === 'uuid') return nextId();
  if (format === 'date') return '2026-03-01';
  if (format === 'date-time') return '2026-03-01T09:30:00Z';
  if (format === 'email') return 'a@correo.example';
  if (pattern !== undefined) return '09:30';
  return LONG_TEXT.slice(0, (maxLength as number | undefined) ?? 1000);
}

/** The largest body of an operation that its bytes allow, but for one whose largest is written by hand. */
export function largestBody(operation: ContractOperation): unknown {
  const schema = operation.body?.schema ?? {};
  for (let share = 1; share > 1e-4; share /= 1.5) {
    // A part is a character and a comma at least.
    const body = largestValue(schema, share, bodyBytesOf(operation) / 2);
    if (body !== undefined && Buffer.byteLength(JSON.stringify(body)) < bodyBytesOf(operation)) return body;
  }
  throw new Error(`No body of ${operation.id} fits.`);
}

/** Just below the parts that a body may have (`http/body-reading.ts`): what has more is refused while it is read. */
const MOST_PARTS = 95_000;

/** The names that an object of a body may have. */
const MOST_NAMES = 2_000;

/** Bodies that no form would send, and that are read to their end. */
export function hostileBodies(operation: ContractOperation): Record<string, string> {
  const bytes = bodyBytesOf(operation) - 64;
  const properties = (resolved(operation.body?.schema ?? {}).properties ?? {}) as Record<string, JsonSchema>;
  const nameOf = (type: string): string =>
    Object.keys(properties).find((name) => typesOf(resolved(properties[name] ?? {})).includes(type)) ?? 'a';
  const names = Array.from({ length: MOST_NAMES }, (_, n) => `"${n.toString(36)}":1`);
  const members = (one: string) => Array.from({ length: MOST_PARTS }, () => one).join(',');
  return {
    'unknown names': `{${names
      .join(',')
      .slice(0, bytes)
      .replace(/,[^,]*$/, '')}}`,
    'short members': `{"${nameOf('array')}":[${members('1')}]}`,
    'empty members': `{"${nameOf('array')}":[${members('{}')}]}`,
    'blanks in a text': `{"${nameOf('string')}":"${' '.repeat(bytes - 40)}"}`,
  };
}

/** Bodies that are refused while they are read, by every operation alike. */
export function unreadableBodies(bytes: number): Record<string, string> {
  return {
    'nested lists': `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
    'a megabyte of members': `{"a":[${'1,'.repeat(bytes / 2 - 12)}1]}`,
    'a megabyte of objects': `{"a":[${'{},'.repeat(bytes / 3 - 12)}{}]}`,
    'a megabyte of names': `{${Array.from({ length: bytes / 11 }, (_, n) => `"${n}":1`).join()}}`,
    'a megabyte of tabs': `{"a":"${'\\t'.repeat(bytes / 2 - 12)}"}`,
  };
}
