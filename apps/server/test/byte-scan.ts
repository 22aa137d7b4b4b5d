import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files below a folder whose bytes contain one of the texts, and which. Ignores case and accents. */
export async function filesHolding(folder: string, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // A running database may have just removed the file.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    for (const text of textsIn(bytes, texts)) found.push(`${path}: ${text}`);
  }
  return found;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Which of the texts the bytes contain, literally or as a search key, in UTF-8, UTF-16 or base64. */
export function textsIn(bytes: Buffer, texts: readonly string[]): string[] {
  const lower = bytes.toString('latin1').toLowerCase();
  return texts.filter((text) =>
    [text, plain(text)].some((form) => {
      const needles = [
        Buffer.from(form.toLowerCase()).toString('latin1'),
        Buffer.from(form.toLowerCase(), 'utf16le').toString('latin1'),
      ];
      return needles.some((needle) => lower.includes(needle)) || bytes.includes(Buffer.from(form));
    }),
  );
}
