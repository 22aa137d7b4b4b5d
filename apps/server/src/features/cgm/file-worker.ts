import { parseCgmFile } from '@healzy/domain/cgm';
import { parentPort } from 'node:worker_threads';
import type { FileQuestion } from './file-reading.ts';

/** The worker thread that reads large files: answers one message and ends. */
parentPort?.once('message', ({ bytes, options }: FileQuestion) => {
  parentPort?.postMessage(parseCgmFile(bytes, options));
});
