import { onlineManager } from '@tanstack/react-query';
import { isOfflineAtom } from '../state/connection.ts';
import { store } from '../state/store.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const ANSWER_WITHIN_MS = 8_000;

/** Whether anybody answers at the server. Any answer will do: a server in trouble is not a missing network. */
export type Probe = () => Promise<boolean>;

/** Asks the server's own address, past every cache. */
export const probeOf =
  (apiUrl: string): Probe =>
  async () => {
    try {
      await fetch(`${apiUrl}/health`, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      return true;
    } catch {
      return false;
    }
  };

export interface Connection {
  /** A call reached the server, or did not. */
  onReached(isReached: boolean): void;
  /** Looks now; answers whether the server is there. */
  check(): Promise<boolean>;
  stop(): void;
}

/**
 * Knows whether the server can be reached. The browser's own word is taken for "no"; a failed call and the browser's
 * "yes" are checked with the server, which is asked again and again until it answers. While it cannot be reached,
 * queries wait; once it can, they go on and what is on the screen is read again.
 */
export function followConnection(probe: Probe): Connection {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let looking: Promise<boolean> | null = null;
  let losses = 0;

  const settle = (isThere: boolean) => {
    clearTimeout(timer);
    if (isThere) pause = FIRST_PAUSE_MS;
    else {
      timer = setTimeout(() => void check(), pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    if (store.get(isOfflineAtom) === !isThere) return;
    store.set(isOfflineAtom, !isThere);
    onlineManager.setOnline(isThere);
  };
  /** An answer that was on its way when the browser lost the network says nothing about now. */
  const look = async (): Promise<boolean> => {
    const before = losses;
    const isThere = await probe();
    return isThere && losses > before ? look() : isThere;
  };
  const check = () => {
    looking ??= look().then((isThere) => {
      looking = null;
      settle(isThere);
      return isThere;
    });
    return looking;
  };
  const onLost = () => {
    losses += 1;
    settle(false);
  };
  const onBack = () => void check();
  // Its own listeners would call the network back as soon as there is any, whether or not it leads to the server.
  onlineManager.setEventListener(() => () => {});
  window.addEventListener('offline', onLost);
  window.addEventListener('online', onBack);
  if (!navigator.onLine) settle(false);

  return {
    onReached(isReached) {
      if (isReached && !store.get(isOfflineAtom)) return;
      if (isReached && navigator.onLine) settle(true);
      else void check();
    },
    check,
    stop() {
      clearTimeout(timer);
      window.removeEventListener('offline', onLost);
      window.removeEventListener('online', onBack);
    },
  };
}
