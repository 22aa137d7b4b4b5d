import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const keptFolder = (dataDir: string): string => join(dataDir, 'files', 'kept');

export interface HeldFiles {
  pathOf(key: string): string;
  /** Keys whose file was missing. */
  missing: string[];
  release(): Promise<void>;
}

/**
 * Keeps files as they are now, even if the server removes them: a hard link for each. Stored files are never changed,
 * only removed.
 */
export async function holdFiles(dataDir: string, keys: readonly string[]): Promise<HeldFiles> {
  // Clean-up removes what a killed process leaves here.
  const folder = join(dataDir, 'files', 'incoming', `backup-${randomUUID()}`);
  const pathOf = (key: string): string => join(folder, key);
  const missing: string[] = [];
  const release = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    for (const key of keys) {
      const kept = join(keptFolder(dataDir), key);
      await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
      try {
        // Not every file system supports hard links.
        await link(kept, pathOf(key)).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') throw error;
          return copyFile(kept, pathOf(key), constants.COPYFILE_EXCL);
        });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        missing.push(key);
      }
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { pathOf, missing, release };
}
