import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changelog, nextVersion, pendingChanges } from './ui-changelog.mjs';

let folder: string;
const put = (file: string, text: string) => writeFileSync(join(folder, file), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'healzy-changes-'));
  put(
    'a-tree.md',
    "---\n'@healzy/ui': minor\n'@healzy/web': minor\n---\n\nA tree: `Tree`,\nby keyboard too.\n",
  );
  put('b-fix.md', '---\n"@healzy/ui": patch\n---\n\nMenus close on Escape.\n');
  put('c-other.md', "---\n'@healzy/ui-other': major\n'@healzy/server': major\n---\n\nNot of the kit.\n");
  put('README.md', '# Changesets\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('takes the changes of the package alone', () => {
  expect(pendingChanges(folder, '@healzy/ui')).toEqual([
    { bump: 'minor', text: 'A tree: `Tree`,\nby keyboard too.' },
    { bump: 'patch', text: 'Menus close on Escape.' },
  ]);
});

it('goes up by the greatest change', () => {
  const of = (...bumps: ('patch' | 'minor' | 'major')[]) => bumps.map((bump) => ({ bump, text: '' }));
  expect(nextVersion('0.0.0', of('patch', 'minor', 'patch'))).toBe('0.1.0');
  expect(nextVersion('1.4.2', of('patch'))).toBe('1.4.3');
  expect(nextVersion('1.4.2', of('major', 'minor'))).toBe('2.0.0');
  expect(nextVersion('1.4.2', [])).toBe('1.4.2');
});

it('writes the newest version above the released ones, the greatest changes first', () => {
  const written = changelog('0.2.0', pendingChanges(folder, '@healzy/ui'), '## 0.1.0\n\nThe first.\n');
  expect(written).toBe(
    '# Changelog\n\n## 0.2.0\n\n### New\n\n- A tree: `Tree`,\n  by keyboard too.\n\n### Fixed\n\n- Menus close on Escape.\n\n## 0.1.0\n\nThe first.\n',
  );
  expect(changelog('0.1.0', [], '## 0.1.0\n')).toBe('# Changelog\n\n## 0.1.0\n');
});
