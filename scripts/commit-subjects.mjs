// `node scripts/commit-subjects.mjs`: subjects of commits that are not on the main branch yet have at most 72
// characters, because tools truncate longer ones. Part of `npm test`.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LONGEST = 72;
/** How many are checked when no branch says what is new: on the main branch itself, or in a shallow clone. */
const LATEST = 50;

/** Git's output by line; undefined without git, outside a repository, or for what git does not know. */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/**
 * The commits to check, newest first: those that are not on `main` yet; else the latest.
 * @returns {{ hash: string, subject: string }[]}
 */
function newCommits(root) {
  const base = ['origin/main', 'main'].find(
    (name) => git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== undefined,
  );
  const log = (...range) =>
    git(root, 'log', '--no-merges', '--format=%h %s', `--max-count=${LATEST}`, ...range) ?? [];
  const ahead = base === undefined ? [] : log('HEAD', `^${base}`);
  return (ahead.length > 0 ? ahead : log('HEAD')).map((line) => {
    const [hash] = line.split(' ', 1);
    return { hash, subject: line.slice(hash.length + 1) };
  });
}

/** @returns {string[]} one message per commit whose subject is too long. */
export function subjectProblems(root) {
  return newCommits(root)
    .filter(({ subject }) => [...subject].length > LONGEST)
    .map(
      ({ hash, subject }) =>
        `${hash} "${subject}" has ${[...subject].length} characters, ${[...subject].length - LONGEST} too many. ` +
        `Shorten its first line (git commit --amend for the latest, git rebase -i ${hash}~ for others); the rest belongs in the body.`,
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = subjectProblems(join(dirname(fileURLToPath(import.meta.url)), '..'));
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`Subjects of commits have at most ${LONGEST} characters.`);
}
