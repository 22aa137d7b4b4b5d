// `npm run backup` and `npm run restore`: the whole database and its files into one archive and back (docs/deploy.md).
// Built as `npm start` builds, run with the same environment variables.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { cleanEnvironment, install, root } from './bootstrap.mjs';

install();

const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
const build = spawnSync(
  process.execPath,
  [turbo, 'run', 'build', '--output-logs=errors-only', '--filter=@healzy/server'],
  {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...cleanEnvironment(), TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  },
);
if (build.status !== 0) {
  console.error('\nThe build failed; the messages above say where.');
  process.exit(build.status ?? 1);
}

const act = basename(process.argv[1], '.mjs');
const done = spawnSync(
  process.execPath,
  [join(root, 'apps/server/dist/backup.js'), act, ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: process.env },
);
process.exit(done.status ?? 1);
