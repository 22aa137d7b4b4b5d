import { ApiError } from '@healzy/api/runtime';

/** Milliseconds before each further try; after the last one a person says when to go on. */
const WAITS = [1_000, 2_000, 4_000, 8_000];
const BUSY = [429, 502, 503, 504];

/** Whether the same request may succeed later: there was no answer, or the server is busy. */
const mayPass = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || BUSY.includes(error.status));

export interface SendingLine {
  /** Tells that it waits for the connection, and whether it goes on. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Resolves when it is worth trying again: somebody says so, or the network is back. */
  readonly whenWanted: (signal: AbortSignal) => Promise<void>;
  readonly pause?: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
}

const pauseFor = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends until it has arrived. Sending twice is harmless: the server knows a part by its number. A lost connection waits
 * with the part that was on its way, so that nothing before it is sent again.
 */
export async function sendUntilTaken<Answer>(
  send: () => Promise<Answer>,
  { onWaiting, whenWanted, pause = pauseFor, signal }: SendingLine,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    signal.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      signal.throwIfAborted();
      if (!mayPass(error)) throw error;
      const wait = WAITS[tries];
      if (wait !== undefined) {
        await pause(error.retryAfter === null ? wait : error.retryAfter * 1000);
        continue;
      }
      onWaiting(true);
      await whenWanted(signal);
      onWaiting(false);
      tries = -1;
    }
  }
}
