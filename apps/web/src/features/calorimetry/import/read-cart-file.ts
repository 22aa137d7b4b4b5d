import type { ParseCartOptions } from '@healzy/domain/calorimetry';
import { readInWorker, type ReadingProgress } from '../../../app/uploads/read-in-worker.ts';
import workerUrl from './cart-file.worker.ts?worker&url';
import type { CartFileOutcome } from './import-steps.ts';

/** Reads a cart's file in a worker. */
export const readCartFile = (
  file: File,
  options: ParseCartOptions,
  onProgress: (progress: ReadingProgress) => void,
  signal: AbortSignal,
): Promise<CartFileOutcome> => readInWorker(workerUrl, { file, options }, onProgress, signal);
