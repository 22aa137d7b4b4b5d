import type { PackedJson } from '@healzy/api/runtime';
import type { WearableRecords } from '@healzy/domain/wearables';
import { readWearableFiles, surveyWearableFiles } from '@healzy/domain/wearables/import';
import type { WearableNews, WearableOrder } from './reading.ts';

const tell = (news: WearableNews) => postMessage(news);
const named = (files: readonly File[]) => files.map((blob) => ({ name: blob.name, blob }));

/** Nobody sees more of a bar, and each news of it draws the page anew, whose memory of that is cleared late. */
const PROGRESS_MS = 250;
const PROGRESS_SHARE = 0.01;
let toldAt = -PROGRESS_MS;
let told = -1;
const onProgress = (share: number) => {
  const now = performance.now();
  if (share < 1 && (now - toldAt < PROGRESS_MS || share - told < PROGRESS_SHARE)) return;
  toldAt = now;
  told = share;
  tell({ kind: 'progress', share });
};

/** A tenth of the text: a phone's upload is slow, and the page holds what it sends until it clears its memory. */
async function gzipped(text: string): Promise<PackedJson> {
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  const written = writer.write(new TextEncoder().encode(text)).then(() => writer.close());
  const packed = await new Response(readable).arrayBuffer();
  await written;
  return new Uint8Array(packed);
}

let goOn = () => {};
let taken: Promise<void> = Promise.resolve();
/** Hands over a part once the one before has arrived: two are in memory at a time, however large the export. */
const emit = async (part: WearableRecords) => {
  await taken;
  taken = new Promise<void>((resolve) => (goOn = resolve));
  const packed = await gzipped(JSON.stringify(part));
  postMessage({ kind: 'part', part: packed } satisfies WearableNews, { transfer: [packed.buffer] });
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
