import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment } from '../../scripts/bootstrap.mjs';

const home = fileURLToPath(new URL('..', import.meta.url));

/** Installs the peers from their own lock file unless they are installed. Peers never enter the product's lock file. */
export function installPeers() {
  const stamp = join(home, 'node_modules', '.healzy-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(home, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing what Healzy is measured against…');
  const npm = process.env.npm_execpath;
  const { status } = spawnSync(
    npm ? process.execPath : 'npm',
    [...(npm ? [npm] : []), 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: home,
      stdio: ['ignore', 2, 2],
      env: cleanEnvironment(),
      shell: !npm && process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('The peers in benchmarks/package.json could not be installed.');
  writeFileSync(stamp, lock);
}

/** `name version` of a peer, as pinned. */
export function peerLabel(name) {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return `${name} ${dependencies[name]}`;
}
