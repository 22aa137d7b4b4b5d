import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { subjectProblems } from './commit-subjects.mjs';

const LONG = `Explain ${'x'.repeat(65)}`;

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@healzy.example', ...args], {
    cwd: root,
    stdio: 'pipe',
  });
const commit = (subject: string) => git('commit', '-q', '--allow-empty', '--no-verify', '-m', subject);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'healzy-subjects-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('rejects a subject of 73 characters, accepts one of 72, and says how to shorten it', () => {
  git('init', '-q', '-b', 'main');
  commit('x'.repeat(72));
  commit(LONG);
  expect(subjectProblems(root)).toEqual([
    expect.stringMatching(/^\w+ "Explain x+" has 73 characters, 1 too many\. .*git commit --amend/),
  ]);
});

it('checks on a branch only what main does not have', () => {
  git('init', '-q', '-b', 'main');
  commit(LONG);
  git('switch', '-q', '-c', 'mine');
  commit('Say it briefly');
  expect(subjectProblems(root)).toEqual([]);
});

it("counts characters, not bytes, and ignores git's own merge subjects", () => {
  git('init', '-q', '-b', 'main');
  commit('ñ'.repeat(72));
  git('switch', '-q', '-c', 'other');
  commit('On the other branch');
  git('switch', '-q', 'main');
  git('merge', '-q', '--no-ff', '--no-edit', '-m', LONG, 'other');
  expect(subjectProblems(root)).toEqual([]);
});

it('reports nothing outside a repository', () => {
  expect(subjectProblems(root)).toEqual([]);
});
