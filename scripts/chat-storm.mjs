// Sends many messages from browsers of both sides, through the real fields, while calls fail before and after they are
// stored, connections are cut and pages reloaded; then checks that none is lost, doubled or out of order.
//   node scripts/chat-storm.mjs
//     --engine <name>     embedded or postgresql (default: one after the other)
//     --messages <n>      default 10000
//     --chats <n>         with a browser on each side (default 2)
//     --minutes <n>       nothing more is written after these (default 60)
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap.mjs';
import { startPostgres } from './postgres.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    messages: { type: 'string', default: '10000' },
    chats: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
  },
});

const turbo = join(root, 'node_modules/.bin/turbo');
const build = [
  'run',
  'build',
  '--output-logs=errors-only',
  '--filter=@healzy/web',
  '--filter=@healzy/server',
];
const built = spawnSync(turbo, build, { cwd: root, stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const config = ['--config', 'apps/web/playwright.config.ts', '--retries=0', 'chat-storm'];
const storm = (data, environment) =>
  new Promise((resolve) => {
    const runner = spawn(
      process.execPath,
      [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...config],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          HEALZY_E2E_DATA: data,
          HEALZY_STORM_MESSAGES: values.messages,
          HEALZY_STORM_CHATS: values.chats,
          HEALZY_STORM_MINUTES: values.minutes,
          ...environment,
        },
      },
    );
    runner.on('exit', (code) => resolve(code ?? 1));
  });

let status = 0;
for (const engine of values.engine === undefined ? ['embedded', 'postgresql'] : [values.engine]) {
  console.log(`On ${engine}:`);
  const data = mkdtempSync(join(tmpdir(), 'healzy-storm-'));
  const postgres = engine === 'postgresql' ? await startPostgres({ syncs: false }) : null;
  status ||= await storm(data, postgres === null ? {} : { DATABASE_URL: postgres.url });
  await postgres?.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit(status);
