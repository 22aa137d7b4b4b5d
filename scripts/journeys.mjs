// Builds the product, which costs nothing where it is built already, and runs the journeys through it.
//   node scripts/journeys.mjs
//     --json <file>    where the report goes (default test-results/journeys.json)
//     --remember       leave out the files that passed before with all that they read, and remember what passes now
//     --fresh          with --remember: leave out none
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap.mjs';
import { journeyResults, rememberedJourneys } from './memory/remembered-journeys.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'string', default: join(root, 'test-results/journeys.json') },
    remember: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});

// What was built before would be tried with the journeys of now.
const build = spawnSync(
  join(root, 'node_modules/.bin/turbo'),
  ['run', 'build', '--output-logs=errors-only'],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
if (build.status !== 0) process.exit(build.status ?? 1);

const memory = values.remember ? rememberedJourneys(root, { isFresh: values.fresh }) : undefined;
const provenBefore = memory?.provenBefore ?? 0;
mkdirSync(dirname(values.json), { recursive: true });
rmSync(values.json, { force: true });

if (memory?.toRun.length === 0) {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  writeFileSync(values.json, JSON.stringify({ suites: [], stats, provenBefore }));
  console.log(`${provenBefore} journeys passed before, and nothing they read has changed.`);
  process.exit(0);
}

/** More than all journeys write. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** Where files are kept in memory, if the machine has such a place: no journey is about what a disk takes to write. */
function inMemory() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM_BYTES ? memory : tmpdir();
}

const data = mkdtempSync(join(inMemory(), 'healzy-journeys-'));

// Playwright takes each name as a regular expression over paths.
const chosen =
  provenBefore > 0 ? memory.toRun.map((file) => `/${basename(file).replaceAll('.', '\\.')}$`) : [];
const runner = spawn(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    'apps/web/playwright.config.ts',
    ...chosen,
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HEALZY_E2E_DATA: data, PLAYWRIGHT_JSON_OUTPUT_NAME: values.json },
  },
);
const status = await new Promise((resolve) => runner.on('exit', (code) => resolve(code ?? 1)));
rmSync(data, { recursive: true, force: true });

if (memory && existsSync(values.json)) {
  const report = JSON.parse(readFileSync(values.json, 'utf8'));
  memory.keep(journeyResults(report, 'apps/web/e2e'));
  writeFileSync(values.json, JSON.stringify({ ...report, provenBefore }));
}
process.exit(status);
