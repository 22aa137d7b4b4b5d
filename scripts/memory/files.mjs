// The files of the working copy, with a fingerprint of each one's content.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FILES } from '../contract/generation.mjs';

/** @returns the SHA-256 of everything given, in hex */
export function digestOf(...parts) {
  const hash = createHash('sha256');
  // The length before each part: `ab` + `c` must not equal `a` + `bc`.
  for (const part of parts) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Every file that belongs to the project: tracked, or new and not ignored, or generated.
 * @returns `undefined` outside a Git working copy, where nothing is remembered; otherwise
 *   `{ paths, digest(path) }`, paths relative to `root` with `/`, in a fixed order
 */
export function projectFiles(root) {
  const { status, stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) return undefined;
  const paths = [...new Set([...stdout.split('\0'), ...GENERATED_FILES])]
    .filter((path) => path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .sort();
  const digests = new Map();
  return {
    paths,
    digest(path) {
      if (!digests.has(path)) digests.set(path, digestOf(readFileSync(join(root, path))));
      return digests.get(path);
    },
  };
}

/** A fingerprint of everything below a folder outside the project, which may not exist. */
export function folderDigest(folder) {
  if (!existsSync(folder)) return 'absent';
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return digestOf(...files.flatMap((name) => [name, readFileSync(join(folder, name))]));
}
