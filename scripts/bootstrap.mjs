// Installs missing packages and makes the generated code before anything else runs. Node built-ins only: it runs before
// node_modules exists.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateIfChanged } from './contract/generation.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

const [major, minor] = process.versions.node.split('.').map(Number);
if (!(major === 20 && minor >= 19) && !(major === 22 && minor >= 12) && major < 23) {
  console.error(`Healzy needs Node 20.19 or newer (20.x), or 22.12 or newer; this is ${process.version}.`);
  process.exit(1);
}

// npm passes its settings down to scripts; those that affect what is installed must not leak into ours.
const leaking =
  /^npm_(config_(workspaces?|include_workspace_root|prefix|global|dry_run|omit|only|production|ignore_scripts)|lifecycle|package|command)/i;

/** The environment without settings inherited from an outer npm. */
export const cleanEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([key]) => !leaking.test(key)));

/**
 * Runs `npm ci` unless node_modules already matches this lock file, Node version and platform, and makes the generated
 * code unless it is current. Output goes to stderr, so that commands which print data stay clean.
 */
export function install() {
  installPackages();
  try {
    generateIfChanged(root);
  } catch (error) {
    console.error(`${error.message}\n\nTypes and tables could not be made; the messages above say where.`);
    process.exit(1);
  }
}

function installPackages() {
  const stamp = join(root, 'node_modules', '.healzy-installed');
  const lock = readFileSync(join(root, 'package-lock.json'));
  const platform = `${process.version} ${process.platform} ${process.arch}`;
  const wanted = createHash('sha256').update(lock).update(platform).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.error('Installing dependencies (about a minute, once)…');
  const npm = process.env.npm_execpath;
  const result = spawnSync(
    npm ? process.execPath : 'npm',
    [
      ...(npm ? [npm] : []),
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: cleanEnvironment(),
      shell: !npm && process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    console.error(
      '\nInstalling failed. Check the network or the npm registry in use, then run the command again.',
    );
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install();
