import type { FileNews, FileToRead } from './file-news.ts';

/**
 * In a worker: answers each file with what `parse` makes of its bytes. They are read in chunks, so that a large file can
 * show its progress.
 */
export function answerFiles<Options, Outcome>(parse: (bytes: Uint8Array, options: Options) => Outcome): void {
  const tell = (news: FileNews<Outcome>) => postMessage(news);

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

  addEventListener('message', (event: MessageEvent<FileToRead<Options>>) => {
    const { file, options } = event.data;
    bytesOf(file)
      .then((bytes) => {
        tell({ kind: 'recognising' });
        tell({ kind: 'outcome', outcome: parse(bytes, options) });
      })
      .catch((error: unknown) => tell({ kind: 'fault', message: String(error) }));
  });
}
