// Makes the code that no one writes and Git does not store: types and tables from openapi/, and what the domain knows
// of the provider's foods from their table. Node built-ins only: it is called right after installing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listsTable } from './lists.mjs';
import { FIELD_LISTS, fieldNamesTable, operationsTable, rolesTable } from './tables.mjs';

const API = 'packages/api/src/generated';
const DOMAIN = 'packages/domain/src';

/** Written from the bundled contract: path → its text. */
const TABLES = {
  [`${API}/operations.ts`]: operationsTable,
  [`${DOMAIN}/session/generated/action-roles.ts`]: rolesTable,
  ...Object.fromEntries(
    Object.keys(FIELD_LISTS).map((folder) => [
      `${DOMAIN}/${folder}/generated/field-names.ts`,
      fieldNamesTable(folder),
    ]),
  ),
  [`${DOMAIN}/patients/generated/lists.ts`]: listsTable,
};
/** Printed by a script: path → the script. */
const PRINTED = {
  [`${DOMAIN}/foods/generated/plates.ts`]: 'scripts/foods/print-plates.ts',
  [`${DOMAIN}/foods/generated/purchases.ts`]: 'scripts/foods/print-purchases.ts',
};
/** Every generated file, by its path in the project. */
export const GENERATED_FILES = [
  `${API}/openapi.json`,
  `${API}/schema.ts`,
  ...Object.keys(TABLES),
  ...Object.keys(PRINTED),
];
/** What the files were made from, and what they were then. */
const STAMP = `${API}/.stamp`;

/** All that the files are made from, with the versions of the programs that make them. */
const SOURCES = [
  'package-lock.json',
  'redocly.yaml',
  'scripts/foods/roles.csv',
  'scripts/foods/table.ts',
  'packages/domain/src/shared/delimited/cells.ts',
];
const SOURCE_FOLDERS = ['openapi', 'scripts/contract'];

const filesBelow = (root, folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort();

function digestOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = join(root, path);
    const bytes = existsSync(file) ? readFileSync(file) : Buffer.from('absent');
    hash.update(`${path}:${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

const sourcesOf = (root) =>
  digestOf(root, [
    ...SOURCES,
    ...Object.values(PRINTED),
    ...SOURCE_FOLDERS.flatMap((folder) => filesBelow(root, folder)),
  ]);
const stampOf = (root, sources) => `${sources} ${digestOf(root, GENERATED_FILES)}\n`;

/** Whether the files on disk are what the sources give, unchanged since they were made. */
function isCurrent(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root, sourcesOf(root));
}

function run(root, program, args) {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (result.status === 0) return result.stdout;
  throw new Error(`${result.stdout}${result.stderr}${program} ${args[0]} failed`);
}

/** @throws with what is wrong with the contract */
export const lint = (root) => void run(root, '@redocly/cli/bin/cli.js', ['lint', 'openapi/openapi.yaml']);

/**
 * Writes every generated file whose text changed: others keep their time, so that nothing is built or reloaded without
 * need. It does not lint, because the first start waits for it.
 *
 * @param root folder of the project
 * @throws with the messages of the program that failed
 */
export function generate(root) {
  const sources = sourcesOf(root);
  mkdirSync(join(root, API), { recursive: true });
  // In the same folder, so that a file is replaced in one step: another process may be reading it.
  const drafts = mkdtempSync(join(root, API, '.drafts-'));
  try {
    const texts = new Map();
    const bundle = join(drafts, 'openapi.json');
    run(root, '@redocly/cli/bin/cli.js', [
      'bundle',
      'openapi/openapi.yaml',
      '--output',
      bundle,
      '--ext',
      'json',
    ]);
    const schema = join(drafts, 'schema.ts');
    run(root, 'openapi-typescript/bin/cli.js', [
      bundle,
      '--output',
      schema,
      '--root-types',
      '--root-types-no-schema-prefix',
      '--enum-values',
      // What has a default may be left out of a request.
      '--default-non-nullable=false',
    ]);
    texts.set(`${API}/openapi.json`, readFileSync(bundle, 'utf8'));
    texts.set(`${API}/schema.ts`, readFileSync(schema, 'utf8'));
    const contract = JSON.parse(texts.get(`${API}/openapi.json`));
    for (const [path, tableOf] of Object.entries(TABLES)) texts.set(path, tableOf(contract));
    for (const [path, script] of Object.entries(PRINTED))
      texts.set(path, run(root, 'tsx/dist/cli.mjs', [script]));
    for (const [path, text] of texts) replace(join(root, path), text, join(drafts, 'next'));
    // Not what is on disk now: a source may have changed meanwhile.
    writeFileSync(join(root, STAMP), stampOf(root, sources));
  } finally {
    rmSync(drafts, { recursive: true, force: true });
  }
}

function replace(file, text, draft) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Makes the files if they are missing, out of date or edited. @returns whether it had to */
export function generateIfChanged(root) {
  if (isCurrent(root)) return false;
  generate(root);
  return true;
}
