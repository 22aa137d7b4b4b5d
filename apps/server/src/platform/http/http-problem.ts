/** A response for an error that the caller caused; becomes `application/problem+json`. */
export class HttpProblem extends Error {
  override readonly name = 'Refusal';
  readonly status: HttpProblemStatus;
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: HttpProblemStatus, code: string, message: string, options: HttpProblemOptions = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

export type HttpProblemStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 422 | 428 | 429 | 500 | 503;

interface HttpProblemOptions {
  details?: Record<string, unknown> | undefined;
  headers?: Record<string, string>;
}

/** One invalid part of a request. `path` is a JSON pointer such as `/body/email`. */
export interface FieldProblem {
  path: string;
  code: string;
  message: string;
}

export const TITLES: Record<number, string> = {
  400: 'Invalid request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  412: 'Changed meanwhile',
  413: 'Too large',
  422: 'Refused',
  428: 'Version required',
  429: 'Too many requests',
  500: 'Server fault',
  503: 'Unavailable',
};

/** The request violates the contract or a rule about one field. */
export const invalid = (fields: readonly FieldProblem[]): HttpProblem =>
  new HttpProblem(
    400,
    'VALIDATION',
    'The request does not follow the contract; details.fields names each place.',
    {
      details: { fields },
    },
  );

export const unauthenticated = (): HttpProblem =>
  new HttpProblem(401, 'UNAUTHENTICATED', 'Send a valid access token as a bearer token.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

/** The same response for a missing record and for one of another account. */
export const notFound = (): HttpProblem =>
  new HttpProblem(404, 'NOT_FOUND', 'There is no such record in this account.');

/** A record that was looked for. @throws HttpProblem 404 when it was not found */
export function requireFound<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw notFound();
  return row;
}

/** The token of a device opens nothing, or nothing any more. */
export const deviceForbidden = (message: string): HttpProblem =>
  new HttpProblem(401, 'WEARABLE_TOKEN', message, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });

export const accountForbidden = (): HttpProblem =>
  new HttpProblem(403, 'ACCOUNT_FORBIDDEN', 'The signed-in person does not belong to this account.');

export const roleForbidden = (): HttpProblem =>
  new HttpProblem(
    403,
    'ROLE_FORBIDDEN',
    'This needs a role that the signed-in person does not have in this account.',
  );

export const recordForbidden = (): HttpProblem =>
  new HttpProblem(403, 'RECORD_FORBIDDEN', 'This record is not open to the signed-in person.');

/** The state of the data does not allow it. */
export const conflict = (code: string, message: string, details?: Record<string, unknown>): HttpProblem =>
  new HttpProblem(409, code, message, { details });

/** Well-formed, but against a rule. */
export const unprocessable = (
  code: string,
  message: string,
  details?: Record<string, unknown>,
): HttpProblem => new HttpProblem(422, code, message, { details });

/** There were too many tries; the next may come after these seconds, which the details tell too. */
export const tooManyRequests = (
  message: string,
  seconds: number,
  details?: Record<string, unknown>,
): HttpProblem =>
  new HttpProblem(429, 'TOO_MANY_REQUESTS', message, {
    details: { ...details, retryAfter: seconds },
    headers: { 'retry-after': String(seconds) },
  });

export const unavailable = (): HttpProblem =>
  new HttpProblem(503, 'UNAVAILABLE', 'A part of the server cannot be reached; try again.', {
    headers: { 'retry-after': '5' },
  });
