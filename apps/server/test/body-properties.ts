import {
  CONTRACT_OPERATIONS,
  resolve,
  type JsonSchema,
  type OperationId,
} from '../src/platform/http/contract.ts';

/** The schema of what an operation is sent; empty for one without a body. */
export const bodyOf = (id: OperationId): JsonSchema =>
  resolve(CONTRACT_OPERATIONS.find((operation) => operation.id === id)?.body?.schema ?? {});

export const propertiesOf = (schema: JsonSchema) =>
  (schema['properties'] ?? {}) as Record<string, JsonSchema>;

/** What may be left out of an object. */
export const optionalOf = (schema: JsonSchema): string[] =>
  Object.keys(propertiesOf(schema)).filter(
    (name) => !((schema['required'] ?? []) as string[]).includes(name),
  );

/** How a property reads that has nothing in it. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
