import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Fonts are read once for a thread, so it is kept for the next file; not for long, because they take memory. */
const KEPT_MS = 60_000;

type Answer = { bytes: Uint8Array } | { error: string };

/**
 * Makes files without blocking other requests: in a worker thread, one at a time.
 * @param name of its program in a build
 * @param source of its program when running from sources
 */
export function pdfThread<Data>(name: string, source: URL): (data: Data) => Promise<Uint8Array> {
  let thread: Worker | null = null;
  let end: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = (): void => {
    const ended = thread;
    thread = null;
    void ended?.terminate();
  };

  async function ask(data: Data): Promise<Uint8Array> {
    clearTimeout(end);
    thread ??= new Worker(workerProgram(name, source));
    const worker = thread;
    worker.ref();
    try {
      worker.postMessage(data);
      const [answer] = (await once(worker, 'message')) as [Answer];
      if ('error' in answer) throw new Error(answer.error);
      return answer.bytes;
    } catch (error) {
      stop();
      throw error;
    } finally {
      // An idle thread neither keeps the server running nor stays.
      worker.unref();
      end = setTimeout(stop, KEPT_MS).unref();
    }
  }

  return (data) => {
    const making = last.then(() => ask(data));
    last = making.catch(() => undefined);
    return making;
  };
}

/** In a build, the worker is next to the server's program or above its parts; otherwise its source is used. */
function workerProgram(name: string, source: URL): URL {
  const places = [`./${name}.js`, `../${name}.js`].map((place) => new URL(place, import.meta.url));
  const found = [...places, source].find((place) => existsSync(place));
  if (found === undefined) throw new Error(`The program ${name} is missing from the build.`);
  return found;
}
