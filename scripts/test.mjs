// `npm test`: installs what is missing and runs everything, fast checks first. Ends with one line `N passed, N failed`.
// `npm test -- unit server` runs only the stages named. A stage or story that passed before with the same content of
// every file it reads is not run again; `--fresh` runs everything. Results are remembered in the user's cache folder
// (`HEALZY_TEST_CACHE` names another).
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cleanEnvironment, install, root } from './bootstrap.mjs';

install();

// Imported only now: it needs what was just installed.
const { provenStages } = await import('./memory/proven-stages.mjs');

const isFresh = process.argv.includes('--fresh');
const reports = join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => join(root, 'node_modules', '.bin', name);
const baseEnvironment = {
  ...cleanEnvironment(),
  TURBO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/** Runs a command with its output going to `output`. */
function run(command, args, output, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...baseEnvironment, ...environment },
    });
    child.stdout.on('data', output.write);
    child.stderr.on('data', output.write);
    child.on('error', (error) => {
      output.write(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const start = Date.now();

/**
 * Shows the output of a stage as it comes, or, for one that runs in parallel, all at once when it has ended. Each heading
 * says how long the run has taken: one that is ended from outside shows where its time went.
 */
function outputOf(title, isBeside) {
  const heading = `\n── ${title} (${Math.round((Date.now() - start) / 1000)} s)\n`;
  if (!isBeside) {
    process.stdout.write(heading);
    return { write: (part) => process.stdout.write(part), end: () => undefined };
  }
  const parts = [];
  return {
    write: (part) => parts.push(Buffer.from(part)),
    end: () => process.stdout.write(Buffer.concat([Buffer.from(heading), ...parts])),
  };
}

/**
 * Names of the journeys in a suite of Playwright's report with this outcome: `flaky` (passed at the second attempt) or
 * `unexpected`.
 */
const journeysThat = (ended) => (suite) => [
  ...(suite.suites ?? []).flatMap(journeysThat(ended)),
  ...(suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === ended))
    .map(({ file, title }) => `${file}: ${title}`),
];

/** Failures in a report of Vitest, or of the stories in its shape: the test with the first lines of its error. */
const failuresOf = ({ name, status, message, assertionResults }) => {
  const failed = assertionResults.filter((each) => each.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${relative(root, name)}: ${firstLines(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) =>
      `${relative(root, name)}: ${fullName}\n    ${firstLines(failureMessages?.[0])}`,
  );
};
const firstLines = (text = '') => stripVTControlCharacters(text).split('\n').slice(0, 4).join('\n    ');

/**
 * Vitest and the stories write the same JSON report; Playwright writes another. What passed at its second attempt counts as
 * passed and is listed, so that it can be fixed.
 */
function countReport(file) {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const { provenBefore = 0 } = report;
    return {
      passed: expected + flaky + provenBefore,
      provenBefore,
      failed: unexpected,
      skipped,
      failures: report.suites.flatMap(journeysThat('unexpected')),
      secondAttempts: report.suites.flatMap(journeysThat('flaky')),
    };
  }
  const brokenFiles = report.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  );
  const skipped = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
      .map(({ fullName }) => fullName),
  );
  const leftOut = [...skipped, ...(report.leftOut ?? [])];
  return {
    passed: report.numPassedTests + (report.provenBefore ?? 0),
    provenBefore: report.provenBefore ?? 0,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: leftOut.length,
    leftOut,
    failures: report.testResults.flatMap(failuresOf),
    secondAttempts: report.testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => fullName),
    ),
  };
}

/** A stage whose only result is pass or fail counts as one test. */
const yesOrNo = (command, args) => async (output) => {
  const code = await run(command, args, output);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
};

/** A stage that counts its own tests. A run that ended with an error but without a failed test is a failure too. */
const counted = (name, command, args, environment) => async (output) => {
  const report = join(reports, `${name}.json`);
  const code = await run(command, args(report), output, environment);
  const count = countReport(report) ?? { passed: 0, failed: 0, skipped: 0 };
  const emptyOrBroken = (code !== 0 || count.passed === 0) && count.failed === 0;
  if (!emptyOrBroken) return count;
  // An error outside any test, such as one thrown in a timer afterwards: the output of the stage shows it.
  const failures = [`${name}: the run ended with code ${code} after ${count.passed} passed tests`];
  return { ...count, failed: 1, failures };
};

const vitest =
  (...projects) =>
  (report) => [
    'run',
    // Vitest leaves one of two processors idle.
    `--maxWorkers=${availableParallelism()}`,
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];

async function onPostgres(output) {
  let postgres;
  try {
    const { startPostgres } = await import('./postgres.mjs');
    postgres = await startPostgres({ syncs: false });
  } catch (error) {
    output.write(`${error.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  output.write(`PostgreSQL from ${postgres.source}\n`);
  try {
    const leftOut = serverTests(engines.onlyEmbedded).flatMap((file) => ['--exclude', file]);
    return await counted(
      'server-postgresql',
      bin('vitest'),
      (report) => [...vitest('server')(report), ...leftOut],
      {
        HEALZY_TEST_ENGINE: 'postgresql',
        TEST_DATABASE_URL: postgres.url,
        TEST_DATABASE_FOLDER: postgres.cluster,
      },
    )(output);
  } finally {
    await postgres.stop();
  }
}

const engines = JSON.parse(readFileSync(join(root, 'apps/server/test/engines.json'), 'utf8'));
const serverTests = (names) => names.map((name) => `apps/server/test/${name}.test.ts`);

const node = process.execPath;
const stages = [
  // Never remembered: it reads the history, not files.
  ['subjects', 'subjects of commits are short', yesOrNo(node, ['scripts/commit-subjects.mjs'])],
  [
    'contract',
    'the contract is valid, and types and tables can be made from it',
    yesOrNo(node, ['scripts/contract.mjs']),
  ],
  [
    'features',
    'features, operations, translations and routes agree',
    yesOrNo(bin('tsx'), ['scripts/check-features.ts']),
  ],
  [
    'unused',
    'nothing is exported, installed or kept that nobody uses',
    yesOrNo(bin('knip'), ['--no-progress']),
  ],
  ['format', 'formatting', yesOrNo(bin('prettier'), ['--check', '--log-level=warn', '.'])],
  ['types', 'types', yesOrNo(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only'])],
  ['lint', 'lint and boundaries', yesOrNo(bin('eslint'), ['.', '--max-warnings', '0'])],
  [
    'unit',
    'domain, api, ui, web and scripts',
    counted('unit', bin('vitest'), vitest('domain', 'api', 'ui', 'web', 'scripts')),
  ],
  ['kit', 'the kit builds, and each part keeps to its size', yesOrNo(node, ['scripts/size.mjs', '--kit'])],
  ['build', 'the product builds', yesOrNo(bin('turbo'), ['run', 'build', '--output-logs=errors-only'])],
  ['sizes', 'the first list and each screen keep to their size', yesOrNo(node, ['scripts/route-sizes.mjs'])],
  [
    'server',
    'server on the embedded database: what depends on it, and every feature once',
    counted(
      'server-embedded',
      bin('vitest'),
      (report) => [
        ...vitest('server')(report),
        ...serverTests([...engines.onlyEmbedded, ...engines.alsoEmbedded]),
      ],
      { HEALZY_TEST_ENGINE: 'embedded' },
    ),
  ],
  ['postgresql', 'server on a PostgreSQL server', onPostgres],
  [
    'scratch',
    'what is added to a copy of the project works there',
    counted('scratch', bin('vitest'), vitest('scratch')),
  ],
  [
    'stories',
    'stories: behaviour, accessibility in light, dark and forced colours, snapshots',
    counted('stories', node, (report) => [
      'scripts/stories.mjs',
      '--json',
      report,
      '--remember',
      ...(isFresh ? ['--fresh'] : []),
    ]),
  ],
  ['guard', 'one pixel of padding fails the snapshots', yesOrNo(node, ['scripts/visual-guard.mjs'])],
  [
    'pages',
    'every page of Storybook',
    counted('pages', node, (report) => ['scripts/pages.mjs', '--json', report]),
  ],
  ['consumer', 'the packed kit in an empty app', yesOrNo(node, ['scripts/consumer.mjs'])],
  ['chromatic', 'the Chromatic configuration', yesOrNo(node, ['scripts/chromatic.mjs', '--check'])],
  ['generator', 'a generated feature passes its checks', yesOrNo(node, ['scripts/new/prove.mjs'])],
  [
    'journeys',
    'journeys through the running product',
    counted('journeys', node, (report) => [
      'scripts/journeys.mjs',
      '--json',
      report,
      '--remember',
      ...(isFresh ? ['--fresh'] : []),
    ]),
  ],
];

const wanted = process.argv.slice(2).filter((each) => !each.startsWith('-'));
const unknown = wanted.filter((name) => !stages.some(([each]) => each === name));
if (unknown.length) {
  console.error(
    `No stage named ${unknown.join(', ')}. There are: ${stages.map(([name]) => name).join(', ')}.`,
  );
  process.exit(2);
}

const chosen = stages.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const proven = provenStages(
  root,
  chosen.map(([name]) => name),
  { isFresh, environment: baseEnvironment },
);
/** Runs stages one after the other. */
async function runInOrder(lane, isBeside) {
  const results = [];
  for (const [name, title, stage] of lane) {
    const before = proven.recall(name);
    if (before) {
      results.push({ name, seconds: 0, ...before, failed: 0, provenBefore: before.passed });
      continue;
    }
    const output = outputOf(`${name}: ${title}`, isBeside);
    const begun = Date.now();
    const count = await stage(output);
    output.end();
    proven.keep(name, count);
    results.push({ name, seconds: Math.round((Date.now() - begun) / 1000), ...count });
  }
  return results;
}

/** Stages that leave a processor idle, or are short, run in two lanes. The others use all processors by themselves. */
const lanes = [
  { first: ['contract', 'features', 'unused', 'format', 'types'], second: ['lint'] },
  { first: ['kit'], second: ['build', 'sizes'] },
  { first: ['pages'], second: ['consumer', 'chromatic'] },
];

const results = [];
for (let rest = chosen; rest.length;) {
  const pair = lanes.find(({ first, second }) => [...first, ...second].includes(rest[0][0]));
  const first = pair ? rest.filter(([name]) => pair.first.includes(name)) : rest.slice(0, 1);
  const second = pair ? rest.filter(([name]) => pair.second.includes(name)) : [];
  const done = await Promise.all([runInOrder(first, false), runInOrder(second, first.length > 0)]);
  results.push(...done.flat());
  rest = rest.filter((stage) => !first.includes(stage) && !second.includes(stage));
}

console.log('\n── summary');
for (const { name, seconds, passed, failed, skipped, provenBefore = 0 } of results) {
  const left = skipped ? `, ${skipped} skipped` : '';
  const ran = provenBefore === passed && !failed ? 'passed before' : `${seconds} s`;
  const part = provenBefore && provenBefore !== passed ? `, ${provenBefore} of them passed before` : '';
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(11)} ${String(passed).padStart(5)} passed, ${failed} failed${left}  (${ran}${part})`,
  );
}
const leftOut = results.flatMap((each) => each.leftOut ?? []);
if (leftOut.length) {
  console.log(`\nSkipped:\n  ${leftOut.slice(0, 20).join('\n  ')}`);
  if (leftOut.length > 20) console.log(`  and ${leftOut.length - 20} more`);
}
const secondAttempts = results.flatMap((each) => each.secondAttempts ?? []);
if (secondAttempts.length)
  console.log(`\nPassed at the second attempt only:\n  ${secondAttempts.join('\n  ')}`);
const failures = results.flatMap(({ name, failed, failures = [] }) =>
  failed && failures.length === 0 ? [name] : failures.map((failure) => `${name} › ${failure}`),
);
if (failures.length) console.log(`\nFailed:\n  ${failures.slice(0, 40).join('\n  ')}`);
const total = (key) => results.reduce((sum, each) => sum + (each[key] ?? 0), 0);
if (total('provenBefore'))
  console.log(
    `\nNot run again, because nothing that they read has changed since they passed: ${total('provenBefore')}. \`npm test -- --fresh\` runs them again.`,
  );
const minutes = (seconds) => (seconds / 60).toFixed(1);
console.log(
  `\n${minutes((Date.now() - start) / 1000)} minutes: ${results
    .filter(({ seconds }) => seconds >= 6)
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => `${name} ${minutes(seconds)}`)
    .join(', ')}`,
);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') ? 1 : 0);
