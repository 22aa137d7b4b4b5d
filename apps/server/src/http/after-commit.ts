import type { Services } from '../services.ts';

/**
 * Runs what a handler deferred until its transaction committed. The response does not depend on it: a failure is
 * logged.
 */
export async function runAfterCommit(
  commits: readonly (() => Promise<void>)[],
  services: Pick<Services, 'log'>,
): Promise<void> {
  for (const work of commits) {
    await work().catch((error: unknown) => services.log.error({ err: error }, 'work after a commit failed'));
  }
}
