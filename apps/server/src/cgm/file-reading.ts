import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { parseCgmFile, type CgmFileResult, type ParseCgmOptions } from '@healzy/domain/cgm';
import { fileSignature } from '@healzy/domain/documents';

/** Smaller files are read in a few milliseconds, less than starting a thread takes. */
const READ_HERE_BYTES = 192 * 1024;

/** The message to the worker thread. */
export interface FileQuestion {
  bytes: Uint8Array;
  options: ParseCgmOptions;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a sensor file without blocking other requests: large ones, and archives, in a worker thread, one at a time.
 * @param bytes of the file; given away where they can be, and then empty: copying 50 MB holds up every request
 */
export async function readSensorFile(bytes: Uint8Array, options: ParseCgmOptions): Promise<CgmFileResult> {
  if (bytes.length <= READ_HERE_BYTES && fileSignature(bytes) !== 'zip') return parseCgmFile(bytes, options);
  const reading = last.then(() => readBeside({ bytes, options }));
  last = reading.catch(() => undefined);
  return reading;
}

function readBeside(question: FileQuestion): Promise<CgmFileResult> {
  const worker = new Worker(workerProgram());
  const { buffer, byteLength } = question.bytes;
  // A small buffer may lie in memory that it shares with others.
  const transferred = buffer.byteLength === byteLength ? [buffer as ArrayBuffer] : [];
  return new Promise<CgmFileResult>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () =>
      reject(new Error('The thread that read a sensor file ended without an answer.')),
    );
    worker.postMessage(question, transferred);
  }).finally(() => worker.terminate());
}

/** In a build, the worker is next to the server's program; otherwise its source is used. */
function workerProgram(): URL {
  const places = ['./sensor-file-worker.js', '../sensor-file-worker.js', './file-worker-source.mjs'];
  const found = places.map((place) => new URL(place, import.meta.url)).find((place) => existsSync(place));
  if (found === undefined) throw new Error('The program that reads sensor files is missing from the build.');
  return found;
}
