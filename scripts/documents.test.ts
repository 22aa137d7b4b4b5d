import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './features/files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = [
  join(root, 'README.md'),
  join(root, 'CONTRIBUTING.md'),
  ...filesBelow(join(root, 'docs'), (path: string) => path.endsWith('.md')),
];

/** Addresses of links and images that point into the repository. */
const localLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, address]) => address!)
    .filter((address) => !/^[a-z]+:/.test(address));

describe('links and commands in the documents', () => {
  it.each(documents.map((file) => [file.slice(root.length), file] as const))('%s', (_name, file) => {
    const missing = localLinks(readFileSync(file, 'utf8')).filter(
      (address) => !existsSync(join(dirname(file), address)),
    );
    expect(missing).toEqual([]);
  });

  it('name only commands that package.json has', () => {
    const scripts = Object.keys(
      (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
        .scripts,
    );
    const named = documents.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([a-z:]+)/g)].map(([, name]) => name!),
    );
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
