/** The code of an error without a problem from the server behind it: no network, an answer that is not JSON. */
export const UNKNOWN_CODE = 'UNKNOWN';

/**
 * What went wrong with a request. `code` is stable, and screens look messages up by it; `message` is for developers;
 * `status` is 0 when there was no answer; `data` is the whole body of the answer.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly data: unknown;

  constructor(message: string, options: { code: string; status: number; data?: unknown; cause?: unknown }) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = options.code;
    this.status = options.status;
    this.data = options.data ?? null;
  }

  /** The `details` of the problem body, empty when there are none. */
  get details(): Record<string, unknown> {
    const details = isRecord(this.data) ? this.data.details : undefined;
    return isRecord(details) ? details : {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an error response. A body that is not the contract's problem becomes code `UNKNOWN`. */
export async function apiErrorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const code = isRecord(body) && typeof body.code === 'string' ? body.code : UNKNOWN_CODE;
  const message =
    isRecord(body) && typeof body.message === 'string'
      ? body.message
      : `The call answered ${response.status}.`;
  return new ApiError(message, { code, status: response.status, data: body });
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
