import type { WearableRecords } from '@healzy/domain/wearables';
import { readWearableFiles, surveyWearableFiles } from '@healzy/domain/wearables/import';
import type { WearableNews, WearableOrder } from './reading.ts';

const tell = (news: WearableNews) => postMessage(news);
const named = (files: readonly File[]) => files.map((blob) => ({ name: blob.name, blob }));
const onProgress = (share: number) => tell({ kind: 'progress', share });

let goOn = () => {};
/** Hands over a part and waits: the page has one at a time in memory, however large the export. */
const emit = (part: WearableRecords) =>
  new Promise<void>((resolve) => {
    goOn = resolve;
    tell({ kind: 'part', part });
  });

async function answer(order: Exclude<WearableOrder, { kind: 'taken' }>): Promise<void> {
  const files = named(order.files);
  if (order.kind === 'survey')
    tell({ kind: 'survey', outcome: await surveyWearableFiles(files, order.options, { onProgress }) });
  else
    tell({
      kind: 'reading',
      outcome: await readWearableFiles(files, new Set(order.chosen), order.options, { onProgress, emit }),
    });
}

addEventListener('message', ({ data }: MessageEvent<WearableOrder>) => {
  if (data.kind === 'taken') goOn();
  else answer(data).catch((error: unknown) => tell({ kind: 'fault', message: String(error) }));
});
