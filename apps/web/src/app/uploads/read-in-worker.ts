import { startWorker } from '../trusted-types.ts';
import type { FileNews, FileToRead } from './file-news.ts';

export interface ReadingProgress {
  /** 0 to 1 while the bytes are read; null while they are parsed. */
  readonly share: number | null;
}

/**
 * Reads a file in a worker (`answerFiles`), so that the page stays responsive. Rejects only if the browser cannot read the
 * file at all; everything else is an outcome.
 */
export function readInWorker<Options, Outcome>(
  workerUrl: string,
  message: FileToRead<Options>,
  onProgress: (progress: ReadingProgress) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const worker = startWorker(workerUrl);
  return new Promise<Outcome>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Reading was stopped.', 'AbortError')));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<FileNews<Outcome>>) => {
      if (data.kind === 'progress') onProgress({ share: data.share });
      else if (data.kind === 'recognising') onProgress({ share: null });
      else if (data.kind === 'outcome') resolve(data.outcome);
      else reject(new Error(data.message));
    });
    worker.postMessage(message);
  }).finally(() => worker.terminate());
}
