import type { FastifyBaseLogger } from 'fastify';

/** Background work after a response. */
export interface DeferredWork {
  /** Runs work after the response was sent; shutdown waits for it. */
  later(work: () => Promise<void>): void;
  /** Resolves when all of it is done. */
  settled(): Promise<void>;
}

export function createDeferredWork(log: FastifyBaseLogger): DeferredWork {
  const pending = new Set<Promise<void>>();
  return {
    later(work) {
      const running = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ event: 'identity-error', err: error }, 'deferred work failed'))
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
