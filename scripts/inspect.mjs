// Node built-ins only: this runs before anything is installed. Everything it prints besides the JSON goes to stderr.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');

if (!existsSync(tsx) || !existsSync(join(root, 'node_modules', 'zod'))) {
  const install = spawnSync(process.execPath, [join(root, 'scripts', 'bootstrap.mjs')], {
    cwd: root,
    stdio: ['inherit', 2, 2],
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
}

const run = spawnSync(
  process.execPath,
  [tsx, join(root, 'scripts', 'inspect.ts'), ...process.argv.slice(2)],
  {
    // File paths are relative to the person's working directory, also below `npm run`.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    stdio: 'inherit',
  },
);
process.exit(run.status ?? 1);
