/** What a call needs to know of the session while it is on its way. */
export interface CallControl {
  /** The access token of the moment, null when nobody is signed in. May wait until somebody has signed in again. */
  getToken: (signal: AbortSignal) => string | null | Promise<string | null>;
  /**
   * Asked after a 401 for another token, with which the very same call is sent again; null gives up. It may take as
   * long as a person needs to log in.
   */
  renewToken?: (refused: string | null, signal: AbortSignal) => Promise<string | null>;
  /** Breaks off every call that began before it fired: the account that they are about was left. */
  getEnd?: () => AbortSignal;
  /** Told whether the server was reached at all. */
  onReached?: (isReached: boolean) => void;
}

/** A server that refuses whatever token it is shown is not served by yet another log-in. */
const MOST_REFUSALS = 4;

/**
 * Sends one call. After a refusal for want of a session it is held and sent again unchanged (same body,
 * `Idempotency-Key` and `If-Match`), so that nothing typed is lost and nothing is stored twice.
 */
export async function send(request: Request, control: CallControl): Promise<Response> {
  const end = control.getEnd?.();
  const signal = end === undefined ? request.signal : AbortSignal.any([request.signal, end]);
  let token = await control.getToken(signal);
  for (let refusals = 0; ; refusals += 1) {
    signal.throwIfAborted();
    // A body can be read once: each attempt takes a copy.
    const attempt = new Request(request.clone(), { signal });
    if (token !== null) attempt.headers.set('authorization', `Bearer ${token}`);
    const response = await reach(attempt, control);
    if (response.status !== 401 || !control.renewToken || refusals === MOST_REFUSALS) return response;
    // Read now: a person may need long, and an answer half read holds a connection.
    const refusal = new Response(await response.arrayBuffer(), response);
    const next = await control.renewToken(token, signal);
    if (next === null) return refusal;
    token = next;
  }
}

async function reach(request: Request, { onReached }: CallControl): Promise<Response> {
  try {
    // Read at call time: a test or service worker that replaces fetch later must be seen.
    const response = await globalThis.fetch(request);
    onReached?.(true);
    return response;
  } catch (error) {
    if (!request.signal.aborted) onReached?.(false);
    throw error;
  }
}
