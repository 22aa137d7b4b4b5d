import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DataFolderError, reasonOf } from './data-folder-error.ts';
import { syncPath } from './sync-path.ts';
import { SyncedFolder, syncedStartParams } from './synced-folder.ts';

/** Files flushed at once; one after the other takes many times as long. */
const SYNCS_AT_ONCE = 8;

/**
 * Creates a new database next to its final path and renames it once it is complete and on disk. An interruption leaves
 * the final path empty, so that its content never has to be guessed.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true, mode: 0o700 });
    const postgres = await PGlite.create({
      fs: new SyncedFolder(draft),
      startParams: syncedStartParams(PGlite.defaultStartParams),
    });
    await postgres.close();
    await syncTree(draft);
    removeEmpty(folder);
    renameSync(draft, folder);
    await syncPath(dirname(folder));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (error instanceof DataFolderError) throw error;
    throw new DataFolderError(
      `No database can be made in ${resolve(folder)}: ${reasonOf(error)}. Make room there and see that the user that runs ` +
        'Healzy may write, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    if (code === 'EBUSY')
      throw new DataFolderError(
        `The database folder ${resolve(folder)} is a mount point of its own. Mount the volume at ` +
          `${resolve(dirname(folder))} instead, or set DATA_DIR to it.`,
      );
    throw error;
  }
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const work = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: SYNCS_AT_ONCE }, work));
}
