import { serverNow } from '@healzy/api/runtime/server-clock';
import type { ParseCgmOptions } from '@healzy/domain/cgm';
import { startWorker } from '../../../app/trusted-types.ts';
import workerUrl from './cgm-file.worker.ts?worker&url';
import type { CgmFileNews, CgmFileOutcome } from './file-reading.ts';

export interface ReadingProgress {
  /** 0 to 1 while the bytes are read; null while they are parsed. */
  readonly share: number | null;
}

/**
 * Reads a sensor's file in a worker, so that the page stays responsive. Rejects only if the browser cannot read the
 * file at all; everything else is an outcome.
 */
export function readCgmFile(
  file: File,
  options: ParseCgmOptions,
  onProgress: (progress: ReadingProgress) => void,
  signal: AbortSignal,
): Promise<CgmFileOutcome> {
  const worker = startWorker(workerUrl);
  return new Promise<CgmFileOutcome>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Reading was stopped.', 'AbortError')));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<CgmFileNews>) => {
      if (data.kind === 'progress') onProgress({ share: data.share });
      else if (data.kind === 'recognising') onProgress({ share: null });
      else if (data.kind === 'outcome') resolve(data.outcome);
      else reject(new Error(data.message));
    });
    // A worker has not heard the server's answers.
    worker.postMessage({ file, options: { ...options, now: serverNow().getTime() / 1000 } });
  }).finally(() => worker.terminate());
}
