import type pg from 'pg';
import { placeOf, rowOf, type FieldPlace } from './field-names.ts';

/** The same columns come again and again: each name is parsed once. */
const PLACES = new Map<string, FieldPlace>();
/** Some statements generate column names; those of tables are far fewer. */
const MOST_PLACES = 5_000;

function knownPlace(column: string): FieldPlace {
  const known = PLACES.get(column);
  if (known !== undefined) return known;
  if (PLACES.size === MOST_PLACES) PLACES.clear();
  const place = placeOf(column);
  PLACES.set(column, place);
  return place;
}

/** One statement on a connection to a PostgreSQL server; rows have camelCase fields. */
export async function serverQuery<Row>(
  client: pg.ClientBase,
  statement: { text: string; values: readonly unknown[]; name?: string },
): Promise<{ rows: Row[]; rowCount: number }> {
  const { fields, rows, rowCount } = await client.query<unknown[]>({
    ...statement,
    values: [...statement.values],
    rowMode: 'array',
  });
  const places = fields.map(({ name }) => knownPlace(name));
  return {
    rows: rows.map((values) => rowOf(places, (index) => values[index]) as Row),
    rowCount: rowCount ?? 0,
  };
}
