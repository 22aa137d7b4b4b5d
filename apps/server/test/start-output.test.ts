import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/db/ids.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { builtProgram } from './built-program.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'healzy-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts the program as it is installed, in the folder of this file's tests. */
async function started(): Promise<ChildProcessWithoutNullStreams> {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  return spawn(process.execPath, [await builtProgram('main')], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: 'http://localhost:3000',
    },
  });
}

it('a starting server prints where it is, and none of its libraries’ messages', async () => {
  const child = await started();
  let said = '';
  let complained = '';
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('http://localhost:3000')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server ended: ${said}${complained}`)));
  });
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(complained).toBe('');
  expect(said).not.toMatch(/warning|unsupported|deprecat|oidc/i);
}, 60_000);

it('a server whose documents are gone does not start, says which folder is missing, and makes none', async () => {
  const database = await openDatabase(readConfig({ DATA_DIR: dataDir }));
  const [accountId, id] = [newId(), newId()];
  await database.asSystem((sql) =>
    sql.query('INSERT INTO accounts (id, name) VALUES ($1, $2)', [accountId, 'Alba']),
  );
  await database.asAccount({ accountId }, (sql) =>
    sql.query(
      `INSERT INTO documents (id, account_id, entity_type, entity_id, file_name, content_type, size_bytes, state,
         sha256, storage_key, stored_at)
       VALUES ($1, $2, 'PATIENT', $3, 'a.pdf', 'application/pdf', 9, 'STORED', $4, $5, now())`,
      [id, accountId, newId(), 'a'.repeat(64), `${accountId}/${id}`],
    ),
  );
  await database.close();
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
  const child = await started();
  let complained = '';
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(complained).toContain(`${join('kept', accountId)} is missing. Nothing was changed.`);
  // The words alone, no stack.
  expect(complained).not.toContain('    at ');
  expect(await readdir(dataDir)).not.toContain('files');
}, 60_000);
