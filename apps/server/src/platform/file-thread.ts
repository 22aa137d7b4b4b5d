import { Worker } from 'node:worker_threads';
import { workerProgram } from './worker-program.ts';

/** Runs a piece of work on a file in a thread; bytes given with it are given away where they can be, and then empty. */
export type FileThread<Question, Answer> = (question: Question, given?: Uint8Array) => Promise<Answer>;

/**
 * Works on large files without blocking other requests: in a worker thread of its own for each, one at a time. The thread
 * ends with its answer, and with it all memory that the file took.
 *
 * @param path of its program, as `workerProgram` takes it
 * @param source of its program when running from sources
 */
export function fileThread<Question, Answer>(path: string, source: URL): FileThread<Question, Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (question, given) => {
    const working = last.then(() => ask<Question, Answer>(workerProgram(path, source), question, given));
    last = working.catch(() => undefined);
    return working;
  };
}

function ask<Question, Answer>(program: URL, question: Question, given?: Uint8Array): Promise<Answer> {
  const worker = new Worker(program);
  // Copying 50 MB holds up every request. A small buffer may lie in memory that it shares with others.
  const isWhole = given !== undefined && given.buffer.byteLength === given.byteLength;
  return new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that reads a file ended without an answer.')));
    worker.postMessage(question, isWhole ? [given.buffer as ArrayBuffer] : []);
  }).finally(() => worker.terminate());
}
