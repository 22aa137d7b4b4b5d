import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanEnvironment, root } from '../../scripts/bootstrap.mjs';

let isBuilt = false;

/** Builds web and server as `npm start` does, when anything changed. */
export function buildProduct() {
  if (isBuilt) return;
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const { status } = spawnSync(
    process.execPath,
    [turbo, 'run', 'build', '--output-logs=errors-only', '--filter=@healzy/web', '--filter=@healzy/server'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...cleanEnvironment(), TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    },
  );
  if (status !== 0) throw new Error('The product does not build.');
  isBuilt = true;
}

let folder;

/** A data folder filled with the demo clinics, shared by all benchmarks of a run; deleted at the end. */
export async function demoFolder() {
  if (folder) return folder;
  buildProduct();
  folder = mkdtempSync(join(tmpdir(), 'healzy-bench-'));
  const { end } = await startServer(folder);
  await end();
  return folder;
}

export function deleteDemoFolder() {
  if (folder) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
}

/**
 * Starts the built server on a data folder, with extra environment variables if given; resolves once `/health` answers.
 */
export const startServer = (dataFolder, environment = {}) =>
  start(join(root, 'apps/server/dist/main.js'), dataFolder, environment);

/** Starts `npm start`'s own script on a data folder; resolves once `/health` answers. */
export const startAll = (dataFolder) => start(join(root, 'scripts/start.mjs'), dataFolder);

async function start(script, dataFolder, environment = {}) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...cleanEnvironment(),
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => (complaints += chunk));
  let hasEnded = false;
  const ended = new Promise((resolve) =>
    child.on('exit', () => {
      hasEnded = true;
      resolve();
    }),
  );
  for (;;) {
    if (hasEnded) throw new Error(`The server ended: ${complaints}`);
    if (performance.now() - began > 180_000) throw new Error(`The server is not healthy: ${complaints}`);
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    pid: child.pid,
    ms: performance.now() - began,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
