import { onlineManager } from '@tanstack/react-query';
import { isOfflineAtom } from '../state/connection.ts';
import { store } from '../state/store.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;
const ANSWER_WITHIN_MS = 8_000;

/** Whether the server answers. Any answer will do: a failing server is not a missing network. */
export type Probe = () => Promise<boolean>;

/** Requests the server's own address, bypassing every cache. */
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
  /** Checks now; resolves to whether the server can be reached. */
  check(): Promise<boolean>;
  stop(): void;
}

/**
 * Tracks whether the server can be reached. The browser is trusted when it reports "offline"; failed calls and the
 * browser's "online" are checked with the server, which is polled until it answers. While it is unreachable, queries
 * are paused; afterwards they resume, and those on the screen are refetched.
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
  /** An answer in flight when the browser lost the network says nothing about the present. */
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
  // Its own listeners would report online as soon as there is any network, whether or not it reaches the server.
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
