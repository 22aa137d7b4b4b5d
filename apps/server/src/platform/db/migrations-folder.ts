import { dirname } from 'node:path';
import { findUpwards } from '../find-upwards.ts';

/** `apps/server/migrations`, the same for the sources and the bundle in `dist/`. */
export function migrationsFolder(): string {
  const journal = findUpwards('migrations/meta/_journal.json');
  if (journal === undefined)
    throw new Error('The folder apps/server/migrations is missing from this installation.');
  return dirname(dirname(journal));
}
