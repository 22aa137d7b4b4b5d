import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtProgram } from './built-program.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'healzy-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('a starting server prints where it is, and none of its libraries’ messages', async () => {
  const { NODE_OPTIONS: _options, ...environment } = process.env;
  const child = spawn(process.execPath, [await builtProgram('main')], {
    env: {
      ...environment,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: 'http://localhost:3000',
    },
  });
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
