import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A server that one journey alone starts and ends, over data of its own, which outlive it. */
export function ownServer(name: string, portOffset: number) {
  const port = Number(process.env.HEALZY_E2E_PORT ?? 3187) + portOffset;
  const url = `http://localhost:${port}`;
  const dataFolder = mkdtempSync(join(tmpdir(), `healzy-${name}-`));
  let server: ChildProcess | null = null;
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    async start() {
      server = spawn(process.execPath, ['apps/server/dist/main.js'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataFolder },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      // The first start fills the demo accounts, which takes a minute on a busy machine.
      await expect.poll(isUp, { timeout: 300_000 }).toBe(true);
    },
    async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      const running = server;
      server = null;
      if (running === null || running.exitCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill(signal);
      await gone;
    },
  };
}
