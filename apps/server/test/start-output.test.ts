import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { newId } from '../src/platform/db/ids.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { builtProgram } from './built-program.ts';

let dataDir: string;
let child: ChildProcessWithoutNullStreams | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'healzy-start-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts the program as it is installed, in a folder of its own. */
async function started(): Promise<ChildProcessWithoutNullStreams> {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  child = spawn(process.execPath, [await builtProgram('main')], {
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
  return child;
}

it('a starting server prints where it is, and none of its libraries’ messages', async () => {
  const server = await started();
  let said = '';
  let complained = '';
  server.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      if (said.includes('http://localhost:3000')) resolve();
    });
    server.once('exit', () => reject(new Error(`The server ended: ${said}${complained}`)));
  });
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await once(server, 'exit');
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
  const server = await started();
  let complained = '';
  server.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  const [code] = (await once(server, 'close')) as [number];
  expect(code).toBe(1);
  expect(complained).toContain(`${join('kept', accountId)} is missing. Nothing was changed.`);
  // The words alone, no stack.
  expect(complained).not.toContain('    at ');
  expect(await readdir(dataDir)).not.toContain('files');
}, 60_000);
