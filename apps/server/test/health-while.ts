import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import type { TestBed } from './api-test-bed.ts';
import { calmTime } from './calm-time.ts';

/** No single call may block the thread, and so all other requests, for longer than this. */
export const LONGEST_HELD_MS = 50;

/** How often work is measured at most until it stays below the limit. */
const MEASUREMENTS = 5;

/** What other requests noticed of a piece of work. */
export interface Meanwhile<Result> {
  result: Result;
  /** The longest time during which the thread served no other request, in the best measurement, on a calm machine. */
  longestHeldMs: number;
  /** How often, in the same measurement, `/health` answered 200; any other response fails. */
  answers: number;
}

/**
 * Polls `/health` while work is done in the same thread. Time in which the machine ran other processes is not counted:
 * it measures the work between two turns of the event loop, not how busy the machine is. Requests with large bodies are
 * prepared outside of it, since building them is not the server's work.
 *
 * Code that does not yield holds the thread each time, whereas a collection of garbage or a slow moment of the machine
 * passes. So work that held it for too long is measured again, and the best measurement counts.
 *
 * @param prepare makes what each measurement needs for itself, because it can be used only once
 */
export async function healthWhile<Result, Prepared = undefined>(
  bed: Pick<TestBed, 'app'>,
  work: (prepared: Prepared) => Promise<Result>,
  prepare: () => Promise<Prepared> = () => Promise.resolve(undefined as Prepared),
): Promise<Meanwhile<Result>> {
  const measure = async () => {
    const prepared = await prepare();
    return measureOnce(bed, () => work(prepared));
  };
  let best = await measure();
  for (let done = 1; done < MEASUREMENTS && best.longestHeldMs >= LONGEST_HELD_MS; done++) {
    const again = await measure();
    if (again.longestHeldMs < best.longestHeldMs) best = again;
  }
  return { ...best, longestHeldMs: calmTime(best.longestHeldMs, LONGEST_HELD_MS) };
}

/**
 * The same for a request that may be sent only once, such as one that deletes: it is measured again only while it is
 * answered as it was.
 */
export async function heldBy<Result extends { statusCode: number }>(
  bed: Pick<TestBed, 'app'>,
  work: () => Promise<Result>,
): Promise<Meanwhile<Result>> {
  let best = await measureOnce(bed, work);
  for (let done = 1; done < MEASUREMENTS && best.longestHeldMs >= LONGEST_HELD_MS; done++) {
    const again = await measureOnce(bed, work);
    if (again.result.statusCode !== best.result.statusCode) break;
    if (again.longestHeldMs < best.longestHeldMs) best = again;
  }
  return { ...best, longestHeldMs: calmTime(best.longestHeldMs, LONGEST_HELD_MS) };
}

async function measureOnce<Result>(
  { app }: Pick<TestBed, 'app'>,
  work: () => Promise<Result>,
): Promise<Meanwhile<Result>> {
  let isOver = false;
  let longestHeldMs = 0;
  let answers = 0;
  const watching = (async () => {
    let before = clocks();
    while (!isOver) {
      await setImmediate();
      const after = clocks();
      longestHeldMs = Math.max(longestHeldMs, Math.min(after.wall - before.wall, after.busy - before.busy));
      before = after;
    }
  })();
  const asking = (async () => {
    while (!isOver) {
      const { statusCode } = await app.server.inject({ method: 'GET', url: '/health' });
      if (statusCode !== 200) throw new Error(`/health answered ${statusCode}.`);
      answers += 1;
      await setImmediate();
    }
  })();
  try {
    const result = await work();
    isOver = true;
    await Promise.all([watching, asking]);
    return { result, longestHeldMs, answers };
  } finally {
    isOver = true;
    await Promise.allSettled([watching, asking]);
  }
}

/** Wall-clock milliseconds, and this thread's CPU time; where that is unavailable, the process's. */
function clocks(): { wall: number; busy: number } {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), busy: threadTime() ?? (user + system) / 1000 };
}

const THREAD_TIME = '/proc/thread-self/schedstat';
const hasThreadTime = existsSync(THREAD_TIME);

function threadTime(): number | null {
  return hasThreadTime ? Number(readFileSync(THREAD_TIME, 'utf8').split(' ')[0]) / 1e6 : null;
}
