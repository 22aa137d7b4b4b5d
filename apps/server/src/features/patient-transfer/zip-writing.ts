import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** False for compressed formats such as PDF files and images. */
  isPacked: boolean;
}

/** Streams a ZIP: never more than one piece of one file is in memory. */
export function zipStream(entries: Iterable<ZipEntry>): Readable {
  return Readable.from(zipParts(entries));
}

async function* zipParts(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const waiting: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else waiting.push(part);
  });
  function* written(): Generator<Buffer> {
    if (failure !== null) throw failure;
    for (const part of waiting.splice(0)) {
      if (part.length > 0) yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    }
  }
  for (const { name, content, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* written();
    }
    file.push(new Uint8Array(0), true);
    yield* written();
  }
  zip.end();
  yield* written();
}
