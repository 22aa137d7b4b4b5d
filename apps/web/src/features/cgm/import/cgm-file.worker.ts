import { type CgmFileResult, parseCgmFile } from '@healzy/domain/cgm';
import type { CgmFileNews, CgmFileOutcome, ReadCgmFile } from './file-reading.ts';

const tell = (news: CgmFileNews) => postMessage(news);

/** Reads the file in chunks, so that a large one can show its progress. */
async function bytesOf(file: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(file.size);
  let filled = 0;
  for (const reader = file.stream().getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, filled);
    bytes.set(value, filled);
    filled += value.length;
    tell({ kind: 'progress', share: filled / file.size });
  }
}

function withoutReadings(result: CgmFileResult): CgmFileOutcome {
  if (result.kind !== 'ready') return result;
  const { recognised, report } = result;
  return { kind: 'ready', recognised, report };
}

addEventListener('message', (event: MessageEvent<ReadCgmFile>) => {
  const { file, options } = event.data;
  bytesOf(file)
    .then((bytes) => {
      tell({ kind: 'recognising' });
      const result = parseCgmFile(bytes, options);
      tell({ kind: 'outcome', outcome: withoutReadings(result) });
    })
    .catch((error: unknown) => tell({ kind: 'fault', message: String(error) }));
});
