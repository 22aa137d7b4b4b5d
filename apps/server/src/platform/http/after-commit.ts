import type { Services } from '../services.ts';

/** Defers work until the transaction has been committed. */
export type AfterCommit = (work: () => Promise<void>) => void;

/**
 * Runs what a handler deferred until its transaction committed. The response does not depend on it: a failure is
 * logged.
 */
export async function withAfterCommit<T>(
  { log }: Pick<Services, 'log'>,
  run: (afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  const commits: (() => Promise<void>)[] = [];
  const reply = await run((work) => void commits.push(work));
  for (const work of commits) {
    await work().catch((error: unknown) => log.error({ err: error }, 'work after a commit failed'));
  }
  return reply;
}
