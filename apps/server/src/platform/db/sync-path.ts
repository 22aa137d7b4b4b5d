import { open } from 'node:fs/promises';

/** Flushes a file, or a folder's entries: a rename is on disk only once its folder is. */
export async function syncPath(path: string): Promise<void> {
  // Windows cannot open folders, and orders such changes by itself.
  const handle = await open(path, 'r').catch((error: unknown) => {
    if (process.platform === 'win32') return undefined;
    throw error;
  });
  try {
    await handle?.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle?.close();
  }
}
