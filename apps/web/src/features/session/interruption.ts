import { isSessionEndedAtom } from '../../state/session.ts';
import { store } from '../../state/store.ts';

/** Calls that wait until the user has signed in again. */
export interface Interruption {
  /** Asks for a sign-in in place and waits for it. Rejects when the caller aborts. */
  wait(signal?: AbortSignal): Promise<void>;
  /** The user has signed in: waiting calls continue. */
  end(): void;
  /** Waiting calls are dropped: they belong to a user who has left. */
  abandon(): void;
}

export function createInterruption(): Interruption {
  let waiting: { promise: Promise<void>; resolve: () => void; reject: (reason: unknown) => void } | null =
    null;
  const begin = () => {
    let settle: Omit<NonNullable<typeof waiting>, 'promise'> = { resolve: () => {}, reject: () => {} };
    const promise = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
    // A sign-in may be requested without a waiting call.
    promise.catch(() => {});
    waiting = { promise, ...settle };
    store.set(isSessionEndedAtom, true);
    return promise;
  };
  const finish = () => {
    const former = waiting;
    waiting = null;
    store.set(isSessionEndedAtom, false);
    return former;
  };
  return {
    wait(signal) {
      const done = waiting?.promise ?? begin();
      if (signal === undefined) return done;
      return new Promise((resolve, reject) => {
        const leave = () => reject(signal.reason as Error);
        if (signal.aborted) leave();
        signal.addEventListener('abort', leave, { once: true });
        done.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
      });
    },
    end: () => finish()?.resolve(),
    abandon: () =>
      finish()?.reject(new DOMException('The session belongs to someone else now.', 'AbortError')),
  };
}
