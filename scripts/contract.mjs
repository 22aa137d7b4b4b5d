// Checks the contract under openapi/ and writes what is generated from it. With --check it writes nothing and fails
// when the committed files differ.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const generated = join(root, 'packages/api/src/generated');
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

function generate(folder) {
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
  writeFileSync(join(folder, 'operations.ts'), operationsTable(JSON.parse(readFileSync(bundle, 'utf8'))));
}

/** Method, path and word of each operation, for whoever calls it by its operationId. */
function operationsTable(contract) {
  const rows = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.operationId)
      .map(
        ([method, operation]) =>
          `  ${operation.operationId}: { method: '${method.toUpperCase()}', path: '${path}', word: '${operation.tags[0]}' },`,
      ),
  );
  return `// Generated from openapi/ by \`npm run contract\`. Do not edit.\nexport const OPERATIONS = {\n${rows.join('\n')}\n} as const;\n`;
}

function drifted(fresh) {
  return ['openapi.json', 'schema.ts', 'operations.ts'].flatMap((name) => {
    const after = readFileSync(join(fresh, name), 'utf8');
    let before = '';
    try {
      before = readFileSync(join(generated, name), 'utf8');
    } catch {
      return [`packages/api/src/generated/${name} is missing`];
    }
    return before === after
      ? []
      : [`packages/api/src/generated/${name} differs, first at ${firstDifference(before, after)}`];
  });
}

const fresh = isCheck ? mkdtempSync(join(tmpdir(), 'healzy-contract-')) : generated;
try {
  generate(fresh);
  if (isCheck) {
    const differences = drifted(fresh);
    if (differences.length > 0) {
      console.error(
        `The generated files do not match openapi/:\n  ${differences.join('\n  ')}\n` +
          'Run `npm run contract` and commit packages/api/src/generated; never edit those files by hand.',
      );
      process.exitCode = 1;
    } else console.log('contract: linted, generated files match');
  } else console.log('contract: linted, packages/api/src/generated written');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (isCheck) rmSync(fresh, { recursive: true, force: true });
}
