// The fields of a record are written once, in a file of their own; the schemas that have them name that file.

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum'];
const CLINICAL = 'Absent for callers without clinical access to the patient (`access.clinical` is `none`).';

const isNullable = ({ type, oneOf = [] }) =>
  Array.isArray(type) ? type.includes('null') : oneOf.some(isNullType);
const isNullType = ({ type }) => type === 'null';

/** The value as responses have it: what is stored has been checked, so that no bounds are promised. */
function outputOf({ value, isClinical = false }) {
  const kept = Object.entries(value).filter(([key]) => !BOUNDS.includes(key));
  return { ...Object.fromEntries(kept), ...(isClinical ? { description: CLINICAL } : {}) };
}

/**
 * Adds the fields of a record to a schema that names their file under `x-fields`; it exists in the sources only. `as`
 * says what the schema is: an `INPUT` (fields that may not be null are required), an `OUTPUT` or the fields' `NAMES`:
 * those that its list does not place itself come where it says `...`. With `isPart` only fields that name the schema
 * under `in` are added.
 *
 * @param schema as written in its file; changed in place
 * @param {Record<string, { value: object, in?: string[], isClinical?: boolean }>} all fields of the record
 * @param {string} name of the schema
 */
export function addFields(schema, all, name) {
  const { as, isPart = false } = schema['x-fields'];
  delete schema['x-fields'];
  const fields = Object.entries(all).filter(([, field]) => !isPart || (field.in ?? []).includes(name));
  if (as === 'NAMES') {
    const others = fields.map(([field]) => field).filter((field) => !schema.enum.includes(field));
    schema.enum = schema.enum.flatMap((value) => (value === '...' ? others : [value]));
    return;
  }
  const isRequired = ([, { value, isClinical = false }]) =>
    as === 'INPUT' ? !isNullable(value) : !isClinical;
  const values = fields.map(([field, each]) => [field, as === 'INPUT' ? each.value : outputOf(each)]);
  schema.required = [...fields.filter(isRequired).map(([field]) => field), ...schema.required];
  schema.properties = { ...Object.fromEntries(values), ...schema.properties };
}
