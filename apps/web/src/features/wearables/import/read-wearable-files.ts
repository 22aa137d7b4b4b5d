import type { PackedJson } from '@healzy/api/runtime';
import type { WearableChoice } from '@healzy/domain/wearables';
import type { WearableImportOptions, WearableReading, WearableSurvey } from '@healzy/domain/wearables/import';
import { startWorker } from '../../../app/trusted-types.ts';
import type { WearableNews, WearableOrder } from './reading.ts';
import workerUrl from './wearable-file.wasm.worker.ts?worker&url';

interface Steps {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

function inWorker<Outcome extends WearableSurvey | WearableReading>(
  order: WearableOrder,
  { onProgress, signal }: Steps,
  take: (part: PackedJson) => Promise<void>,
): Promise<Outcome> {
  const worker = startWorker(workerUrl);
  return new Promise<Outcome>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Reading was stopped.', 'AbortError')));
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<WearableNews>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else if (data.kind === 'fault') reject(new Error(data.message));
      else if (data.kind === 'part')
        take(data.part).then(() => worker.postMessage({ kind: 'taken' } satisfies WearableOrder), reject);
      // A survey answers an order to survey, a reading one to read.
      else resolve(data.outcome as Outcome);
    });
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}

const takesNothing = () => Promise.reject(new Error('A survey gives no records.'));

/** What an export holds, without taking anything from it. */
export const surveyFiles = (
  files: readonly File[],
  options: WearableImportOptions,
  steps: Steps,
): Promise<WearableSurvey> =>
  inWorker<WearableSurvey>({ kind: 'survey', files, options }, steps, takesNothing);

/** Reads what was chosen of an export, part by part; the next is read once `take` has taken one. */
export const readFiles = (
  files: readonly File[],
  chosen: readonly WearableChoice[],
  options: WearableImportOptions,
  { take, ...steps }: Steps & { readonly take: (part: PackedJson) => Promise<void> },
): Promise<WearableReading> =>
  inWorker<WearableReading>({ kind: 'read', files, chosen, options }, steps, take);
