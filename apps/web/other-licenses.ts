import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The file of licences that Vite writes (`build.license`), for packages in the bundle of the page. */
export const LICENSES_FILE = 'licenses.txt';

/** The folder of the package that a module or file belongs to; null for our own. */
export function packageFolderOf(id: string): string | null {
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? null;
}

const isLicense = (name: string): boolean => /^(licen[cs]e|copying|notice)/i.test(name);

/** The texts of the licences in a folder, each below its name. */
async function licensesIn(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter(isLicense).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, text: (await readFile(join(folder, name), 'utf8')).trim() })),
  );
}

/**
 * What is missing from the page's licences: packages that only workers contain, and licences that lie beside a font or
 * another file of a package rather than at its root.
 *
 * @param listed the file as Vite wrote it
 * @throws when a package has no licence that could be handed on
 */
export async function missingLicenses(
  listed: string,
  { packages, files }: { packages: Iterable<string>; files: Iterable<string> },
): Promise<string> {
  const parts: string[] = [];
  for (const folder of [...packages].toSorted()) {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      license?: string;
    };
    const head = `## ${name} - ${version} (${license ?? 'see below'})`;
    if (listed.includes(`## ${name} - ${version} `)) continue;
    const texts = await licensesIn(folder);
    if (license === undefined && texts.length === 0) throw new Error(`The package ${name} has no licence.`);
    parts.push([head, ...texts.map(({ text }) => text)].join('\n\n'));
  }
  const folders = new Set([...files].map((file) => dirname(file)));
  for (const folder of [...folders].toSorted()) {
    if (packageFolderOf(`${folder}/`) === folder) continue;
    const owner = packageFolderOf(`${folder}/`)?.replace(/^.*\/node_modules\//, '') ?? '';
    for (const { name, text } of await licensesIn(folder)) parts.push(`## ${owner}: ${name}\n\n${text}`);
  }
  return parts.map((part) => `\n\n${part}\n`).join('');
}

/** Completes the file of licences that Vite writes. The first plugin is for the page, the second for workers. */
export function otherLicenses(): { page: Plugin; workers: Plugin } {
  const packages = new Set<string>();
  return {
    workers: {
      name: 'healzy-worker-licenses',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          for (const id of chunk.moduleIds) {
            const folder = packageFolderOf(id);
            if (folder !== null) packages.add(folder);
          }
        }
      },
    },
    page: {
      name: 'healzy-other-licenses',
      apply: 'build',
      async writeBundle({ dir }, bundle) {
        if (dir === undefined || !(LICENSES_FILE in bundle)) return;
        const root = import.meta.dirname;
        const files = Object.values(bundle)
          .flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
          .map((name) => join(root, name))
          .filter((name) => packageFolderOf(name) !== null);
        const path = join(dir, LICENSES_FILE);
        const listed = await readFile(path, 'utf8');
        await writeFile(path, listed + (await missingLicenses(listed, { packages, files })));
      },
    },
  };
}
