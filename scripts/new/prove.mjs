// Proves that `npm run new:feature` generates a feature that works: in a copy of the project it generates one, and runs
// the checks that a feature has to pass, with its own tests.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cleanEnvironment, root } from '../bootstrap.mjs';

/** Two words, so that every style of its name differs from the others; and of the vowels that change an article. */
const NAME = 'action-plans';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'healzy-new-feature-')));

/** The files of the project, with the installed packages linked; the workspaces among them lead to the copy. */
function copyProject() {
  const { stdout } = spawnSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const isNeeded = (path) => path !== '' && !path.startsWith('.storybook/visual-baselines/');
  for (const path of stdout.split('\0').filter(isNeeded)) {
    mkdirSync(dirname(join(scratch, path)), { recursive: true });
    // A deleted file is listed until the deletion is committed.
    cpSync(join(root, path), join(scratch, path), { force: true, errorOnExist: false });
  }
  for (const folder of ['.', 'apps/server']) linkPackages(join(folder, 'node_modules'));
}

function linkPackages(folder) {
  mkdirSync(join(scratch, folder));
  for (const name of readdirSync(join(root, folder)).filter(
    (each) => each !== '@healzy' && each !== '.cache',
  ))
    symlinkSync(join(root, folder, name), join(scratch, folder, name));
  if (folder !== 'node_modules') return;
  mkdirSync(join(scratch, folder, '@healzy'));
  for (const workspace of ['packages/api', 'packages/domain', 'packages/ui', 'apps/server', 'apps/web'])
    symlinkSync(join('../..', workspace), join(scratch, folder, '@healzy', workspace.split('/')[1]));
}

/** @returns the output of a command that succeeds. @throws with its output otherwise */
const run = (command, args) =>
  new Promise((resolve, reject) => {
    const parts = [];
    const child = spawn(command, args, { cwd: scratch, env: { ...cleanEnvironment(), NO_COLOR: '1' } });
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      const output = Buffer.concat(parts).toString();
      if (code === 0) resolve(output);
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${output}`));
    });
  });
const bin = (name) => join(scratch, 'node_modules/.bin', name);

async function step(title, work) {
  const begun = Date.now();
  const result = await work();
  console.log(`✓ ${title} (${Math.round((Date.now() - begun) / 1000)} s)`);
  return result;
}

async function prove() {
  await step('a copy of the project', copyProject);
  const written = await step(`npm run new:feature -- ${NAME}`, async () => {
    const output = await run(process.execPath, ['scripts/new.mjs', 'feature', NAME]);
    return [...output.matchAll(/^(wrote|edited) (.+)$/gm)].map(([, how, path]) => ({ how, path }));
  });
  const edited = written.filter(({ how }) => how === 'edited');
  if (edited.length > 8) throw new Error(`It edited ${edited.length} files of others: at most 8 may be.`);
  await step('npm run contract', () => run(process.execPath, ['scripts/contract.mjs']));
  const code = written.map(({ path }) => path).filter((path) => /\.tsx?$/.test(path));
  const formatted = written.map(({ path }) => path).filter((path) => !path.endsWith('.sql'));
  await Promise.all([
    step('features, operations, translations and routes agree', () =>
      run(bin('tsx'), ['scripts/check-features.ts']),
    ),
    step('its cost', () => run(bin('tsx'), ['scripts/check-features.ts', '--cost', NAME])),
    step('formatting', () => run(bin('prettier'), ['--check', ...formatted])),
  ]);
  const types = async () => {
    for (const workspace of ['packages/domain', 'packages/api', 'apps/server', 'apps/web'])
      await step(`types of ${workspace}`, () => run(bin('tsc'), ['--noEmit', '-p', workspace]));
  };
  const tests = async () => {
    await step('lint', () => run(bin('eslint'), ['--max-warnings', '0', ...code]));
    await step('its tests, and those of all modules', () =>
      run(bin('vitest'), [
        ...['run', '--project', 'domain', '--project', 'server', '--project', 'web'],
        ...[`${NAME}.test.ts`, 'modules.test.ts', 'pages.test.ts', 'account-tables.test.ts'],
      ]),
    );
  };
  await Promise.all([types(), tests()]);
}

try {
  await prove();
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
