import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * Stops the start where a database was lost. A new one would know none of a clinic's files, and clean-up would remove
 * them all.
 *
 * @throws DataFolderError when the data folder holds only part of a clinic's data
 */
export function refuseLostDatabase(dataDir: string, found: 'new' | 'existing'): void {
  const names = namesIn(dataDir).sort();
  const stages = names.filter((name) => /^restore-[0-9a-f-]{36}$/.test(name));
  // A restore puts the database in place first.
  const isHalfInPlace = stages.some(
    (name) => existsSync(join(dataDir, name, 'files')) && !existsSync(join(dataDir, name, 'database')),
  );
  if (found === 'existing') {
    if (isHalfInPlace)
      throw refusal(
        `The database in ${resolve(dataDir)} is of a restore that was interrupted before its files took their place.`,
        'Run the restore again with --overwrite.',
      );
    return;
  }
  const aside = names.findLast((name) => name.startsWith('database-before-'));
  const missing = `The folder ${resolve(dataDir, 'database')} is missing or empty, but`;
  if (aside !== undefined)
    throw refusal(
      `${missing} ${aside} holds a database that a restore moved aside before it was interrupted.`,
      `Rename ${aside} to database, or run the restore again with --overwrite.`,
    );
  if (stages.length > 0)
    throw refusal(
      `${missing} a restore was interrupted and left ${stages.join(', ')}.`,
      'Run the restore again, with --overwrite if it says that something is not empty.',
    );
  if (namesIn(join(dataDir, 'files', 'kept')).length > 0)
    throw refusal(
      `${missing} files of a clinic lie in ${resolve(dataDir, 'files', 'kept')}.`,
      'Put the database folder back that belongs to them, or restore a backup with --overwrite.',
    );
}

const refusal = (what: string, way: string): DataFolderError =>
  new DataFolderError(
    `${what} Nothing was changed. ${way} To begin without any data, set DATA_DIR to an empty folder.`,
  );
