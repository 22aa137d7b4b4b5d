import { z } from 'zod';

const lists = new WeakSet<z.ZodType>();

/** A column that is a PostgreSQL array; any other array or object is stored as JSON. */
export function listColumn<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  const list = z.array(item);
  lists.add(list);
  return list;
}

export const isListColumn = (schema: z.ZodType): boolean =>
  lists.has(schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema);

/** A column that only this server writes, so that its type is enough. */
export const columnOfType = <Value>(): z.ZodCustom<Value, Value> => z.custom<Value>();

/** A `uuid`. */
export const idColumn = z.uuid();
/** A `timestamptz`: read as ISO 8601 text in UTC, written as that or a `Date`. */
export const instantColumn = z.iso.datetime();
