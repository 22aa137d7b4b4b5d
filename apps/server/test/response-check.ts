import addFormatsModule from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  CONTRACT_DOCUMENT,
  CONTRACT_OPERATIONS,
  type JsonSchema,
  type OperationId,
} from '../src/platform/http/contract.ts';

type Loose = Record<string, unknown>;

/** Schemas composed by `allOf`, where each part must let the other's properties pass. */
const OPEN = ['Problem', 'ValidationProblem'];

/** The contract with every object closed: an undeclared property is a failure. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)])) as Loose;
  if (copy.properties !== undefined && copy.additionalProperties === undefined)
    copy.additionalProperties = false;
  return copy;
}

const document = closed(CONTRACT_DOCUMENT) as { components: { schemas: Record<string, unknown> } };
for (const name of OPEN) {
  document.components.schemas[name] = CONTRACT_DOCUMENT.components.schemas[name as 'Problem'];
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormatsModule as unknown as (ajv: Ajv2020, formats: string[]) => void)(ajv, [
  'uuid',
  'date',
  'date-time',
]);
ajv.addFormat('event-stream', true);
ajv.addSchema(document, 'contract');

/** The content type of a response that is a text or bytes, by the format of its schema. */
const FILE_MEDIA: Readonly<Record<string, string>> = {
  binary: 'application/pdf',
  'event-stream': 'text/event-stream',
};

const checks = new Map<string, ValidateFunction | null>();

function checkOf(operation: OperationId, status: number): ValidateFunction | null | undefined {
  const key = `${operation} ${status}`;
  if (!checks.has(key)) {
    const found = CONTRACT_OPERATIONS.find(({ id }) => id === operation);
    if (!found?.responses.has(status)) return undefined;
    const schema = found.responses.get(status) ?? null;
    const absolute = (value: JsonSchema): JsonSchema =>
      JSON.parse(JSON.stringify(closed(value)).replaceAll('"#/', '"contract#/')) as JsonSchema;
    checks.set(key, schema === null ? null : ajv.compile(absolute(schema)));
  }
  return checks.get(key);
}

export interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** How a response violates the contract; empty if it does not. */
export function problemsOfAnswer(operation: OperationId, answer: Answered): string[] {
  const check = checkOf(operation, answer.statusCode);
  if (check === undefined)
    return [`status ${answer.statusCode} is not declared: ${answer.body.slice(0, 300)}`];
  const problems: string[] = [];
  const media = String(answer.headers['content-type'] ?? '').split(';')[0];
  if (check === null) {
    if (answer.body !== '') problems.push('a body where none is declared');
  } else {
    // The one schema that is a text describes a file.
    const { type, format } = check.schema as Loose;
    const isFile = answer.statusCode < 400 && type === 'string';
    const json = answer.statusCode < 400 ? 'application/json' : 'application/problem+json';
    const wanted = isFile ? (FILE_MEDIA[String(format)] ?? 'text/csv') : json;
    if (media !== wanted) problems.push(`content-type ${media} instead of ${wanted}`);
    if (!check(isFile ? answer.body : JSON.parse(answer.body))) problems.push(ajv.errorsText(check.errors));
  }
  if (answer.headers['cache-control'] !== 'no-store') problems.push('may be stored by a cache');
  return problems;
}
