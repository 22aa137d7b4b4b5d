import { readFileSync } from 'node:fs';
import type { Action } from '@healzy/domain/session';

/** The id of a record that does not exist. */
export const SOME_ID = '00000000-0000-4000-8000-000000000000';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  minProperties?: number;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

type Reference = Parameter | { $ref: string };

interface Operation {
  operationId: Action;
  parameters?: Reference[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const METHODS = ['get', 'delete', 'post', 'put'] as const;
type Path = Partial<Record<(typeof METHODS)[number], Operation>> & { parameters?: Reference[] };

const contract = JSON.parse(
  readFileSync(new URL('../../../packages/api/src/generated/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, Path>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
};

const last = (reference: string): string => reference.split('/').at(-1) ?? '';

function parameterOf(reference: Reference): Parameter {
  if (!('$ref' in reference)) return reference;
  const found = contract.components.parameters[last(reference.$ref)];
  if (found === undefined) throw new Error(`The contract has no parameter ${reference.$ref}.`);
  return found;
}

const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolved(contract.components.schemas[last(schema.$ref)] ?? {});

/** The smallest value that the contract accepts for a schema; ids point to nothing. */
function leastOf(schema: Schema): unknown {
  const { enum: label, oneOf, anyOf, allOf, ...plain } = resolved(schema);
  if (plain.const !== undefined) return plain.const;
  if (label !== undefined) return label[0];
  const choice = oneOf?.[0] ?? anyOf?.[0];
  if (choice !== undefined) return leastOf(choice);
  if (allOf !== undefined)
    return Object.fromEntries(allOf.flatMap((part) => Object.entries(leastOf(part) as object)));
  const type = Array.isArray(plain.type) ? plain.type[0] : plain.type;
  if (type === 'object') {
    const { required = [], minProperties = 0, properties = {} } = plain;
    const names =
      required.length < minProperties ? Object.keys(properties).slice(0, minProperties) : required;
    return Object.fromEntries(names.map((name) => [name, leastOf(properties[name] ?? {})]));
  }
  if (type === 'array') return Array.from({ length: plain.minItems ?? 0 }, () => leastOf(plain.items ?? {}));
  if (type === 'integer' || type === 'number') return plain.minimum ?? 1;
  if (type === 'boolean') return false;
  return type === 'null' ? null : textOf(plain);
}

const TEXTS: Record<string, string> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  email: 'nadie@correo.example',
  uuid: SOME_ID,
};

function textOf({ format = '', pattern, minLength = 1 }: Schema): string {
  const known = TEXTS[format];
  if (known !== undefined) return known;
  const plain = 'a'.repeat(minLength);
  if (pattern === undefined) return plain;
  const fitting = ['123456', plain, plain.toUpperCase().padEnd(2, 'A'), ...Object.values(TEXTS)];
  return fitting.find((text) => new RegExp(pattern, 'u').test(text)) ?? '';
}

/**
 * A value for a parameter: the first of its enumeration (also where it takes a list), else one of its format, else an
 * id of nothing.
 */
function valueOf({ schema }: Parameter): string {
  const { enum: own, items = {}, format = '', type } = resolved(schema);
  if (type === 'integer') return '1';
  const label = own ?? resolved(items).enum;
  return label === undefined ? (TEXTS[format] ?? SOME_ID) : String(label[0]);
}

/** One well-formed call that refers to nothing that exists. */
export interface ContractCall {
  id: Action;
  method: (typeof METHODS)[number];
  address: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** Missing where the operation takes none. */
  body: unknown;
}

/** One call for every operation of the contract, for a user of this account. */
export function contractCalls(accountId: string): ContractCall[] {
  return Object.entries(contract.paths).flatMap(([url, path]) =>
    METHODS.flatMap((method) => {
      const operation = path[method];
      return operation === undefined
        ? []
        : [callOf(url, method, operation, path.parameters ?? [], accountId)];
    }),
  );
}

function callOf(
  url: string,
  method: ContractCall['method'],
  operation: Operation,
  shared: readonly Reference[],
  accountId: string,
): ContractCall {
  const parameters = [...shared, ...(operation.parameters ?? [])].map(parameterOf);
  const named = new Map(parameters.map((each) => [each.name, valueOf(each)]));
  // An account is addressed by its own id: another's would be refused for a reason other than the role.
  if (url.startsWith('/account-service/account/')) named.set('id', accountId);
  named.set('accountId', accountId);
  const needed = parameters.filter(
    (each) => each.in === 'query' && (each.required ?? each.name === 'accountId'),
  );
  const schema = operation.requestBody?.content['application/json']?.schema;
  return {
    id: operation.operationId,
    method,
    address: url.replaceAll(/\{(\w+)\}/g, (_, name: string) => named.get(name) ?? SOME_ID),
    query: Object.fromEntries(needed.map(({ name }) => [name, named.get(name) ?? SOME_ID])),
    headers: method === 'put' ? { 'if-match': '"1"' } : {},
    body: schema === undefined ? undefined : leastOf(schema),
  };
}
