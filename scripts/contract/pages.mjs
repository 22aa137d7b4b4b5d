// A page of a list: what a schema names under `x-page-of`, and how many there are in all; without that number under
// `x-uncounted-page-of`. Both exist in the sources only.

/** Whether a schema is a page that has still to be filled in. */
export const isPage = (schema) => 'x-page-of' in schema || 'x-uncounted-page-of' in schema;

/**
 * Fills in the schema of a page.
 *
 * @param schema as written in its file; changed in place
 * @param nextCursor the reference to the schema of a cursor, from the schema's file
 */
export function fillPage(schema, nextCursor) {
  const { 'x-page-of': counted, 'x-uncounted-page-of': uncounted } = schema;
  delete schema['x-page-of'];
  delete schema['x-uncounted-page-of'];
  const total = counted === undefined ? {} : { total: { type: 'integer' } };
  schema.type = 'object';
  schema.properties = {
    items: { type: 'array', items: counted ?? uncounted },
    nextCursor: { $ref: nextCursor },
    ...total,
  };
  schema.required = Object.keys(schema.properties);
}
