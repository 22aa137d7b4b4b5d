import { learnServerTime } from './server-clock.ts';

/** What a request in flight needs to know about the session. */
export interface CallControl {
  /** The current access token, null when nobody is signed in. May wait until someone has signed in again. */
  getToken: (signal: AbortSignal) => string | null | Promise<string | null>;
  /**
   * Called after a 401 for another token, with which the very same request is resent; null gives up. It may take as
   * long as a person needs to sign in.
   */
  renewToken?: (refused: string | null, signal: AbortSignal) => Promise<string | null>;
  /** Aborts every request that began before it fired: the account that they are about was left. */
  getEnd?: () => AbortSignal;
  /** The answer to a request that was sent before this client existed; undefined for any other. */
  takeSent?: (request: Request) => Promise<Response> | undefined;
  /** Called with whether the server was reached at all. */
  onReached?: (isReached: boolean) => void;
}

/** When the server refuses every token it gets, signing in once more does not help. */
const MOST_REFUSALS = 4;

/**
 * Sends one request. When the session has ended it is held and then resent unchanged (same body, `Idempotency-Key` and
 * `If-Match`), so that nothing typed is lost and nothing is stored twice.
 */
export async function send(request: Request, control: CallControl): Promise<Response> {
  const end = control.getEnd?.();
  const signal = end === undefined ? request.signal : AbortSignal.any([request.signal, end]);
  const sent = await control.takeSent?.(request)?.catch(() => undefined);
  if (sent?.ok) {
    signal.throwIfAborted();
    // When it was sent is not known: not before the page was opened.
    learnServerTime(sent, 0, performance.now());
    control.onReached?.(true);
    return sent;
  }
  let token = await control.getToken(signal);
  for (let refusals = 0; ; refusals += 1) {
    signal.throwIfAborted();
    // A body can be read only once: each attempt gets a copy.
    const attempt = new Request(request.clone(), { signal });
    if (token !== null) attempt.headers.set('authorization', `Bearer ${token}`);
    const response = await reach(attempt, control);
    if (response.status !== 401 || !control.renewToken || refusals === MOST_REFUSALS) return response;
    // Read now: a person may take long, and a half-read answer holds a connection.
    const refusal = new Response(await response.arrayBuffer(), response);
    const next = await control.renewToken(token, signal);
    if (next === null) return refusal;
    token = next;
  }
}

async function reach(request: Request, { onReached }: CallControl): Promise<Response> {
  try {
    // Looked up at call time: a test or service worker may replace fetch later.
    const sentAt = performance.now();
    const response = await globalThis.fetch(request);
    learnServerTime(response, sentAt, performance.now());
    onReached?.(true);
    return response;
  } catch (error) {
    if (!request.signal.aborted) onReached?.(false);
    throw error;
  }
}
