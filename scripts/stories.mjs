// Runs every story: its play, axe in light and dark, and the snapshots of `*.visual.stories`.
//   node scripts/stories.mjs [path part …]    only stories whose file path contains one of the parts, built alone
//     --visual         only visual stories
//     --update         accept the snapshots as they are rendered now
//     --token <t>=<v>  render with another value of a token (space.md=17px): what would change?
//     --json <file>    where the report goes (default test-results/stories.json)
//     --rebuild        build Storybook even when nothing has changed
//     --remember       leave out the files that passed before with all that they read, and remember what passes now
//     --fresh          with --remember: leave out none
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { browser, isPinned } from './browser.mjs';
import { rememberedStories } from './memory/remembered-stories.mjs';
import { serveFolder } from './serve-folder.mjs';
import { storyReport } from './story-report.mjs';
import { buildStorybook, isCurrent, storyFiles, whole } from './storybook-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const baselines = join(root, '.storybook/visual-baselines');
const pictures = JSON.parse(readFileSync(join(root, '.storybook/pictures.json'), 'utf8'));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    visual: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    rebuild: { type: 'boolean', default: false },
    remember: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    token: { type: 'string', multiple: true, default: [] },
    json: { type: 'string', default: join(root, 'test-results/stories.json') },
  },
});

/** Names of the snapshots that the stories of the index expect. */
function expectedPictures() {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
  return new Set(
    Object.values(entries)
      .filter((entry) => entry.type === 'story' && entry.importPath.includes('.visual.stories.'))
      .flatMap(({ id }) =>
        pictures
          .filter(({ of }) => of?.some((part) => id.startsWith(`${part}--`)) ?? true)
          .map(({ theme, width, brand, isForced }) =>
            [id, isForced ? 'forced' : theme, width, ...(brand ? [brand] : []), 'png'].join('.'),
          ),
      ),
  );
}

// Only a complete run that compares unmodified rendering can be remembered.
const memory =
  values.remember && !positionals.length && !values.visual && !values.update && !values.token.length
    ? rememberedStories(root, { isFresh: values.fresh })
    : undefined;
if (memory?.isComplete) {
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(
    values.json,
    JSON.stringify({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [],
      provenBefore: memory.provenBefore,
      leftOut: [],
    }),
  );
  console.log(`${memory.provenBefore} stories passed before, and nothing they read has changed.`);
  process.exit(0);
}

const only = positionals.length ? storyFiles(positionals) : undefined;
if (only?.length === 0) {
  console.error(`No story file's path contains ${positionals.join(' or ')}.`);
  process.exit(2);
}
const part = createHash('sha256').update(`${only?.join()}`).digest('hex').slice(0, 12);
// A complete build of the same sources works as well; partial builds never replace it.
const serves = only !== undefined && !values.rebuild && isCurrent(whole);
const site = only && !serves ? join(root, 'node_modules/.cache/storybook-parts', part) : whole;

/** `space.md=17px` as the custom property that the components use. */
function asProperty(token) {
  const [, path, value] = /^([\w.]+)=(.+)$/.exec(token) ?? [];
  if (!path || values.update) {
    console.error(
      path ? 'Snapshots of another value are never accepted.' : `--token wants space.md=17px, not ${token}.`,
    );
    process.exit(2);
  }
  const name = path.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-');
  return `--hz-${name}:${value}`;
}
const tokens = values.token.map(asProperty).join(';');

await browser(); // unpacked once, before the workers ask for it
if (!serves) buildStorybook({ isForced: values.rebuild, only, site });
const { url, close } = await serveFolder(site);
const compares = isPinned() || process.env.HEALZY_PICTURES === 'compare';
if (!compares)
  console.warn(
    'Snapshots are not compared: the baselines belong to the pinned Chromium, and this is another.',
  );

mkdirSync(dirname(values.json), { recursive: true });
const isExact = memory !== undefined && memory.provenBefore > 0;
const named = isExact ? memory.toRun : (only ?? (values.visual ? storyFiles(['.visual.']) : undefined));
const chosen = values.visual ? named.filter((file) => file.includes('.visual.')) : named;

/** Runs the stories of the chosen files, or all, and writes the report. Returns the exit status. */
async function runStories() {
  const raw = `${values.json}.run`;
  for (const file of [raw, values.json]) rmSync(file, { force: true });
  const runner = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      '.storybook/playwright.config.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        HEALZY_TOKENS: tokens,
        HEALZY_PICTURES: !compares ? 'off' : values.update ? 'update' : 'compare',
        HEALZY_STORY_SITE: site,
        TARGET_URL: url,
        HEALZY_STORY_REPORT: raw,
        ...(chosen ? { HEALZY_STORY_FILES: chosen.join() } : {}),
      },
    },
  );
  const status = await new Promise((resolve) => runner.on('exit', (code) => resolve(code ?? 1)));
  if (existsSync(raw))
    writeFileSync(values.json, JSON.stringify(storyReport(root, JSON.parse(readFileSync(raw, 'utf8')))));
  rmSync(raw, { force: true });
  return status;
}

// Perhaps only the check that every snapshot has its story is left.
const isNothingToRun = isExact && chosen.length === 0;
if (isNothingToRun)
  writeFileSync(values.json, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [] }));
const status = isNothingToRun ? 0 : await runStories();
close();

if (!compares && existsSync(values.json)) {
  // Skipped work belongs in the report, so that the count of `npm test` includes it.
  const report = JSON.parse(readFileSync(values.json, 'utf8'));
  report.leftOut = [...expectedPictures()].map((name) => `snapshot ${name}: belongs to the pinned Chromium`);
  writeFileSync(values.json, JSON.stringify(report));
}

if (memory && existsSync(values.json)) {
  const report = JSON.parse(readFileSync(values.json, 'utf8'));
  memory.keep(
    report.testResults.map((each) => ({ ...each, file: relative(root, each.name) })),
    compares,
  );
  writeFileSync(values.json, JSON.stringify({ ...report, provenBefore: memory.provenBefore }));
}

const isWhole = !positionals.length;
const expected = expectedPictures();
const orphans =
  isWhole && existsSync(baselines) ? readdirSync(baselines).filter((name) => !expected.has(name)) : [];
if (orphans.length && values.update) {
  for (const name of orphans) rmSync(join(baselines, name));
} else if (orphans.length) {
  console.error(
    `Snapshots without a story in .storybook/visual-baselines:\n  ${orphans.join('\n  ')}\nRemove them with --update.`,
  );
  process.exit(1);
}
if (isWhole && compares && !values.visual) memory?.keepOrphans();
process.exit(status);
