// Proves that `npm run new:feature` generates a feature that works: in a copy of the project it generates one, and runs
// the checks that a feature has to pass, with its own tests.
import { join } from 'node:path';
import { copyProject, runIn } from '../scratch/copy.mjs';

/** Two words, so that every style of its name differs from the others; and of the vowels that change an article. */
const NAME = 'action-plans';

/** Where the feature is generated. */
let copy;

/** @returns the output of a command that succeeds. @throws with its output otherwise */
async function run(command, args) {
  const { code, output } = await runIn(copy.folder, [command, ...args]);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}:\n${output}`);
  return output;
}

const bin = (name) => join('node_modules/.bin', name);

async function step(title, work) {
  const begun = Date.now();
  const result = await work();
  console.log(`✓ ${title} (${Math.round((Date.now() - begun) / 1000)} s)`);
  return result;
}

async function prove() {
  copy = await step('a copy of the project', copyProject);
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
      await step(`types of ${workspace}`, () => run(bin('tsgo'), ['--noEmit', '-p', workspace]));
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
  copy?.remove();
}
