// A copy of the project as it is on disk, in which a test may edit and run things.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { GENERATED_FILES } from '../contract/generation.mjs';

/** The workspaces' own packages, which have to be those of the copy. */
const OWN_SCOPE = '@healzy';

/** Links every installed package; our own ones are relative links, which lead into the copy. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === OWN_SCOPE)
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    // Caches are written to, and must not be shared.
    else if (!/^\.(cache|vite)/.test(name)) symlinkSync(join(from, name), join(to, name));
  }
}

/**
 * Copies what git knows of, what it does not ignore and what is generated, without visual baselines. Packages are linked, not copied.
 *
 * @returns {{ folder: string; remove: () => void }}
 */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'healzy-scratch-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of [...stdout.split('\0'), ...GENERATED_FILES]) {
    if (path === '' || path.startsWith('.storybook/visual-baselines/')) continue;
    if (lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true });
  }
  for (const workspace of ['', 'apps/server']) {
    const installed = join(root, workspace, 'node_modules');
    if (lstatSync(installed, { throwIfNoEntry: false }) !== undefined)
      linkPackages(installed, join(folder, workspace, 'node_modules'));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Runs a program of the project in the copy.
 *
 * @param {string} folder of the copy
 * @param {readonly string[]} command e.g. `['node_modules/.bin/tsgo', '--noEmit']`
 * @returns {Promise<{ code: number; output: string }>}
 */
export function runIn(folder, [program, ...args]) {
  return new Promise((resolve) => {
    const parts = [];
    // Started from a test, which sets variables that a second Vitest would take for its own.
    const inherited = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name));
    const env = { ...Object.fromEntries(inherited), NO_COLOR: '1' };
    const child = spawn(program, args, { cwd: folder, env });
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString('utf8') }));
  });
}
