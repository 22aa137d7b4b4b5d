import { isStorable, isUuid } from '@healzy/domain/shared';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import {
  CONTRACT_DOCUMENT,
  type BodyOf,
  type ContractOperation,
  type JsonSchema,
  type OperationId,
  type PathOf,
  type QueryOf,
} from './contract.ts';
import { isDay, isInstant } from './instants.ts';
import { invalid, type FieldProblem } from './http-problem.ts';
import { TEXT_LENGTHS } from './text-lengths.ts';

const DOCUMENT = 'contract';

/** Places that a refusal names. */
const MOST_NAMED = 50;

/** A validator that resolves the contract's `#/components/…`. With `coerceTypes`, texts from a query become numbers. */
function contractValidator({
  coerceTypes,
  allErrors = true,
}: {
  coerceTypes: boolean;
  allErrors?: boolean;
}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors,
    coerceTypes: coerceTypes ? 'array' : false,
    useDefaults: coerceTypes,
    strict: false,
    validateFormats: true,
  });
  // The library's own format also accepts `urn:uuid:…`, which no database does.
  ajv.addFormat('uuid', (text) => isUuid(text.toLowerCase()));
  // Databases reject days of the year 0.
  ajv.addFormat('date', isDay);
  // Databases reject instants of the year 0, or a whole day from UTC.
  ajv.addFormat('date-time', isInstant);
  // The library's own keywords go through each character of a text, of which a table of foods has twelve million.
  for (const [keyword, validate] of Object.entries(TEXT_LENGTHS))
    ajv.removeKeyword(keyword).addKeyword({ keyword, type: 'string', schemaType: 'number', validate });
  ajv.addSchema(CONTRACT_DOCUMENT, DOCUMENT);
  return ajv;
}

/** Makes a schema's references absolute, so that it compiles on its own. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', `"${DOCUMENT}#/`)) as JsonSchema;
}

const textAjv = contractValidator({ coerceTypes: true });
const bodyAjv = contractValidator({ coerceTypes: false });
/** For bodies in which every member may be wrong: naming tens of thousands of mistakes takes seconds. */
const largeBodyAjv = contractValidator({ coerceTypes: false, allErrors: false });
/** What a body of a form has at most; all its mistakes are named, of a larger one the first. */
const FORM_MEMBERS = 2_000;

/** Whether there is more in a value than a form has; looks no further than that. */
function isLarge(whole: unknown): boolean {
  let members = 0;
  const open = [whole];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    members += inner.length;
    if (members > FORM_MEMBERS) return true;
    for (const one of inner) if (typeof one === 'object' && one !== null) open.push(one);
  }
  return false;
}

type Place = 'path' | 'query' | 'header';

function compilePlace(operation: ContractOperation, place: Place): ValidateFunction {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const nameOf = (name: string): string => (place === 'header' ? name.toLowerCase() : name);
  return textAjv.compile({
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [nameOf(name), absolute(schema)])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => nameOf(name)),
    // A misspelt filter must not silently show everything; unknown headers are ignored.
    ...(place === 'query' ? { additionalProperties: false } : {}),
  });
}

/** The parts of a request. */
export interface RequestParts {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

/** The same, validated against the contract and with defaults filled in. */
export interface CheckedParts<Id extends OperationId> extends RequestParts {
  path: RequestParts['path'] & PathOf<Id>;
  query: RequestParts['query'] & QueryOf<Id>;
  body: BodyOf<Id>;
}

/** @throws HttpProblem 400 `VALIDATION` that names each invalid part */
export type RequestValidator = (parts: RequestParts) => asserts parts is CheckedParts<OperationId>;

/** The compiled checks of an operation's parts. */
interface Checks {
  path: ValidateFunction;
  query: ValidateFunction;
  header: ValidateFunction;
  body: ((value: unknown) => ValidateFunction) | null;
}

const known = new WeakMap<ContractOperation, Checks>();

/** Compiled when an operation is first called: compiling all of them would be most of a server's start. */
function checksOf(operation: ContractOperation): Checks {
  const checks = known.get(operation) ?? {
    path: compilePlace(operation, 'path'),
    query: compilePlace(operation, 'query'),
    header: compilePlace(operation, 'header'),
    body: operation.body === null ? null : bodyCheck(operation.body.schema),
  };
  known.set(operation, checks);
  return checks;
}

/** The check for a body of its size; each is compiled when it is first needed. */
function bodyCheck(schema: JsonSchema): (value: unknown) => ValidateFunction {
  let forForm: ValidateFunction | undefined;
  let forLarge: ValidateFunction | undefined;
  return (value) =>
    isLarge(value)
      ? (forLarge ??= largeBodyAjv.compile(absolute(schema)))
      : (forForm ??= bodyAjv.compile(absolute(schema)));
}

/** The validator of one operation. */
export function requestValidator(operation: ContractOperation): RequestValidator {
  return (parts) => {
    const { path, query, header, body } = checksOf(operation);
    const problems = [
      ...problemsOf('/path', path, parts.path),
      ...problemsOf('/query', query, parts.query),
      ...problemsOf('/header', header, parts.headers),
      ...bodyProblems(operation, body, parts.body),
    ];
    if (problems.length === 0)
      problems.push(
        ...unstorableTexts('/path', parts.path),
        ...unstorableTexts('/query', parts.query),
        ...unstorableTexts('/body', parts.body),
      );
    if (problems.length > 0) throw invalid(problems.slice(0, MOST_NAMED));
  };
}

function bodyProblems(operation: ContractOperation, check: Checks['body'], body: unknown): FieldProblem[] {
  if (check === null || operation.body === null) return [];
  if (body === undefined || body === null) {
    return operation.body.isRequired
      ? [{ path: '/body', code: 'REQUIRED', message: 'A JSON body is needed.' }]
      : [];
  }
  return problemsOf('/body', check(body), body);
}

/** Whether all texts of a value can be stored: no place is written of thousands of records of which each can. */
function isAllStorable(whole: unknown): boolean {
  // Without recursion: the nesting of a request is limited only by its size.
  const open = [whole];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const name in value) {
      if (!Array.isArray(value) && !isStorable(name)) return false;
      const inner = (value as Record<string, unknown>)[name];
      if (typeof inner === 'string') {
        if (!isStorable(inner)) return false;
      } else if (typeof inner === 'object') open.push(inner);
    }
  }
  return true;
}

/** Finds texts anywhere in a request that cannot be stored (`isStorable`), in known fields or not. */
function unstorableTexts(place: '/path' | '/query' | '/body', whole: unknown): FieldProblem[] {
  if (isAllStorable(whole)) return [];
  const problems: FieldProblem[] = [];
  // Without recursion: the nesting of a request is limited only by its size.
  const open: { path: string; value: unknown }[] = [{ path: place, value: whole }];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const { path, value } = part;
    if (typeof value === 'string' && !isStorable(value)) {
      problems.push({
        path,
        code: 'TEXT_INVALID',
        message: 'must not contain U+0000 or half of a surrogate pair',
      });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (!isStorable(name)) problems.push({ path, code: 'UNKNOWN_PROPERTY', message: 'no such property' });
        open.push({ path: `${path}/${pointerPart(name)}`, value: inner });
      }
    }
  }
  return problems;
}

function problemsOf(prefix: string, check: ValidateFunction, value: unknown): FieldProblem[] {
  if (check(value)) return [];
  return (check.errors ?? []).slice(0, MOST_NAMED).map((error) => fieldProblem(prefix, error));
}

const CODES: Record<string, string> = {
  required: 'REQUIRED',
  additionalProperties: 'UNKNOWN_PROPERTY',
  enum: 'OPTION_INVALID',
  minLength: 'REQUIRED',
  maxLength: 'TOO_LONG',
  minimum: 'OUT_OF_RANGE',
  maximum: 'OUT_OF_RANGE',
  exclusiveMinimum: 'OUT_OF_RANGE',
  exclusiveMaximum: 'OUT_OF_RANGE',
  maxItems: 'TOO_MANY',
};

function fieldProblem(prefix: string, error: ErrorObject): FieldProblem {
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  const property = params.missingProperty ?? params.additionalProperty;
  const path = property === undefined ? error.instancePath : `${error.instancePath}/${pointerPart(property)}`;
  return {
    path: `${prefix}${path}`,
    code: CODES[error.keyword] ?? 'FORMAT_INVALID',
    message: error.message ?? 'does not follow the contract',
  };
}

const pointerPart = (name: string): string => name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1');
