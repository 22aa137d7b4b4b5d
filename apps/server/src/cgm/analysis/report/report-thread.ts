import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ReportData } from './report-data.ts';

/** Fonts are read once for a thread, so it is kept for the next report; not for long, because they take memory. */
const KEPT_MS = 60_000;

type Answer = { bytes: Uint8Array } | { error: string };

let thread: Worker | null = null;
let end: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Makes a report without blocking other requests: in a worker thread, one at a time. */
export function makeReportBeside(data: ReportData): Promise<Uint8Array> {
  const making = last.then(() => ask(data));
  last = making.catch(() => undefined);
  return making;
}

async function ask(data: ReportData): Promise<Uint8Array> {
  clearTimeout(end);
  thread ??= new Worker(workerProgram());
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

function stop(): void {
  const ended = thread;
  thread = null;
  void ended?.terminate();
}

/** In a build, the worker is next to the server's program; otherwise its source is used. */
function workerProgram(): URL {
  const places = ['./report-worker.js', '../report-worker.js', './report-worker-source.mjs'];
  const found = places.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place));
  if (found === undefined) throw new Error('The program that makes reports is missing from the build.');
  return found;
}
