import contract from '@healzy/api/openapi.json' with { type: 'json' };
import type { AnswerOf, BodyOf, OperationId, PathOf } from '@healzy/api/runtime/operation';
import type { operations } from '@healzy/api/schema';

export type { AnswerOf, BodyOf, OperationId, PathOf };

type QueryPart<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Query }
  ? NonNullable<Query>
  : Record<never, never>;

/** The query of an operation, with the contract's defaults filled in. */
export type QueryOf<Id extends OperationId> =
  QueryPart<Id> extends { limit?: number } ? QueryPart<Id> & { limit: number } : QueryPart<Id>;

/** An object of the document, of which nothing is known. */
export type Loose = Record<string, unknown>;
export type JsonSchema = Loose;

interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

/** One operation of the contract; references to `#/components/…` remain only inside schemas. */
export interface ContractOperation {
  id: OperationId;
  /** The feature, which is the operation's tag. */
  word: string;
  /** Whether it is called without a person's access token: by whoever holds a link, or by a device. */
  isPublic: boolean;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** In the router's syntax: `/patient-service/patient/:id`. */
  url: string;
  parameters: ParameterObject[];
  body: { schema: JsonSchema; isRequired: boolean } | null;
  /** The largest body in bytes, where it is not the usual one: `x-body-bytes`. */
  bodyBytes: number | null;
  /** Schema of each response by status; null for a response without a body. */
  responses: Map<number, JsonSchema | null>;
}

/** Follows a reference within the contract. */
export function resolve(value: unknown): Loose {
  const reference = (value as { $ref?: unknown }).$ref;
  if (typeof reference !== 'string') return value as Loose;
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Loose)[key.replaceAll('~1', '/')], contract);
  return resolve(found);
}

function schemaIn(holder: Loose): JsonSchema | null {
  const content = holder.content as Loose | undefined;
  if (content === undefined) return null;
  return (Object.values(content)[0] as { schema: JsonSchema }).schema;
}

/** An operation as the document has it, with the parameters of its path among its own. */
export interface RawOperation {
  path: string;
  method: string;
  parameters: Loose[];
  raw: Loose;
}

const parametersOf = ({ parameters }: Loose): Loose[] =>
  ((parameters as unknown[] | undefined) ?? []).map(resolve);

export const RAW_OPERATIONS: readonly RawOperation[] = Object.entries(contract.paths).flatMap(
  ([path, item]: [string, Loose]) =>
    (Object.entries(item) as [string, Loose][])
      .filter(([key]) => ['get', 'put', 'post', 'delete'].includes(key))
      .map(([method, raw]) => {
        return { path, method, parameters: [...parametersOf(item), ...parametersOf(raw)], raw };
      }),
);

function readOperation({ path, method, parameters, raw }: RawOperation): ContractOperation {
  const body = raw.requestBody === undefined ? null : resolve(raw.requestBody);
  const responses = Object.entries(raw.responses as Loose).map(
    ([status, response]) => [Number(status), schemaIn(resolve(response))] as const,
  );
  return {
    id: raw.operationId as OperationId,
    word: (raw.tags as string[])[0] ?? '',
    isPublic: Array.isArray(raw.security) && !raw.security.some((way) => 'bearer' in (way as Loose)),
    method: method.toUpperCase() as ContractOperation['method'],
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    parameters: parameters as unknown as ParameterObject[],
    body: body === null ? null : { schema: schemaIn(body) ?? {}, isRequired: body.required === true },
    bodyBytes: typeof raw['x-body-bytes'] === 'number' ? raw['x-body-bytes'] : null,
    responses: new Map(responses),
  };
}

/** Every operation of the bundled contract. */
export const CONTRACT_OPERATIONS: readonly ContractOperation[] = RAW_OPERATIONS.map(readOperation);

/** The whole document, for the reference page and for validators that resolve `#/components/…`. */
export const CONTRACT_DOCUMENT: typeof contract = contract;
