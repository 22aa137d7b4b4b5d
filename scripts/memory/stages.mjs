// The files each stage of `npm test` reads. Their fingerprint, with that of the environment, is the stage's key. The
// lists were checked against the files each stage opens (`strace`). They err on the side of too many: one too many
// costs a run, one too few hides a failure.
import { realpathSync, statSync } from 'node:fs';
import { release } from 'node:os';
import { join } from 'node:path';
import { installedFolder } from '../postgres.mjs';
import { digestOf, folderDigest } from './files.mjs';

/** Read by everything: how it is installed, built and run. */
export const everywhere = (path) =>
  /^(package(-lock)?\.json|\.npmrc|tsconfig[\w.]*\.json|turbo\.json|vitest\.config\.ts|features\.json)$/.test(
    path,
  ) ||
  /^(packages|apps)\/[^/]+\/[^/]+\.(json|ts)$/.test(path) ||
  path.startsWith('scripts/');

const below =
  (...folders) =>
  (path) =>
    folders.some((folder) => path.startsWith(folder));

const isPicture = (path) => path.startsWith('.storybook/visual-baselines/');
export const isStory = (path) => /\.(stories\.tsx|mdx)$/.test(path);
export const isTest = (path) => /\.test\.tsx?$/.test(path) || /^apps\/(server\/test|web\/e2e)\//.test(path);
export const isProse = (path) => path.endsWith('.md');

/** What the product is built from. */
const product = (path) =>
  below('packages/', 'apps/server/', 'apps/web/')(path) && !isStory(path) && !isTest(path) && !isProse(path);

/**
 * Stage → which files it reads. `names` are files of which only the existence matters. A stage without an entry (stories
 * and journeys, which remember file by file) decides itself.
 */
export const STAGE_INPUTS = {
  contract: {
    reads: below(
      'openapi/',
      'packages/api/',
      'packages/domain/src/session/generated/',
      'packages/domain/src/patients/generated/',
      'redocly.yaml',
    ),
  },
  features: { reads: (path) => !isPicture(path) && !path.startsWith('benchmarks/') },
  unused: { reads: (path) => !isProse(path) && !isPicture(path) },
  format: { reads: (path) => !isPicture(path) },
  types: { reads: (path) => !isProse(path) && !isPicture(path) },
  lint: { reads: (path) => !isProse(path) && !isPicture(path) },
  unit: {
    reads: (path) => !isPicture(path) && !below('benchmarks/', 'apps/web/e2e/', 'apps/server/test/')(path),
    names: isPicture,
    readsData: true,
  },
  build: { reads: product },
  sizes: { reads: product },
  kit: { reads: (path) => path.startsWith('packages/ui/') && !isStory(path) && !isTest(path) },
  server: { reads: serverReads },
  postgresql: { reads: serverReads, program: postgresProgram },
  guard: {
    reads: below('packages/ui/', '.storybook/'),
  },
  pages: {
    reads: (path) =>
      below('packages/', 'apps/web/src/', '.storybook/', 'docs/')(path) && !isPicture(path) && !isTest(path),
  },
  consumer: { reads: (path) => path.startsWith('packages/ui/') },
  chromatic: {
    reads: (path) =>
      below('.storybook/', 'chromatic', 'packages/ui/src/', 'packages/domain/src/')(path) && !isPicture(path),
  },
  scratch: { reads: (path) => !isProse(path) && !isPicture(path) },
  generator: { reads: (path) => !isProse(path) && !isPicture(path) && !path.startsWith('benchmarks/') },
};

function serverReads(path) {
  return below(
    'apps/server/',
    'packages/api/',
    'packages/domain/',
    'apps/web/src/locales/',
    'openapi/',
  )(path);
}

/** The server that the tests start; without one on this machine, the one from the lock file. */
function postgresProgram() {
  const folder = installedFolder();
  return folder === undefined ? [] : programDigest(join(folder, 'postgres'));
}

/**
 * The key under which a stage is remembered.
 * @param files from `projectFiles`
 * @param surroundings from `surroundingsOf`
 */
export function stageKey(name, files, surroundings, dataFolder) {
  const { reads, names = () => false, readsData, program = () => [] } = STAGE_INPUTS[name];
  const read = files.paths.filter((path) => everywhere(path) || reads(path));
  return digestOf(
    surroundings,
    ...read.flatMap((path) => [path, files.digest(path)]),
    ...files.paths.filter(names),
    readsData ? folderDigest(dataFolder) : '',
    ...program(),
  );
}

/** External settings that change what a test sees. */
const SETTINGS =
  /^(HEALZY_|TZ$|LANG$|LC_|NODE_OPTIONS$|NODE_ENV$|TEST_DATABASE|CHROMIUM_PATH$|DATABASE_URL$)/;
/** Where things are stored and who is notified: no effect on results. */
const PLACES = ['HEALZY_TEST_CACHE', 'HEALZY_E2E_PORT', 'HEALZY_E2E_DATA'];

/** A fingerprint of the machine: Node, system, settings, browser. */
export function surroundingsOf(environment = process.env) {
  const settings = Object.keys(environment)
    .filter((name) => SETTINGS.test(name) && !PLACES.includes(name))
    .sort();
  return digestOf(
    process.version,
    process.platform,
    process.arch,
    release(),
    ...settings.flatMap((name) => [name, environment[name]]),
    ...(environment.CHROMIUM_PATH ? programDigest(environment.CHROMIUM_PATH) : []),
  );
}

/** A program of the machine by its path, size and time: hashing 200 MB of it would cost more than it is worth. */
function programDigest(path) {
  const file = realpathSync(path);
  const { size, mtimeMs } = statSync(file);
  return [file, size, mtimeMs];
}

/** Real exports outside the project that some tests read. */
export const dataFolderOf = (root) => join(root, '../shared/data');
