// The version and the changelog that the kit is published with: what its changesets say since the last release.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUMPS = ['patch', 'minor', 'major'];
const HEADINGS = { major: 'Breaking changes', minor: 'New', patch: 'Fixed' };

/**
 * The changes of a package that are not released yet.
 *
 * @param {string} folder of the changesets.
 * @param {string} name of the package.
 * @returns {{ bump: 'patch' | 'minor' | 'major', text: string }[]}
 */
export function pendingChanges(folder, name) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .flatMap((file) => {
      const [, head = '', text = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      const [, bump] = new RegExp(`^['"]${name}['"]: (\\w+)$`, 'm').exec(head) ?? [];
      return bump === undefined ? [] : [{ bump, text: text.trim() }];
    });
}

/** The version after the greatest of the changes; the same without any. */
export function nextVersion(version, changes) {
  const greatest = Math.max(-1, ...changes.map(({ bump }) => BUMPS.indexOf(bump)));
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (greatest === 2) return `${major + 1}.0.0`;
  if (greatest === 1) return `${major}.${minor + 1}.0`;
  return greatest === 0 ? `${major}.${minor}.${patch + 1}` : version;
}

/** The changelog, newest first: `released` is that of earlier versions, without its heading. */
export function changelog(version, changes, released = '') {
  const sections = BUMPS.toReversed().flatMap((bump) => {
    const own = changes.filter((change) => change.bump === bump);
    const lines = own.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`);
    return own.length === 0 ? [] : [`### ${HEADINGS[bump]}\n\n${lines.join('\n')}\n`];
  });
  const newest = sections.length === 0 ? '' : `## ${version}\n\n${sections.join('\n')}\n`;
  return `# Changelog\n\n${newest}${released}`;
}
