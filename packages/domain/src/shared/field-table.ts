import type { z } from 'zod';

/**
 * How a field is entered and shown where its record has no control of its own for it. The options of a choice are named
 * `<labels>.<option>` among the record's messages.
 */
export type PlainControl = (
  | { readonly kind: 'TEXT' | 'LONG_TEXT' | 'WEB_ADDRESS'; readonly limit?: number }
  | { readonly kind: 'NUMBER'; readonly unit?: string; readonly min?: number }
  | { readonly kind: 'CHOICE' | 'CHOICES'; readonly options: readonly string[]; readonly labels: string }
) & {
  /** What its label says; neither where either of two fields is enough. */
  readonly need?: 'REQUIRED' | 'OPTIONAL';
  /** The message of its hint. */
  readonly hint?: string;
};

/** A field of a record. The table of a record has one for each name in its contract, or it does not compile. */
export interface RecordField {
  readonly schema: z.ZodType;
  /** The value of its empty control; by default that which its schema gives to a field that is left out, or null. */
  readonly empty?: unknown;
  readonly control?: PlainControl;
}

type Table = Readonly<Record<string, RecordField>>;
type Shape<Fields extends Table> = { [Name in keyof Fields]: Fields[Name]['schema'] };
type Inputs<Fields extends Table> = { [Name in keyof Fields]: z.input<Fields[Name]['schema']> };
/** The fields with a plain control. */
export type PlainFieldOf<Fields extends Table> = {
  [Name in keyof Fields]: Fields[Name] extends { control: PlainControl } ? Name : never;
}[keyof Fields];

/** The compiler does not follow keys through `fromEntries`. */
const mapped = <Fields extends Table, Result>(
  fields: Fields,
  of: (field: RecordField, name: string) => unknown,
) => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)])) as Result;

export const schemasOf = <Fields extends Table>(fields: Fields): Shape<Fields> =>
  mapped(fields, ({ schema }) => schema);

const emptyOf = ({ schema, ...field }: RecordField): unknown =>
  'empty' in field ? field.empty : (schema.safeParse(undefined).data ?? null);

/** The form's values of a new record. */
export const emptyValues = <Fields extends Table>(fields: Fields): Inputs<Fields> => mapped(fields, emptyOf);

/** The form's values of a record that exists; a field that its reader may not see is absent. */
export const formValues = <Fields extends Table>(
  fields: Fields,
  record: Readonly<Partial<Record<keyof Fields, unknown>>>,
): Inputs<Fields> => mapped(fields, (field, name) => (record[name] === null ? emptyOf(field) : record[name]));

/** These fields of a record, of those that it has. */
export const pickFields = <Field extends string, Whole extends object>(
  names: readonly Field[],
  record: Whole,
): Pick<Whole, Field & keyof Whole> =>
  Object.fromEntries(
    names.filter((name) => name in record).map((name) => [name, record[name as Field & keyof Whole]]),
  ) as Pick<Whole, Field & keyof Whole>;
