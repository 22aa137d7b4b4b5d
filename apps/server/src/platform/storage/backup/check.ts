import { unknownMigrations } from '../../db/known-schema.ts';
import { damaged, readArchive, sha256 } from './archive.ts';
import { BackupError } from './errors.ts';
import { MANIFEST, readEntryName, readManifest, type Manifest } from './manifest.ts';

/**
 * Verifies a whole archive before anything is done with it. @throws BackupError where it is damaged or of a newer build
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const found: Record<string, string> = {};
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    if (manifest !== undefined) throw damaged('something follows its end');
    if (name === MANIFEST) {
      manifest = readManifest(bytes);
      if (manifest === undefined) throw damaged('its table of contents cannot be read');
    } else if (readEntryName(name) === undefined || name in found) {
      throw damaged(`${JSON.stringify(name)} does not belong there`);
    } else found[name] = sha256(bytes);
  }
  if (manifest === undefined) throw damaged('it ends too early');
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.entries)]);
  for (const name of names) {
    if (found[name] !== manifest.entries[name]) throw damaged(`${name} is not what was written`);
  }
  if (unknownMigrations(manifest.migrations) > 0)
    throw new BackupError(
      'This backup was made by a newer version of Healzy. Nothing was changed. Restore it with that version.',
    );
  return manifest;
}
