import { ApiError } from '@healzy/api/runtime';
import { type RefusalDetails, sentenceFor } from './sentences.ts';

/** The field errors of a rejected save: a code for each field, by the field's path (`specialists`, `address.city`). */
export type FieldErrors = ReadonlyMap<string, string>;

interface FieldProblem {
  readonly path: string;
  readonly code: string;
}

/** The field that a code is about when the server rejects the whole and names no field. */
const FIELD_OF_CODE: Readonly<Record<string, string>> = {
  PATIENT_EMAIL_TAKEN: 'email',
  USER_EMAIL_TAKEN: 'email',
  USER_HAS_PATIENTS: 'roles',
  OWN_ADMIN_ROLE: 'roles',
  ACCOUNT_NEEDS_ADMIN: 'roles',
};

function problemsOf(details: Readonly<Record<string, unknown>>): readonly FieldProblem[] {
  const fields = details.fields;
  if (!Array.isArray(fields)) return [];
  return fields.filter(
    (field: Partial<FieldProblem>) => typeof field?.path === 'string' && typeof field.code === 'string',
  ) as FieldProblem[];
}

/**
 * Maps an error to the fields that it is about. JSON pointers of the contract (`/body/email`) become names of form
 * fields (`email`); errors without a field are left out.
 */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return new Map();
  const own = FIELD_OF_CODE[error.code];
  if (own !== undefined) return new Map([[own, error.code]]);
  return new Map(
    problemsOf(error.details)
      .filter(({ path }) => path.startsWith('/body/'))
      .map(({ path, code }) => [path.slice('/body/'.length).replaceAll('/', '.'), code]),
  );
}

/**
 * The sentence for anything that a call threw. Without a connection there is no code, but still a sentence.
 *
 * @param codeOf replaces a code by one whose sentence fits the screen better
 */
export function sentenceForError(error: unknown, codeOf = (code: string) => code): string {
  if (!(error instanceof ApiError)) return sentenceFor('UNKNOWN');
  return sentenceFor(
    error.code === 'UNKNOWN' && error.status === 0 ? 'NETWORK' : codeOf(error.code),
    detailsOf(error),
  );
}

/** Codes whose sentence only says that something failed. */
const VAGUE_CODES: readonly string[] = ['UNKNOWN', 'INTERNAL'];

/** What an error says beyond "it failed"; null when it says nothing more. */
export function preciseSentenceFor(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status !== 0 && VAGUE_CODES.includes(error.code)) return null;
  const sentence = sentenceForError(error);
  return sentence === sentenceFor('UNKNOWN') ? null : sentence;
}

function detailsOf({ details }: ApiError): RefusalDetails {
  const { row, column, found, retryAfter } = details;
  return {
    ...(typeof row === 'number' ? { row } : {}),
    ...(typeof column === 'string' ? { column } : {}),
    ...(typeof found === 'string' ? { found } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    ...numbersOf(details),
  };
}

const NUMBERS = ['days', 'maxDays', 'count', 'maxCount'] as const;

function numbersOf(details: Readonly<Record<string, unknown>>): RefusalDetails {
  return Object.fromEntries(
    NUMBERS.flatMap((name) => (typeof details[name] === 'number' ? [[name, details[name]]] : [])),
  );
}

/** A rejection is an answer: only what might succeed a second time is retried. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
