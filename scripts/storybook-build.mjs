// Builds Storybook into storybook-static, unless the existing build is of the same sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const whole = join(root, 'storybook-static');

/** Every file below a folder, in a fixed order. */
export function* files(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (['node_modules', 'dist', 'visual-baselines', '.turbo'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

/** A fingerprint of everything that the built Storybook depends on. */
function fingerprint() {
  const hash = createHash('sha256');
  const sources = ['packages/ui', 'packages/domain/src', 'packages/api/src', 'apps/web/src', '.storybook'];
  for (const file of sources.flatMap((source) => [...files(join(root, source))])) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex');
}

/** The story files whose path contains one of the parts. */
export function storyFiles(parts) {
  // Case-insensitive, as component names are typed.
  const wanted = parts.map((part) => part.toLowerCase());
  return ['packages/ui/src', 'apps/web/src']
    .flatMap((source) => [...files(join(root, source))])
    .map((file) => relative(root, file))
    .filter(
      (file) => file.endsWith('.stories.tsx') && wanted.some((part) => file.toLowerCase().includes(part)),
    );
}

/** Whether the build in `site` is of the current sources. */
export function isCurrent(site, wanted = fingerprint()) {
  const stamp = join(site, '.built-from');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/**
 * Returns whether it built. The finished build replaces the old one at once; a failed build ends the process. With
 * `only`, a list of story files, it builds them alone into a separate folder: a few seconds, and errors elsewhere do
 * not matter.
 */
export function buildStorybook({ isForced = false, only, site = whole } = {}) {
  const wanted = fingerprint();
  if (!isForced && isCurrent(site, wanted)) return false;
  const draft = join(root, 'node_modules/.cache', `storybook-${process.pid}`);
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [storybook, 'build', '-o', draft, '--disable-telemetry', '--quiet', '--stats-json'],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        FORCE_COLOR: '0',
        ...(only ? { HEALZY_STORIES: only.join(',') } : {}),
      },
    },
  );
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    console.error(`${stdout}\n${stderr}\nStorybook did not build.`);
    process.exit(1);
  }
  writeFileSync(join(draft, '.built-from'), wanted);
  rmSync(site, { recursive: true, force: true });
  mkdirSync(dirname(site), { recursive: true });
  renameSync(draft, site);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  buildStorybook({ isForced: process.argv.includes('--rebuild') });
