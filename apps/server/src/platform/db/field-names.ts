/** `measured_on` → `measuredOn`; a name without `_` is left alone. */
const fieldOf = (column: string): string =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** `measuredOn` → `measured_on` */
export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Where the value of a column goes in a row: a field, or a field of a nested record. */
export interface FieldPlace {
  record?: string;
  field: string;
}

/** The place of a column: `signed_at` is `{ signedAt }`, `signed.name` is `{ signed: { name } }`. */
export function placeOf(column: string): FieldPlace {
  const dot = column.indexOf('.');
  if (dot === -1) return { field: fieldOf(column) };
  return { record: fieldOf(column.slice(0, dot)), field: fieldOf(column.slice(dot + 1)) };
}

/** Builds a row from the values of its columns, in the order of their places. */
export function rowOf(
  places: readonly FieldPlace[],
  valueAt: (index: number) => unknown,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [index, { record, field }] of places.entries()) {
    if (record === undefined) row[field] = valueAt(index);
    else Object.assign((row[record] ??= {}) as object, { [field]: valueAt(index) });
  }
  return row;
}
