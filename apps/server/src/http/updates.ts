import { CONTRACT_OPERATIONS, resolve, type BodyOf, type JsonSchema, type OperationId } from './contract.ts';

type Values = Readonly<Record<string, unknown>>;

/** The record as the body of its own update would have it: every property, so that none can be forgotten. */
export type StoredAs<Id extends OperationId> = {
  [Property in keyof NonNullable<BodyOf<Id>>]-?: unknown;
};

const bodies = new Map<OperationId, JsonSchema>();

function bodyOf(id: OperationId): JsonSchema {
  const known = bodies.get(id);
  if (known !== undefined) return known;
  const schema = resolve(CONTRACT_OPERATIONS.find((operation) => operation.id === id)?.body?.schema ?? {});
  bodies.set(id, schema);
  return schema;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function laidOver(schema: JsonSchema, stored: Values, sent: Values): Values {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  // A table of fields such as nutrients or answers follows the rule field by field: `x-partial`.
  const names = schema['x-partial'] === true ? Object.keys({ ...stored, ...sent }) : Object.keys(properties);
  return Object.fromEntries(
    names.map((name) => {
      if (!Object.hasOwn(sent, name) || sent[name] === undefined) return [name, stored[name]];
      const inner = resolve(properties[name] ?? {});
      const [before, value] = [stored[name], sent[name]];
      const isTable = inner['x-partial'] === true && isRecord(before) && isRecord(value);
      return [name, isTable ? laidOver(inner, before, value) : value];
    }),
  );
}

/**
 * The whole record after an update: what the body contains replaces what is stored, what it leaves out stays, and null
 * clears. Rules that span several fields are checked on the result, never on the body alone.
 *
 * @param stored the record in the terms of the body; what is said for one call only, such as a confirmation, is undefined
 *
 * @example checked(savedReplySchema, updated('updateSavedReply', reply, body))
 */
export const updated = <const Id extends OperationId>(
  id: Id,
  stored: StoredAs<Id>,
  sent: BodyOf<Id>,
): Values => laidOver(bodyOf(id), stored as Values, (sent ?? {}) as Values);
