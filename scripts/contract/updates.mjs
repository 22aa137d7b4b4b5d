// A PUT changes what its body contains: the schema of its body is that of the record, with nothing required.

/**
 * Completes a schema that names under `x-update-of` the schema a record is created with; `x-update-of` exists in the
 * sources only. It gets the same properties: all optional, and without defaults, because what is left out of an update
 * stays as it was.
 *
 * @param schema as written in its file; changed in place
 * @param created a copy of the schema named, with its fields: the bundler rewrites references in place
 */
export function fillUpdate(schema, created) {
  delete schema['x-update-of'];
  const optional = Object.entries(created.properties).map(([name, { default: _default, ...property }]) => [
    name,
    property,
  ]);
  schema.type = 'object';
  schema.description ??= 'Only what is sent changes: what is left out stays as it was, and null clears.';
  schema.additionalProperties = false;
  schema.properties = { ...Object.fromEntries(optional), ...schema.properties };
}
