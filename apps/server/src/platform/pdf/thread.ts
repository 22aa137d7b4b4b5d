import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { workerProgram } from '../worker-program.ts';
import { FairQueue, takesTooLong } from './fair-queue.ts';

/** Fonts are read once for a thread, so it is kept for the next file; not for long, because they take memory. */
const KEPT_MS = 60_000;

/** How long one file may take. The largest, a year of menus, takes a fraction of it. */
const LONGEST_MS = 60_000;

type Answer = { bytes: Uint8Array } | { error: string };

/**
 * Makes files without blocking other requests: in a worker thread, one at a time. Clinics take turns, and a file that
 * takes too long is given up with its thread, so that nobody waits for another's.
 * @param path of its program, as `workerProgram` takes it
 * @param source of its program when running from sources
 * @returns what makes a file for an account; it throws HttpProblem 429 when too many of the account's wait, and 503
 * `FILE_TAKES_TOO_LONG`
 */
export function pdfThread<Data>(
  path: string,
  source: URL,
  longestMs = LONGEST_MS,
): (data: Data, accountId: string) => Promise<Uint8Array> {
  let thread: Worker | null = null;
  let end: NodeJS.Timeout | undefined;
  const queue = new FairQueue();

  const stop = (): void => {
    const ended = thread;
    thread = null;
    void ended?.terminate();
  };

  function start(): Worker {
    const worker = new Worker(workerProgram(path, source));
    // Nobody listens while it waits for the next file: its failure would end the server.
    worker.on('error', () => {
      if (thread === worker) stop();
    });
    return worker;
  }

  async function ask(data: Data): Promise<Uint8Array> {
    clearTimeout(end);
    thread ??= start();
    const worker = thread;
    worker.ref();
    try {
      worker.postMessage(data);
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })) as [
        Answer,
      ];
      if ('error' in answer) throw new Error(answer.error);
      return answer.bytes;
    } catch (error) {
      stop();
      const isLate = error instanceof Error && error.name === 'AbortError';
      throw isLate ? takesTooLong(longestMs / 1000) : error;
    } finally {
      // An idle thread neither keeps the server running nor stays.
      worker.unref();
      end = setTimeout(stop, KEPT_MS).unref();
    }
  }

  return (data, accountId) => queue.run(accountId, () => ask(data));
}
