import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Database } from '../../platform/db/database.ts';
import { DataFolderError, reasonOf } from '../../platform/db/data-folder-error.ts';

/**
 * Stops the start where the database knows of stored documents and their folder is not there: it was lost, its volume is
 * not mounted, or `DATA_DIR` was forgotten beside `DATABASE_URL`. Every document would open as missing, and new ones
 * would be written into a folder that nobody keeps. Where nothing is stored, the folder is made.
 *
 * @throws DataFolderError that names the folder
 */
export async function requireStoredFiles(database: Database, dataDir: string): Promise<void> {
  const files = resolve(dataDir, 'files');
  const { rows } = await database.asSystem((sql) =>
    sql.query<{ id: string }>('SELECT id FROM accounts ORDER BY id'),
  );
  let lost: string | undefined;
  for (const { id: accountId } of rows) {
    const hasStored = await database.asAccount({ accountId }, async (sql) => {
      const found = await sql.query(`SELECT 1 FROM documents WHERE state = 'STORED' LIMIT 1`);
      return found.rows.length > 0;
    });
    if (!hasStored) continue;
    // One folder of a clinic shows that these are the files of this database.
    if (existsSync(join(files, 'kept', accountId))) return;
    lost ??= join(files, 'kept', accountId);
  }
  if (lost !== undefined)
    throw new DataFolderError(
      `The database has stored documents, but their folder ${lost} is missing. Nothing was changed. ` +
        'Set DATA_DIR to the folder that has them, mount its volume, or restore a backup with --overwrite. ' +
        'To go on without the documents, create that folder.',
    );
  await mkdir(files, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new DataFolderError(`The folder ${files} of the stored files cannot be made (${reasonOf(error)}).`);
  });
}
