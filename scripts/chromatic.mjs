// Publishes Storybook to Chromatic when CHROMATIC_PROJECT_TOKEN is set. Without a token, or with --check, Chromatic's
// own dry run checks the configuration and the build against a small local substitute for its service: nothing leaves
// the machine.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStorybook, files, whole as site } from './storybook-build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cli = join(root, 'node_modules/chromatic/dist/bin.cjs');
const token = process.env.CHROMATIC_PROJECT_TOKEN;

function chromatic(args, environment, stdio = 'pipe') {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', stdio, stdio],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** `**` any folders, `*` within a name: the two wildcards that the configuration uses. */
function matcher(glob) {
  const pattern = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (sign) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[sign]);
  return new RegExp(`^${pattern}$`);
}

/** What the dry run cannot see: Chromatic would skip stories silently. */
function configurationProblems() {
  const { externals, storybookConfigDir, outputDir } = JSON.parse(
    readFileSync(join(root, 'chromatic.config.json'), 'utf8'),
  );
  const found = [];
  const sources = ['packages/ui/src', 'packages/domain/src', '.storybook']
    .flatMap((folder) => [...files(join(root, folder))])
    .map((file) => relative(root, file));
  for (const glob of externals) {
    if (!sources.some((file) => matcher(glob).test(file)))
      found.push(
        `externals names ${glob}, and no such file exists. Remove or correct it in chromatic.config.json.`,
      );
  }
  // Chromatic's module graph does not see one .css.ts importing another: a token would change and no story be rendered.
  for (const file of sources.filter((each) => each.endsWith('.css.ts'))) {
    if (!externals.some((glob) => matcher(glob).test(file)))
      found.push(
        `${file} is in no externals of chromatic.config.json: a change to it would render no story again.`,
      );
  }
  for (const file of sources.filter((each) => each.includes('.visual.stories.'))) {
    if (!/disableSnapshot:\s*false/.test(readFileSync(join(root, file), 'utf8')))
      found.push(`${file} needs parameters.chromatic.disableSnapshot false: Chromatic would pass over it.`);
  }
  if (storybookConfigDir !== '.storybook' || join(root, outputDir) !== site)
    found.push('chromatic.config.json names other folders than scripts/storybook-build.mjs.');
  return found;
}

/** Answers the few requests of a dry run. */
const answers = {
  CreateAppTokenMutation: { appToken: 'a.b.c' },
  CreateCLITokenMutation: { cliToken: 'a.b.c' },
  LastBuildQuery: { app: { isOnboarding: false, lastBuild: null } },
  FirstCommittedAtQuery: { app: { firstBuild: null, lastBuild: null, pullRequest: null } },
  AnnounceBuildMutation: {
    announceBuild: {
      id: 'Build:1',
      number: 1,
      browsers: ['chrome'],
      status: 'ANNOUNCED',
      autoAcceptChanges: false,
      reportToken: 'none',
      features: { uiTests: true, uiReview: true },
      app: { id: 'App:1', turboSnapAvailability: 'APPLICABLE' },
    },
  },
};

async function dryRunProblems() {
  buildStorybook();
  const asked = new Set();
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const name = /(?:mutation|query)\s+(\w+)/.exec(body)?.[1] ?? '';
    asked.add(name);
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: answers[name] ?? {} }));
  });
  await new Promise((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { code, output } = await chromatic(
    [
      '--dry-run',
      '--storybook-build-dir',
      site,
      '--no-interactive',
      '--project-token',
      'chpt_0000000000000000',
    ],
    { CHROMATIC_INDEX_URL: `http://127.0.0.1:${service.address().port}`, CI: 'true' },
  );
  service.close();
  if (code !== 0) return [`Chromatic's dry run failed (exit code ${code}):\n${output}`];
  if (!asked.has('AnnounceBuildMutation') || !/Preparation complete/.test(output))
    return [`Chromatic's dry run stopped early:\n${output}`];
  return [];
}

if (token && !process.argv.includes('--check')) {
  const { code } = await chromatic(process.argv.slice(2), {}, 'inherit');
  process.exit(code);
}

const problems = [...configurationProblems(), ...(await dryRunProblems())];
for (const problem of problems) console.error(`✗ ${problem}`);
if (!problems.length) {
  console.log(
    token
      ? 'The Chromatic configuration holds.'
      : 'The Chromatic configuration holds. Set CHROMATIC_PROJECT_TOKEN to publish.',
  );
}
process.exit(problems.length ? 1 : 0);
