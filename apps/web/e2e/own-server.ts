import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const ending = new URL('end-at-commit.mjs', import.meta.url).href;

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
    /** @param endsAt the table whose first row is the last thing that this server stores */
    async start(endsAt?: string) {
      server = spawn(
        process.execPath,
        [...(endsAt === undefined ? [] : ['--import', ending]), 'apps/server/dist/main.js'],
        {
          cwd: root,
          env: {
            ...process.env,
            PORT: String(port),
            PUBLIC_URL: url,
            DATA_DIR: dataFolder,
            HEALZY_E2E_ENDS_AT: endsAt,
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      // The first start fills the demo accounts, which takes a minute on a busy machine.
      await expect.poll(isUp, { timeout: 300_000 }).toBe(true);
    },
    /** Waits until it has ended by itself. */
    async ended() {
      await expect.poll(() => server?.signalCode, { timeout: 60_000 }).toBe('SIGKILL');
    },
    async end() {
      const running = server;
      server = null;
      if (running === null || running.exitCode !== null || running.signalCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await gone;
    },
  };
}
