// The fields of a record are written once, in a file of their own; the schemas that have them name that file.

const OF_WRITES = /^(min|max)(Length|imum|Items)$|^exclusiveMinimum$|^pattern$|^x-key$/;
const CLINICAL = 'Absent for callers without clinical access to the patient (`access.clinical` is `none`).';

const isNullable = ({ type, oneOf = [] }) =>
  Array.isArray(type) ? type.includes('null') : oneOf.some(isNullType);
const isNullType = ({ type }) => type === 'null';

/** The value as responses have it: what is stored has been checked, so that no bounds are promised. */
function outputOf({ value, output = value, isClinical = false }) {
  const kept = Object.entries(output).filter(([key]) => !OF_WRITES.test(key));
  return { ...Object.fromEntries(kept), ...(isClinical ? { description: CLINICAL } : {}) };
}

/** The fields of a file of fields, or of a schema that is written out: its properties. */
const tableOf = (source) =>
  source.properties === undefined
    ? source
    : Object.fromEntries(
        Object.entries(source.properties).map(([field, value]) => [
          field,
          { value, hasDefault: !(source.required ?? []).includes(field) },
        ]),
      );

/**
 * @typedef {{ value: object, output?: object, in?: string[], hasDefault?: boolean, isClinical?: boolean }} RecordField
 */

/**
 * Adds the fields of a record to a schema that names their file under `x-fields`; it exists in the sources only. `as`
 * says what the schema is: an `INPUT` (fields that may not be null and have no default are required), an `OUTPUT` or the
 * fields' `NAMES`: those that its list does not place itself come where it says `...`. With `isPart` only fields that
 * name the schema under `in` are added; `only` and `except` name them. What the schema has itself is not replaced.
 *
 * @param schema as written in its file; changed in place
 * @param {Record<string, RecordField> | { required?: string[], properties: object }} all fields of the record, or the schema that it is
 *   written with
 * @param {string} name of the schema
 */
export function addFields(schema, all, name) {
  const { as, isPart = false, only, except = [] } = schema['x-fields'];
  delete schema['x-fields'];
  const fields = Object.entries(tableOf(all)).filter(
    ([field, { in: parts = [] }]) =>
      (!isPart || parts.includes(name)) && (only?.includes(field) ?? !except.includes(field)),
  );
  if (as === 'NAMES') {
    const others = fields.map(([field]) => field).filter((field) => !schema.enum.includes(field));
    schema.enum = schema.enum.flatMap((value) => (value === '...' ? others : [value]));
    return;
  }
  const isRequired = ([, { value, hasDefault = false, isClinical = false }]) =>
    as === 'INPUT' ? !isNullable(value) && !hasDefault : !isClinical;
  const values = fields.map(([field, each]) => [field, as === 'INPUT' ? each.value : outputOf(each)]);
  schema.required = [...fields.filter(isRequired).map(([field]) => field), ...(schema.required ?? [])];
  schema.properties = { ...Object.fromEntries(values), ...schema.properties };
}
