// Checks the contract under openapi/ and writes what is generated from it. With --check it writes nothing and fails if
// the committed files differ.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listsTable } from './contract/lists.mjs';
import { FIELD_LISTS, fieldNamesTable, operationsTable, rolesTable } from './contract/tables.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const generated = join(root, 'packages/api/src/generated');
/** Written beside what uses them: path in the domain → its table. */
const DOMAIN_FILES = {
  'session/generated/action-roles.ts': rolesTable,
  ...Object.fromEntries(
    Object.keys(FIELD_LISTS).map((folder) => [`${folder}/generated/field-names.ts`, fieldNamesTable(folder)]),
  ),
  'patients/generated/lists.ts': listsTable,
};
const domain = join(root, 'packages/domain/src');
const isCheck = process.argv.includes('--check');

function run(program, args) {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (result.status === 0) return;
  process.stderr.write(result.stdout + result.stderr);
  throw new Error(`${program} ${args[0]} failed`);
}

/** One line for each difference that would otherwise only show as a failed comparison. */
function firstDifference(before, after) {
  const old = before.split('\n');
  const fresh = after.split('\n');
  const at = fresh.findIndex((line, index) => line !== old[index]);
  const line = at === -1 ? fresh.length : at;
  return `line ${line + 1}\n    committed: ${old[line] ?? '(ends)'}\n    contract:  ${fresh[line] ?? '(ends)'}`;
}

function generate(folder, domainFolder) {
  mkdirSync(folder, { recursive: true });
  const bundle = join(folder, 'openapi.json');
  run('@redocly/cli/bin/cli.js', ['lint', 'openapi/openapi.yaml']);
  run('@redocly/cli/bin/cli.js', ['bundle', 'openapi/openapi.yaml', '--output', bundle, '--ext', 'json']);
  run('openapi-typescript/bin/cli.js', [
    bundle,
    '--output',
    join(folder, 'schema.ts'),
    '--root-types',
    '--root-types-no-schema-prefix',
    '--enum-values',
  ]);
  const contract = JSON.parse(readFileSync(bundle, 'utf8'));
  writeFileSync(join(folder, 'operations.ts'), operationsTable(contract));
  for (const [path, tableOf] of Object.entries(DOMAIN_FILES)) {
    mkdirSync(dirname(join(domainFolder, path)), { recursive: true });
    writeFileSync(join(domainFolder, path), tableOf(contract));
  }
}

function drifted(fresh, freshDomain) {
  const files = [
    ...['openapi.json', 'schema.ts', 'operations.ts'].map((name) => [fresh, generated, name]),
    ...Object.keys(DOMAIN_FILES).map((path) => [freshDomain, domain, path]),
  ];
  return files.flatMap(([from, folder, name]) => {
    const after = readFileSync(join(from, name), 'utf8');
    const committed = relative(root, join(folder, name)).split(sep).join('/');
    let before = '';
    try {
      before = readFileSync(join(folder, name), 'utf8');
    } catch {
      return [`${committed} is missing`];
    }
    return before === after ? [] : [`${committed} differs, first at ${firstDifference(before, after)}`];
  });
}

const fresh = isCheck ? mkdtempSync(join(tmpdir(), 'healzy-contract-')) : generated;
const freshDomain = isCheck ? join(fresh, 'domain') : domain;
try {
  generate(fresh, freshDomain);
  if (isCheck) {
    const differences = drifted(fresh, freshDomain);
    if (differences.length > 0) {
      console.error(
        `The generated files do not match openapi/:\n  ${differences.join('\n  ')}\n` +
          'Run `npm run contract` and commit what it wrote; never edit those files by hand.',
      );
      process.exitCode = 1;
    } else console.log('contract: linted, generated files match');
  } else console.log('contract: linted, types and tables of operations written');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (isCheck) rmSync(fresh, { recursive: true, force: true });
}
