import { parseCgmFile } from '@healzy/domain/cgm';
import { parentPort } from 'node:worker_threads';
import type { FileQuestion } from './file-reading.ts';

/** The thread beside the server's that reads large files: asked once, it answers and ends. */
parentPort?.once('message', ({ bytes, options }: FileQuestion) => {
  parentPort?.postMessage(parseCgmFile(bytes, options));
});
