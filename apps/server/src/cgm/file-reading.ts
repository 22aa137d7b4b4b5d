import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { parseCgmFile, type CgmFileResult, type ParseCgmOptions } from '@healzy/domain/cgm';

/** Smaller files are read in a few milliseconds, sooner than a thread begins. */
const READ_HERE_BYTES = 192 * 1024;

/** What the other thread is asked. */
export interface FileQuestion {
  bytes: Uint8Array;
  options: ParseCgmOptions;
}

let last: Promise<unknown> = Promise.resolve();

/** Reads a sensor file without keeping others waiting: a large one in a thread of its own, one after another. */
export async function readSensorFile(bytes: Uint8Array, options: ParseCgmOptions): Promise<CgmFileResult> {
  if (bytes.length <= READ_HERE_BYTES) return parseCgmFile(bytes, options);
  const reading = last.then(() => readBeside({ bytes, options }));
  last = reading.catch(() => undefined);
  return reading;
}

function readBeside(question: FileQuestion): Promise<CgmFileResult> {
  const worker = new Worker(workerProgram());
  return new Promise<CgmFileResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new Error('The thread that read a sensor file ended without an answer.')),
    );
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

/** Built, the program stands beside the server's; from sources it is read as they are. */
function workerProgram(): URL {
  const places = ['./sensor-file-worker.js', '../sensor-file-worker.js', './file-worker-source.mjs'];
  const found = places.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place));
  if (found === undefined) throw new Error('The program that reads sensor files is missing from the build.');
  return found;
}
