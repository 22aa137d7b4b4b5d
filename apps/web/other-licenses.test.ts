import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingLicenses, packageFolderOf } from './other-licenses.ts';

let root: string;
const folderOf = (name: string) => join(root, 'node_modules', name);
async function addPackage(name: string, about: object, files: Record<string, string> = {}): Promise<string> {
  const folder = folderOf(name);
  await mkdir(join(folder, 'fonts'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...about }));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  return folder;
}
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'healzy-licenses-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the licences that go with the app', () => {
  it('include packages that only a worker contains, once', async () => {
    const packages = [
      await addPackage('inflating', { license: 'MIT' }, { LICENSE: 'MIT License of inflating' }),
      await addPackage('@scope/known', { license: 'ISC' }, { LICENSE: 'ISC of known' }),
    ];
    const listed = '# Licenses\n\n## @scope/known - 1.2.3 (ISC)\n\nISC of known\n';
    const missing = await missingLicenses(listed, { packages, files: [] });
    expect(missing).toContain('## inflating - 1.2.3 (MIT)\n\nMIT License of inflating');
    expect(missing).not.toContain('known');
  });

  it('include those beside a font or another file of a package', async () => {
    const folder = await addPackage(
      'reader',
      { license: 'MIT' },
      { 'fonts/LICENSE_SANS': 'OFL of the font' },
    );
    const missing = await missingLicenses('## reader - 1.2.3 (MIT)', {
      packages: [folder],
      files: [join(folder, 'fonts', 'Sans.ttf'), join(folder, 'reader.wasm')],
    });
    expect(missing.trim()).toBe('## reader: LICENSE_SANS\n\nOFL of the font');
  });

  it('stop the build where a package has none', async () => {
    const packages = [await addPackage('nobodys', {})];
    await expect(missingLicenses('', { packages, files: [] })).rejects.toThrow('nobodys has no licence');
  });

  it('are looked for in the innermost package', () => {
    expect(packageFolderOf('\0/a/node_modules/@b/c/node_modules/d/lib/e.js?worker')).toBe(
      '/a/node_modules/@b/c/node_modules/d',
    );
    expect(packageFolderOf('/a/node_modules/@b/c/index.js')).toBe('/a/node_modules/@b/c');
    expect(packageFolderOf('/a/apps/web/src/app/main.tsx')).toBeNull();
  });
});
