import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseFolder } from '../src/platform/db/create-database-folder.ts';
import { DataFolderError } from '../src/platform/db/data-folder-error.ts';
import { inspectDatabaseFolder } from '../src/platform/db/database-folder.ts';
import { openEmbedded } from '../src/platform/db/embedded.ts';
import { builtProgram } from './built-program.ts';

let dataDir: string;
let folder: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'healzy-damage-'));
  folder = join(dataDir, 'database');
  await createDatabaseFolder(folder);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const overwrite = (bytes: Buffer, from: number): Buffer => Buffer.from(bytes).fill('garbage', from);
const segment = () =>
  join('pg_wal', readdirSync(join(folder, 'pg_wal')).find((name) => /^[0-9A-F]{24}$/.test(name)) ?? '');

interface Damage {
  name: string;
  /** What is removed, or replaced if `by` is given. */
  at: string | (() => string);
  by?: (bytes: Buffer) => Buffer | string;
  says: RegExp;
}

const DAMAGES: Damage[] = [
  { name: 'PG_VERSION is missing', at: 'PG_VERSION', says: /PG_VERSION is missing/ },
  { name: 'PG_VERSION is empty', at: 'PG_VERSION', by: () => '', says: /PG_VERSION is empty/ },
  {
    name: 'another version made it',
    at: 'PG_VERSION',
    by: () => '17\n',
    says: /says "17".*opens version 18/,
  },
  { name: 'pg_control is missing', at: 'global/pg_control', says: /pg_control is missing/ },
  {
    name: 'pg_control is cut off',
    at: 'global/pg_control',
    by: (bytes) => bytes.subarray(0, 200),
    says: /pg_control is cut off/,
  },
  {
    name: 'pg_control holds garbage',
    at: 'global/pg_control',
    by: (bytes) => overwrite(bytes, 40),
    says: /pg_control is cut off or overwritten/,
  },
  { name: 'base is missing', at: 'base', says: /folder base is missing/ },
  { name: 'pg_wal is missing', at: 'pg_wal', says: /folder pg_wal is missing/ },
  { name: 'an empty folder was not copied', at: 'pg_notify', says: /folder pg_notify is missing/ },
  { name: 'the log is missing', at: segment, says: /log pg_wal\/[0-9A-F]{24} is missing/ },
  { name: 'the log is cut off', at: segment, by: (bytes) => bytes.subarray(0, 4096), says: /cut off/ },
  { name: 'a map is missing', at: 'base/5/pg_filenode.map', says: /pg_filenode\.map is missing/ },
  {
    name: 'a map is empty',
    at: 'global/pg_filenode.map',
    by: () => '',
    says: /pg_filenode\.map is cut off/,
  },
];

/** Every file with its size and modification time. */
const stateOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => {
      const { size, mtimeMs } = statSync(name);
      return `${name} ${size} ${mtimeMs}`;
    })
    .sort();

async function whileDamaged(damage: Damage, work: () => Promise<void>): Promise<void> {
  const path = join(folder, typeof damage.at === 'string' ? damage.at : damage.at());
  const aside = join(dataDir, 'aside');
  renameSync(path, aside);
  if (damage.by) writeFileSync(path, damage.by(readFileSync(aside)));
  try {
    await work();
  } finally {
    rmSync(path, { force: true, recursive: true });
    renameSync(aside, path);
  }
}

async function refusalOf(directory: string): Promise<string> {
  const error: unknown = await openEmbedded({ dataDir: directory }).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(DataFolderError);
  return (error as Error).message;
}

describe('a damaged database folder', () => {
  it.each(DAMAGES)('is rejected with what is wrong and what to do, and left as it is: $name', (damage) =>
    whileDamaged(damage, async () => {
      const before = stateOf(folder);
      const message = await refusalOf(dataDir);
      expect(message).toMatch(damage.says);
      expect(message).toMatch(/Nothing was changed.*backup.*DATA_DIR/);
      expect(stateOf(folder)).toEqual(before);
    }),
  );

  it('is rejected when it is a file', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'healzy-damage-'));
    writeFileSync(join(directory, 'database'), 'kept');
    expect(await refusalOf(directory)).toMatch(/it is a file, not a folder.*DATA_DIR/);
    expect(readFileSync(join(directory, 'database'), 'utf8')).toBe('kept');
    await rm(directory, { recursive: true });
  });

  it('is rejected when something else is in it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'healzy-damage-'));
    mkdirSync(join(directory, 'database'));
    writeFileSync(join(directory, 'database', 'notes.txt'), 'kept');
    expect(await refusalOf(directory)).toMatch(/PG_VERSION is missing though the folder is not empty/);
    expect(readdirSync(join(directory, 'database'))).toEqual(['notes.txt']);
    await rm(directory, { recursive: true });
  });

  it('is rejected when it cannot be written, or read', () => {
    expect(saidWith(0o444)).toMatch(/pg_control cannot be written \(permission denied\).*right/);
    expect(saidWith(0o000)).toMatch(/pg_control cannot be read \(permission denied\).*right/);
  });

  it('is opened again as it was once it is whole', async () => {
    const database = await openEmbedded({ dataDir });
    await database.asSystem((sql) => sql.query('SELECT 1 FROM accounts'));
    await database.close();
  });

  it('ends the server with just the message', async () => {
    await whileDamaged(DAMAGES[0] as Damage, async () => {
      const { code, errors, output } = await startServer(dataDir);
      expect(code).toBe(1);
      expect(errors).toMatch(/^The database in .* is damaged or incomplete: .*PG_VERSION is missing/m);
      expect(errors).not.toMatch(/\n\s+at /);
      expect(output).not.toContain('ready');
    });
  }, 60_000);
});

describe('a new database', () => {
  it('is created in an empty folder, leaving nothing of an interrupted attempt', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'healzy-damage-'));
    mkdirSync(join(directory, 'database'));
    mkdirSync(join(directory, 'database.new', 'base'), { recursive: true });
    await createDatabaseFolder(join(directory, 'database'));
    expect(inspectDatabaseFolder(join(directory, 'database'))).toBe('existing');
    expect(existsSync(join(directory, 'database.new'))).toBe(false);
    await rm(directory, { recursive: true });
  }, 60_000);
});

describe('a data folder without its database', () => {
  const STAGE = 'restore-0195f3a0-0000-7000-8000-000000000000';
  const said = async (directory: string): Promise<unknown> =>
    openEmbedded({ dataDir: directory }).then(
      (database) => database.close(),
      (error: unknown) => error,
    );

  it.each([
    {
      at: 'files/kept/a-clinic',
      says: /files of a clinic lie in .*kept\. Nothing was changed\. Put the database/,
    },
    { at: 'database-before-2026', says: /Rename database-before-2026 to database, or run the restore again/ },
    { at: STAGE, says: /a restore was interrupted and left restore-.*Run the restore again/ },
  ])('starts no new clinic beside $at', async ({ at, says }) => {
    const directory = await mkdtemp(join(tmpdir(), 'healzy-lost-'));
    mkdirSync(join(directory, at), { recursive: true });
    const error = await said(directory);
    expect(error).toBeInstanceOf(DataFolderError);
    expect((error as Error).message).toMatch(says);
    expect(readdirSync(directory).filter((name) => name.startsWith('database'))).toEqual(
      at.startsWith('database') ? [at] : [],
    );
    await rm(directory, { recursive: true });
  });

  it('says which half of an interrupted restore is missing', async () => {
    const stage = join(dataDir, STAGE);
    mkdirSync(join(stage, 'files'), { recursive: true });
    expect(await said(dataDir)).toMatchObject({
      message: expect.stringMatching(/before its files took their place.*--overwrite/) as string,
    });
    // Until it has replaced the other, nothing is missing.
    mkdirSync(join(stage, 'database'));
    expect(await said(dataDir)).toBeUndefined();
    await rm(stage, { recursive: true });
  });
});

const NOBODY = 65_534;

/** The message when the control file has these permissions, which do not bind the superuser. */
function saidWith(mode: number): string {
  const control = join(folder, 'global/pg_control');
  const before = statSync(control);
  const isRoot = process.geteuid?.() === 0;
  const ways = [dataDir, folder].map((path) => ({ path, mode: statSync(path).mode }));
  chmodSync(control, mode);
  try {
    for (const way of ways) chmodSync(way.path, 0o755);
    if (isRoot) process.seteuid?.(NOBODY);
    inspectDatabaseFolder(folder);
    return '';
  } catch (error) {
    return (error as Error).message;
  } finally {
    if (isRoot) process.seteuid?.(0);
    for (const way of ways) chmodSync(way.path, way.mode);
    chmodSync(control, before.mode);
  }
}

/** Starts the server on a folder until it ends. */
async function startServer(
  directory: string,
): Promise<{ code: number | null; errors: string; output: string }> {
  const child = spawn(process.execPath, [await builtProgram('main')], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '', PORT: '0', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, errors, output })));
}
