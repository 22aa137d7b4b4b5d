// Proves that the snapshots guard the appearance: with one more pixel of padding in one token they must fail.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { browser, isPinned } from './browser.mjs';

const report = join(root, 'test-results/visual-guard.json');
const token = 'density.inset=13px';

await browser();
if (!isPinned()) {
  console.warn('Skipped: the baselines belong to the pinned Chromium, and this is another.');
  process.exit(0);
}
const { status, stderr } = spawnSync(
  process.execPath,
  [
    join(root, 'scripts/stories.mjs'),
    'components/Button/Button.visual',
    'components/TextField/TextField.visual',
    '--token',
    token,
    '--json',
    report,
  ],
  { cwd: root, encoding: 'utf8' },
);
try {
  assert.notEqual(status, 0, `with ${token} no snapshot changed`);
  assert(existsSync(report), 'the stories did not run');
  const { numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const messages = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ failureMessages }) => failureMessages.join('\n')),
  );
  assert.equal(numTotalTests, 2);
  for (const message of messages) {
    const [, differs] = /(\d+) pixels differ/.exec(message) ?? [];
    assert(Number(differs) > 0, `failed for another reason than its snapshot:\n${message}`);
    const [, file] = /see (\S+difference\.png)/.exec(message) ?? [];
    assert(file && existsSync(file), 'no image shows the difference');
  }
  console.log(`${token}: both snapshots fail, and an image shows where`);
} catch (error) {
  console.error(`${error.message}\n${stderr}`);
  process.exit(1);
}
