import type { z } from 'zod';
import { isListColumn } from './columns.ts';
import { tableName, type Sql } from './database.ts';
import { columnOf } from './field-names.ts';

/** SQL in place of a value. Must not contain external input. */
export class Expression {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The start of the transaction. */
export const NOW = new Expression('now()');
/** Increments the record's version, which counts its changes. */
export const NEXT_VERSION = new Expression('version + 1');

type Instant = z.ZodISODateTime;
type WrittenValue<Schema> =
  | z.output<Schema>
  | (Schema extends Instant | z.ZodNullable<Instant> ? Date : never)
  | Expression
  | undefined;
/** What may be written into each field of a schema; undefined fields are left out. */
type WrittenOf<Schema extends z.ZodObject> = {
  [Field in keyof Schema['shape']]?: WrittenValue<Schema['shape'][Field]>;
};

/** The record type of a table's rows. */
export type RowOf<T> = T extends Table<infer Row, object> ? Row : never;

/**
 * A table and the record type of its rows. The schema is the one definition: columns are its fields in snake_case, and
 * the statements that read and write whole records follow from it. Other statements are written in SQL, with {@link
 * Table.columns} in them.
 */
export interface Table<Row extends object, Written extends object> {
  readonly name: string;
  readonly fields: readonly (keyof Row & string)[];
  /** The same table with these fields only. */
  pick<Field extends keyof Row & keyof Written & string>(
    ...fields: Field[]
  ): Table<Pick<Row, Field>, Pick<Written, Field>>;
  /** The same table without these fields. */
  omit<Field extends keyof Row & keyof Written & string>(
    ...fields: Field[]
  ): Table<
    Pick<Row, Exclude<keyof Row & keyof Written & string, Field>>,
    Pick<Written, Exclude<keyof Row & keyof Written & string, Field>>
  >;
  /**
   * Its columns for a SELECT.
   *
   * @param alias of the table in the statement
   * @param record the field of the row that holds them, where they are not fields of the row itself
   *
   * @example appointments.columns('a') // 'a.id, a.starts_at'
   * @example people.columns('u', 'specialist') // 'u.name AS "specialist.name"'
   */
  columns(alias: string, record?: string): string;
  /** The rows `x` of the table that match `rest`, e.g. `WHERE x.id = $1`. */
  select(sql: Sql, rest: string, params?: readonly unknown[]): Promise<Row[]>;
  /** The row with these values. Null matches a missing value. */
  find(sql: Sql, where: Partial<Row>, lock?: 'FOR UPDATE' | 'FOR SHARE'): Promise<Row | undefined>;
  /**
   * Inserts one row, or several with the fields of the first.
   *
   * @param otherwise e.g. `ON CONFLICT DO NOTHING`
   * @returns how many were inserted
   */
  insert(sql: Sql, rows: Written | readonly Written[], otherwise?: string): Promise<number>;
  /**
   * Inserts a row, or updates the one with the same `key` in the row's other fields and in `also`.
   *
   * @param otherwise a condition for the update, e.g. `WHERE days.steps IS NULL`
   * @returns 0 when the condition prevented the update
   */
  upsert(
    sql: Sql,
    row: Written,
    key: readonly (keyof Row & string)[],
    also?: Partial<Record<keyof Row & string, Expression>>,
    otherwise?: string,
  ): Promise<number>;
  /** Updates the rows with these values. @returns how many */
  update(sql: Sql, where: Partial<Row>, changes: Written): Promise<number>;
  /** Removes the rows with these values. @returns how many */
  remove(sql: Sql, where: Partial<Row>): Promise<number>;
  /** The fields in which two records differ, of those that both have. */
  differences(one: Partial<Row>, other: Partial<Row>): (keyof Row & string)[];
}

/**
 * @param schema usually that of the record's section in `@healzy/domain`, with the columns that stay on the server
 *
 * @example
 * const notes = table('notes', RECORD_ROWS.notes.extend({ patientId: idColumn, deletedAt: instantColumn.nullable() }));
 * await notes.update(sql, { id }, { deletedAt: services.now(), version: NEXT_VERSION });
 */
export function table<Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
): Table<z.output<Schema>, WrittenOf<Schema>> {
  const lists = new Set(
    Object.keys(schema.shape).filter((field) => isListColumn(schema.shape[field] as z.ZodType)),
  );
  return tableOf(
    tableName(name),
    Object.keys(schema.shape) as (keyof z.output<Schema> & keyof WrittenOf<Schema> & string)[],
    lists,
  );
}

type Values = Readonly<Record<string, unknown>>;

function tableOf<Row extends object, Written extends object>(
  name: string,
  fields: readonly (keyof Row & keyof Written & string)[],
  lists: ReadonlySet<string>,
): Table<Row, Written> {
  const given = (values: Values) => fields.filter((field) => values[field] !== undefined);
  const written = (field: string, value: unknown, parameters: Parameters): string =>
    value instanceof Expression ? value.text : parameters.add(lists.has(field) ? value : storedValue(value));
  const conditions = (where: Values, parameters: Parameters): string => {
    const named = fields.filter((field) => field in where);
    // Without a condition it would affect every row of the account.
    if (named.length === 0) throw new TypeError(`No row of ${name} is named.`);
    const condition = (field: string) =>
      where[field] === null ? 'IS NULL' : `= ${parameters.add(where[field])}`;
    return named.map((field) => `${columnOf(field)} ${condition(field)}`).join(' AND ');
  };
  const self: Table<Row, Written> = {
    name,
    fields,
    pick: (...kept) => tableOf(name, kept, lists),
    omit: <Field extends keyof Row & keyof Written & string>(...left: Field[]) => {
      const gone = new Set<string>(left);
      type Kept = Exclude<keyof Row & keyof Written & string, Field>;
      return self.pick(...fields.filter((field): field is Kept => !gone.has(field)));
    },
    columns: (alias, record) =>
      fields
        .map((field) => `${alias}.${columnOf(field)}${record ? ` AS "${record}.${columnOf(field)}"` : ''}`)
        .join(', '),
    select: async (sql, rest, params) =>
      (await sql.query<Row>(`SELECT ${self.columns('x')} FROM ${name} x ${rest}`, params)).rows,
    find: async (sql, where, lock) => {
      const parameters = new Parameters();
      const rest = `WHERE ${conditions(valuesOf(where), parameters)} ${lock ?? ''}`;
      return (await self.select(sql, rest, parameters.values))[0];
    },
    insert: async (sql, rows, otherwise = '') => {
      const all = Array.isArray(rows) ? rows.map(valuesOf) : [valuesOf(rows)];
      if (all.length === 0) return 0;
      const parameters = new Parameters();
      const filled = given(all[0] ?? {});
      const tuples = all.map(
        (row) => `(${filled.map((field) => written(field, row[field], parameters)).join(', ')})`,
      );
      return changed(
        sql,
        `INSERT INTO ${name} (${filled.map(columnOf).join(', ')}) VALUES ${tuples.join(', ')} ${otherwise}`,
        parameters,
      );
    },
    upsert: (sql, row, key, also = {}, otherwise = '') => {
      const others = given(valuesOf(row)).filter((field) => !key.includes(field));
      const set = [
        ...others.map((field) => `${columnOf(field)} = excluded.${columnOf(field)}`),
        ...Object.entries<Expression | undefined>(also).map(
          ([field, value]) => `${columnOf(field)} = ${value?.text}`,
        ),
      ];
      const conflict = `ON CONFLICT (${key.map(columnOf).join(', ')}) DO UPDATE SET ${set.join(', ')} ${otherwise}`;
      return self.insert(sql, row, conflict);
    },
    update: async (sql, where, changes) => {
      const parameters = new Parameters();
      const values = valuesOf(changes);
      const set = given(values).map(
        (field) => `${columnOf(field)} = ${written(field, values[field], parameters)}`,
      );
      const text = `UPDATE ${name} SET ${set.join(', ')} WHERE ${conditions(valuesOf(where), parameters)}`;
      return changed(sql, text, parameters);
    },
    remove: async (sql, where) => {
      const parameters = new Parameters();
      return changed(sql, `DELETE FROM ${name} WHERE ${conditions(valuesOf(where), parameters)}`, parameters);
    },
    differences: (one, other) =>
      fields.filter((field) => field in one && field in other && !isSame(one[field], other[field])),
  };
  return self;
}

const valuesOf = (record: object): Values => Object.fromEntries(Object.entries(record));

class Parameters {
  readonly values: unknown[] = [];
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

function storedValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const changed = async (sql: Sql, text: string, { values }: Parameters): Promise<number> =>
  (await sql.query(text, values)).rowCount;
