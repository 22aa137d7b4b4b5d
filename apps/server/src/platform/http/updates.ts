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
const isRecords = (value: unknown): value is Values[] => Array.isArray(value) && value.every(isRecord);

/**
 * The items of a list that a property identifies, each over the stored one that has the same: what an item leaves out
 * stays. What identifies two of a list identifies none of them.
 */
export function itemsOver<Item extends object>(
  key: keyof Item,
  { stored, sent }: { stored: readonly Item[]; sent: readonly Item[] },
  over: (before: Item, item: Item) => Item = (before, item) => ({ ...before, ...item }),
): Item[] {
  const only = (items: readonly Item[], one: Item) => {
    const same = items.filter((other) => other[key] === one[key]);
    return same.length === 1 ? same[0] : undefined;
  };
  return sent.map((item) => {
    const before = item[key] == null || only(sent, item) === undefined ? undefined : only(stored, item);
    return before === undefined ? item : over(before, item);
  });
}

function laidOver(schema: JsonSchema, stored: Values, sent: Values): Values {
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
  // A table of fields such as nutrients or answers follows the rule field by field: `x-partial`.
  const names = schema['x-partial'] === true ? Object.keys({ ...stored, ...sent }) : Object.keys(properties);
  return Object.fromEntries(
    names.map((name) => {
      if (!Object.hasOwn(sent, name) || sent[name] === undefined) return [name, stored[name]];
      const inner = resolve(properties[name] ?? {});
      const [before, value] = [stored[name], sent[name]];
      if (inner['x-partial'] === true && isRecord(before) && isRecord(value))
        return [name, laidOver(inner, before, value)];
      const key = inner['x-key'];
      if (typeof key !== 'string' || !isRecords(before) || !isRecords(value)) return [name, value];
      const over = (one: Values, item: Values) => laidOver(resolve(inner.items), one, item);
      return [name, itemsOver(key, { stored: before, sent: value }, over)];
    }),
  );
}

/**
 * The whole record after an update: what the body contains replaces what is stored, what it leaves out stays, and null
 * clears; so do the items of a list that a property of theirs identifies (`x-key`). Rules that span several fields are
 * checked on the result, never on the body alone.
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
