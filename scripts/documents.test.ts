import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './features/files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** They explain the folder that they are in. */
const readmes = ['apps', 'packages'].flatMap((folder) =>
  filesBelow(join(root, folder), (path: string) => path.endsWith(`${sep}README.md`)),
);
const documents = [
  join(root, 'README.md'),
  join(root, 'CONTRIBUTING.md'),
  ...filesBelow(join(root, 'docs'), (path: string) => path.endsWith('.md')),
  ...readmes,
];

/** Addresses of links and images that point into the repository. */
const localLinks = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, address]) => address!)
    .filter((address) => !/^[a-z]+:/.test(address));

/** The anchors of a document's headings, as GitHub makes them. */
const anchors = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links to a heading, in documents and in comments: the file and the anchor. */
const headingLinks = (file: string, text: string) => {
  const inDocuments = [...text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].map(([, address, anchor]) => ({
    target: address === '' ? file : join(dirname(file), address!),
    anchor: anchor!,
  }));
  const inComments = [...text.matchAll(/docs\/decisions\/([a-z-]+\.md)#([a-z0-9-]+)/g)].map(
    ([, name, anchor]) => ({ target: join(root, 'docs/decisions', name!), anchor: anchor! }),
  );
  return file.endsWith('.md') ? inDocuments : inComments;
};

const isSource = (path: string) => /\.(ts|tsx|mjs)$/.test(path) && !/node_modules|generated/.test(path);
const sources = ['apps', 'packages', 'scripts'].flatMap((folder) => filesBelow(join(root, folder), isSource));

describe('links and commands in the documents', () => {
  it('lead to headings that there are', () => {
    const missing = [...documents, ...sources].flatMap((file) =>
      headingLinks(file, readFileSync(file, 'utf8'))
        .filter(
          ({ target, anchor }) =>
            !existsSync(target) || !anchors(readFileSync(target, 'utf8')).includes(anchor),
        )
        .map(({ target, anchor }) => `${file.slice(root.length)}: ${target.slice(root.length)}#${anchor}`),
    );
    expect(missing).toEqual([]);
  });

  it('name functions of the architecture in the files where they are', () => {
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    const named = [...text.matchAll(/`(\w+)`\s+\(`([\w./-]+)`\)/g)];
    expect(named.length).toBeGreaterThan(40);
    const wrong = named
      .map(([, name, path]) => ({ name: name!, path: path! }))
      .filter(
        ({ name, path }) =>
          !existsSync(join(root, path)) ||
          !new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, path), 'utf8')),
      );
    expect(wrong).toEqual([]);
    const paths = [...text.matchAll(/`((?:apps|packages|openapi)\/[\w./-]+)`/g)].map(([, path]) => path!);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it.each(readmes.map((file) => [file.slice(root.length), file] as const))(
    'of %s name what is in its folder',
    (_name, file) => {
      const named = [...readFileSync(file, 'utf8').matchAll(/`([\w./-]+(?:\.tsx?|\/))`/g)].map(
        ([, path]) => path!,
      );
      expect(named.filter((path) => !existsSync(join(dirname(file), path)))).toEqual([]);
    },
  );

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
