import type { WearableRecords } from '@healzy/domain/wearables';
import { readWearableFiles, surveyWearableFiles } from '@healzy/domain/wearables/import';
import type { WearableNews, WearableOrder } from './reading.ts';

const tell = (news: WearableNews) => postMessage(news);
const named = (files: readonly File[]) => files.map((blob) => ({ name: blob.name, blob }));

/** Nobody sees more of a bar, and each news of it draws the page anew. */
const PROGRESS_MS = 250;
let toldAt = -PROGRESS_MS;
const onProgress = (share: number) => {
  const now = performance.now();
  if (share < 1 && now - toldAt < PROGRESS_MS) return;
  toldAt = now;
  tell({ kind: 'progress', share });
};

let goOn = () => {};
let taken: Promise<void> = Promise.resolve();
/** Hands over a part once the one before has arrived: two are in memory at a time, however large the export. */
const emit = async (part: WearableRecords) => {
  await taken;
  taken = new Promise<void>((resolve) => (goOn = resolve));
  tell({ kind: 'part', part });
};

async function answer(order: Exclude<WearableOrder, { kind: 'taken' }>): Promise<void> {
  const files = named(order.files);
  if (order.kind === 'survey')
    tell({ kind: 'survey', outcome: await surveyWearableFiles(files, order.options, { onProgress }) });
  else {
    const steps = { onProgress, emit };
    const outcome = await readWearableFiles(files, new Set(order.chosen), order.options, steps);
    await taken;
    tell({ kind: 'reading', outcome });
  }
}

addEventListener('message', ({ data }: MessageEvent<WearableOrder>) => {
  if (data.kind === 'taken') goOn();
  else answer(data).catch((error: unknown) => tell({ kind: 'fault', message: String(error) }));
});
