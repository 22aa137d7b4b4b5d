import { serverNow } from '@healzy/api/runtime/server-clock';
import type { ParseCgmOptions } from '@healzy/domain/cgm';
import { readInWorker, type ReadingProgress } from '../../../app/uploads/read-in-worker.ts';
import workerUrl from './cgm-file.worker.ts?worker&url';
import type { CgmFileOutcome } from './file-reading.ts';

/** Reads a sensor's file in a worker. */
export const readCgmFile = (
  file: File,
  options: ParseCgmOptions,
  onProgress: (progress: ReadingProgress) => void,
  signal: AbortSignal,
): Promise<CgmFileOutcome> =>
  readInWorker(
    workerUrl,
    // A worker has not heard the server's answers.
    { file, options: { ...options, now: serverNow().getTime() / 1000 } },
    onProgress,
    signal,
  );
