import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../config.ts';
import { DataFolderError } from '../../db/data-folder-error.ts';
import { NewerSchemaError } from '../../db/known-schema.ts';
import { backUp } from './backup.ts';
import { BackupError } from './errors.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

/* `npm run backup` and `npm run restore`, for the person at the terminal. */

const USAGE = `npm run backup [-- --to FILE]
npm run restore -- FILE [--overwrite]`;

/** The person's working directory; npm itself runs in the project's folder. */
const from = process.env.INIT_CWD ?? process.cwd();

const print = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

function contents({ tables, entries, missingFiles }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const patients = tables.patients?.rows ?? 0;
  const files = Object.keys(entries).filter((name) => name.startsWith('files/')).length;
  const lost =
    missingFiles.length === 0
      ? ''
      : `\nThe database names ${missingFiles.length} files that were not there:\n  ${missingFiles.join('\n  ')}`;
  return `${patients} patients, ${rows} rows in ${Object.keys(tables).length} tables, ${files} files${lost}`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
  });
  const [act, file, ...rest] = positionals;
  const place = readConfig(process.env);
  if (act === 'backup' && file === undefined) {
    const moment = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    const path =
      values.to === undefined ? join('backups', `healzy-${moment}Z.tar.gz`) : resolve(from, values.to);
    const manifest = await backUp(place, path);
    print(`Backed up into ${path}: ${contents(manifest)}.`);
    print('It holds all that the clinic knows and is not encrypted: keep it as you keep the records.');
  } else if (act === 'restore' && file !== undefined && rest.length === 0) {
    const { manifest, movedAside } = await restore(resolve(from, file), place, values);
    print(`Restored as of ${manifest.createdAt}: ${contents(manifest)}.`);
    for (const folder of movedAside) print(`What was there before is in ${folder}.`);
  } else throw new BackupError(USAGE);
}

main().catch((error: unknown) => {
  const isSaid =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof DataFolderError ||
    error instanceof NewerSchemaError;
  const isUsage = (error as { code?: unknown }).code?.toString().startsWith('ERR_PARSE_ARGS');
  if (isUsage) console.error(USAGE);
  else console.error(isSaid ? error.message : error);
  process.exit(1);
});
