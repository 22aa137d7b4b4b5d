// `npm run check`: the checks that finish in under a minute, for use while working.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, root } from './bootstrap.mjs';

install();
const result = spawnSync(
  process.execPath,
  [join(root, 'scripts/test.mjs'), 'subjects', 'contract', 'features', 'unused', 'types', 'lint', 'unit'],
  { cwd: root, stdio: 'inherit' },
);
process.exit(result.status ?? 1);
