// Runs one file of tests in a copy of the project, in the way of its stage, and says which tests failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { GENERATED_FILES } from '../contract/generation.mjs';
import { startPostgres } from '../postgres.mjs';
import { copyProject, runIn } from '../scratch/copy.mjs';

/**
 * What came of a file of tests.
 *
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {readonly string[]} failed names of tests, each with the first line of its error
 * @property {string} [broken] why it did not run at all
 */

export const VITEST = ['domain', 'server', 'api', 'ui', 'web', 'scripts'];
/** Stages that run what was built: one build serves several faults. */
export const BUILT = ['stories', 'journeys'];

const firstLine = (text = '') =>
  text
    // eslint-disable-next-line no-control-regex -- colours of a terminal
    .replace(/\u001b\[[0-9;]*m/g, '')
    .trim()
    .split('\n')[0]
    .slice(0, 160);

/** A disposable copy of the project, and the programs that run in it. */
export function openCopy({ port }) {
  const { folder, remove } = copyProject();
  const baselines = '.storybook/visual-baselines';
  if (!existsSync(join(folder, baselines))) symlinkSync(join(root, baselines), join(folder, baselines));
  const runners = new Map();
  let postgres;

  /** One Vitest for all faults of a project: what it has transformed once it keeps. */
  async function vitestFor(project, engine) {
    const name = `${project} ${engine ?? ''}`;
    const isOnServer = project === 'server' && engine !== 'embedded';
    if (isOnServer) postgres ??= await startPostgres({ syncs: false });
    // Read by the process that each run starts.
    Object.assign(process.env, {
      HEALZY_TEST_ENGINE: isOnServer ? 'postgresql' : 'embedded',
      TEST_DATABASE_URL: postgres?.url ?? '',
      TEST_DATABASE_FOLDER: postgres?.cluster ?? '',
    });
    if (runners.has(name)) return runners.get(name);
    // As its command does; without it React is that of production.
    process.env.NODE_ENV = 'test';
    const { createVitest } = await import('vitest/node');
    const options = {
      root: folder,
      project: [project],
      watch: false,
      maxWorkers: 1,
      bail: 1,
      reporters: [{}],
    };
    const vitest = await createVitest('test', options);
    runners.set(name, vitest);
    return vitest;
  }

  /** Runs files of tests of one project in one process, each with its own outcome; `changed` was edited since. */
  async function runVitest({ stage, engine, test: name }, files, changed, bail) {
    const vitest = await vitestFor(stage, engine);
    for (const project of vitest.projects) project.config.bail = bail;
    for (const file of changed) vitest.invalidateFile(join(folder, file));
    const paths = files.map((file) => join(folder, file));
    const specifications = await vitest.globTestSpecifications(paths);
    if (name === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    return new Map(
      // It returns those of earlier runs too.
      files.map((file, index) => {
        const module = testModules.find(({ moduleId }) => moduleId === paths[index]);
        const isRun = specifications.some(({ moduleId }) => moduleId === paths[index]);
        return [file, module && isRun ? outcomeOfModule(module, unhandledErrors) : brokenBy('Nothing ran.')];
      }),
    );
  }

  /** A check that only passes or fails. What it fails for is a line of its output. */
  async function runCheck(name, command, wanted) {
    const { code, output } = await runIn(folder, command);
    if (code === 0) return { passed: 1, failed: [] };
    const lines = output.split('\n').filter((line) => wanted.test(line));
    if (lines.length === 0) return { passed: 0, failed: [], broken: firstLine(output) };
    return { passed: 0, failed: [`${name}: ${firstLine(lines[0])}`] };
  }

  const contract = () => runIn(folder, ['node', 'scripts/contract.mjs']);

  /** Runs a story file, or several, of which each has its own outcome. */
  async function runStories(faults) {
    const files = [...new Set(faults.map(({ by }) => by))];
    const report = join(folder, 'test-results/faults.json');
    rmSync(report, { force: true });
    const { output } = await runIn(folder, ['node', 'scripts/stories.mjs', ...files, '--json', report]);
    if (!existsSync(report)) return new Map(files.map((file) => [file, brokenBy(output)]));
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return new Map(
      files.map((file) => {
        const all = testResults.find(({ name }) => name === join(folder, file))?.assertionResults ?? [];
        return [file, outcomeOf(all.map((each) => [each.fullName, each.status, each.failureMessages[0]]))];
      }),
    );
  }

  async function runJourneys(faults, isPlanted) {
    const files = [...new Set(faults.map(({ by }) => by))];
    const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'healzy-faults-'));
    const report = join(folder, 'test-results/faults.json');
    rmSync(report, { force: true });
    const build = await runIn(folder, [
      'node_modules/.bin/turbo',
      'run',
      'build',
      '--output-logs=errors-only',
    ]);
    if (build.code !== 0) return new Map(files.map((file) => [file, brokenBy(build.output)]));
    const settings = {
      HEALZY_E2E_DATA: data,
      HEALZY_E2E_PORT: `${port}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    };
    Object.assign(process.env, settings);
    await fillData(folder, { port, data });
    const { output } = await runIn(folder, [
      ...['node', 'node_modules/@playwright/test/cli.js', 'test', '--workers=2'],
      ...['--config', 'apps/web/playwright.config.ts', ...(isPlanted ? ['--retries=0'] : [])],
      // Only the journeys that are named: the others of a file take minutes.
      ...(faults.every(({ test }) => test) ? ['--grep', faults.map(({ test }) => test).join('|')] : []),
      ...files.map((file) => `/${file.split('/').at(-1).replaceAll('.', '\\.')}$`),
    ]);
    rmSync(data, { recursive: true, force: true });
    if (!existsSync(report)) return new Map(files.map((file) => [file, brokenBy(output)]));
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
    const specs = suites.flatMap(specsOf);
    if (specs.length === 0) return new Map(files.map((file) => [file, brokenBy(errors[0]?.message)]));
    return new Map(
      files.map((file) => {
        const own = specs.filter((spec) => file.endsWith(`/${spec.file}`));
        return [file, outcomeOf(own.map(({ title, tests: [test] }) => [title, ...statusOf(test)]))];
      }),
    );
  }

  return {
    folder,
    contract,
    /** Runs one file of tests; `changed` names what was edited since the last run. */
    async run(fault, changed = []) {
      if (changed.some((file) => file.startsWith('openapi/')) && fault.stage !== 'contract') await contract();
      if (VITEST.includes(fault.stage)) {
        const generated = changed.some((file) => file.startsWith('openapi/')) ? GENERATED_FILES : [];
        return (await runVitest(fault, [fault.by], [...changed, ...generated], 1)).get(fault.by);
      }
      if (fault.stage === 'types')
        return await runCheck('types', ['node_modules/.bin/tsgo', '--noEmit', '-p', fault.by], /error TS/);
      if (fault.stage === 'features')
        return await runCheck('features', ['node_modules/.bin/tsx', 'scripts/check-features.ts'], /\S/);
      return await runCheck('contract', ['node', 'scripts/contract.mjs'], /\S/);
    },
    /** Runs files of tests of a project at once, as they are. @returns {Promise<Map<string, Outcome>>} */
    runUnplanted: (fault, files) => runVitest({ ...fault, test: undefined }, files, [], 0),
    /** Runs files of tests of a project at once, with what was planted. @returns {Promise<Map<string, Outcome>>} */
    runPlanted: (fault, files, changed) => runVitest({ ...fault, test: undefined }, files, changed, 0),
    /** Builds once and runs the files of all of these faults. @returns {Promise<Map<string, Outcome>>} */
    runBuilt: (stage, faults, isPlanted) =>
      stage === 'stories' ? runStories(faults) : runJourneys(faults, isPlanted),
    async close() {
      for (const vitest of runners.values()) await vitest.close();
      await postgres?.stop();
      remove();
    },
  };
}

/** How long a busy machine may take for a database with demo data; the journeys wait a minute for a server. */
const FILLED_MS = 300_000;

/** Starts the built server once and ends it, so that the one of the journeys finds its data. */
async function fillData(folder, { port, data }) {
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, NODE_ENV: '', PORT: `${port}`, DATA_DIR: data, PUBLIC_URL: origin };
  const server = spawn('node', ['apps/server/dist/main.js'], { cwd: folder, stdio: 'ignore', env });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const until = Date.now() + FILLED_MS;
  const isThere = () =>
    fetch(`${origin}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (Date.now() < until && server.exitCode === null && !(await isThere()))
    await new Promise((resolve) => setTimeout(resolve, 500));
  server.kill('SIGTERM');
  await ended;
}

/** @returns {Outcome} */
function outcomeOfModule(module, unhandledErrors) {
  const tests = [...module.children.allTests()].map((test) => [test, test.result()]);
  const failed = tests
    .filter(([, { state }]) => state === 'failed')
    .map(([test, { errors }]) => `${test.fullName}: ${firstLine(errors[0]?.message)}`);
  const suites = [...module.children.allSuites()];
  const [error] = [...module.errors(), ...suites.flatMap((suite) => suite.errors()), ...unhandledErrors];
  return {
    passed: tests.filter(([, { state }]) => state === 'passed').length,
    failed,
    ...(error && failed.length === 0 ? { broken: firstLine(error.message) } : {}),
  };
}

const brokenBy = (output) => ({ passed: 0, failed: [], broken: firstLine(output) });

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const statusOf = ({ status, results }) => [
  status === 'unexpected' ? 'failed' : status === 'skipped' ? 'skipped' : 'passed',
  results.at(-1)?.errors[0]?.message,
];

/** @returns {Outcome} */
const outcomeOf = (tests) => ({
  passed: tests.filter(([, status]) => status === 'passed').length,
  failed: tests
    .filter(([, status]) => status === 'failed')
    .map(([name, , message]) => `${name}: ${firstLine(message)}`),
  ...(tests.length === 0 ? { broken: 'Nothing ran.' } : {}),
});
