import type { Services } from '../services.ts';

/**
 * What falls due by the clock, looked for in every account each minute, by every process. What is due and what was done
 * about it is in the database: a job that a killed process left is found by the next one, and a row written in the same
 * transaction keeps two processes from doing it twice.
 */
export type MinuteJob = (services: Services, accountId: string) => Promise<void>;

const EVERY_MS = 60_000;

/** Runs the jobs once. One that fails does not keep the others from running; it is tried again in a minute. */
export async function runMinuteJobs(services: Services, jobs: readonly MinuteJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const { rows } = await services.database.asSystem((sql) =>
    sql.query<{ id: string }>('SELECT id FROM accounts'),
  );
  for (const { id } of rows) {
    for (const job of jobs) {
      try {
        await job(services, id);
      } catch (error) {
        services.log.error({ err: error }, 'a job of the minute failed');
      }
    }
  }
}

/** Runs them every minute; a run that takes longer is not overtaken by the next. */
export function startMinuteJobs(
  services: Services,
  jobs: readonly MinuteJob[],
): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= runMinuteJobs(services, jobs)
      .catch((error: unknown) => services.log.error({ err: error }, 'the jobs of the minute failed'))
      .finally(() => (running = null));
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
