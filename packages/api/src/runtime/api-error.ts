/** The code of an error without a problem from the server behind it: no network, an answer that is not JSON. */
export const UNKNOWN_CODE = 'UNKNOWN';

/**
 * What went wrong with a request. `code` is stable, and screens look messages up by it; `message` is for developers;
 * `status` is 0 when there was no answer; `data` is the whole body of the answer; `retryAfter` is how many seconds the
 * server asks to wait, null where it does not say.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly data: unknown;
  readonly retryAfter: number | null;

  constructor(
    message: string,
    options: { code: string; status: number; data?: unknown; cause?: unknown; retryAfter?: number | null },
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = options.code;
    this.status = options.status;
    this.data = options.data ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }

  /** The `details` of the problem body, empty when there are none. */
  get details(): Record<string, unknown> {
    const details = isRecord(this.data) ? this.data.details : undefined;
    return isRecord(details) ? details : {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The seconds of a `Retry-After` (RFC 9110, 10.2.3), which may name a date instead; null for anything else. */
function secondsOf(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** Reads an error response. A body that is not the contract's problem becomes code `UNKNOWN`. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const code = isRecord(body) && typeof body.code === 'string' ? body.code : UNKNOWN_CODE;
  const message =
    isRecord(body) && typeof body.message === 'string'
      ? body.message
      : `The call answered ${response.status}.`;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  return new ApiError(message, { code, status: response.status, data: body, retryAfter });
}

/** Wraps what `fetch` throws. An abort stays an abort: nobody needs a message about it. */
export function asApiError(cause: unknown): unknown {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  const message = cause instanceof Error ? cause.message : 'The call failed.';
  return new ApiError(message, { code: UNKNOWN_CODE, status: 0, cause });
}

/** Whether there was no answer, so that it is unknown whether the request arrived. */
export function isLostAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && error.cause !== undefined;
}

/** Whether an error is an HTTP problem with that code. */
export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
