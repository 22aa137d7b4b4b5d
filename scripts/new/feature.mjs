import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withMigration, withOperations, withPart, withRoutes } from './edits.mjs';
import { namesOf } from './names.mjs';
import { Plan, Refusal, templates } from './plan.mjs';

const MIGRATIONS = 'apps/server/migrations';
/** What a feature about a patient builds on, with how many of its files name it. */
const BASIS = { patients: 6, session: 3 };

/** A folder that shows that a feature is there already; one that is only announced in `features.json` has none. */
const ROOMS = ['openapi', 'packages/domain/src', 'apps/server/src/features', 'apps/web/src/features'];

/**
 * Generates a feature about a patient that works in every layer. @returns what was written, and what to do next
 *
 * @param options `uses`: other features it builds on, `one` and `many`: its singular and plural
 */
export async function newFeature(root, name, { uses = '', one, many } = {}) {
  const names = { ...namesOf(name, { one, many }), migration: nextMigration(root) };
  const features = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8')).features;
  const used = uses.split(',').filter(Boolean);
  const unknown = used.filter((each) => !(each in features));
  if (unknown.length) throw new Refusal(`--uses names no feature: ${unknown.join(', ')}.`);
  const room = ROOMS.map((folder) => `${folder}/${name}`).find((path) => existsSync(join(root, path)));
  if (room !== undefined)
    throw new Refusal(`The feature "${name}" exists already: ${room}. Nothing was changed.`);

  const plan = planOf(root, names, [...new Set([...Object.keys(BASIS), ...used])].sort());
  await plan.write();
  return [
    ...plan.created.map((path) => `wrote ${path}`),
    ...plan.edited.map((path) => `edited ${path}`),
    ...nextSteps(names),
  ].join('\n');
}

/** @returns {Plan} */
function planOf(root, names, uses) {
  const plan = new Plan(root);
  for (const { path, text } of templates(join(import.meta.dirname, 'templates/feature'), names))
    plan.create(path, text);
  for (const [path, change] of Object.entries(editsOf(names, uses))) plan.edit(path, change);
  return plan;
}

/** The files of others that list what the feature is. */
function editsOf(names, uses) {
  const { name, module } = names;
  return {
    'features.json': (text) => withFeature(text, names, uses),
    'openapi/openapi.yaml': (text) => withOperations(text, names),
    'packages/domain/src/session/routes.ts': (text) => withRoutes(text, names),
    'packages/domain/src/patient-transfer/record-rows.ts': (text) =>
      withPart(text, {
        name,
        constant: `${module}Transfer`,
        file: 'transfer.ts',
        list: 'TRANSFER_PARTS = [',
        // Rows are stored in this order: what is referenced comes before it.
        isOrdered: false,
      }),
    [`${MIGRATIONS}/meta/_journal.json`]: (text) =>
      withMigration(text, `${names.migration}_${names.record_table}`),
    'apps/server/src/modules.ts': (text) =>
      withPart(text, { name, constant: module, file: 'module.ts', list: 'modules = [' }),
    'apps/web/src/features/index.ts': (text) =>
      withPart(text, { name, constant: `${module}Module`, file: 'module.ts', list: 'registerModules([' }),
  };
}

function withFeature(text, { name }, uses) {
  const file = JSON.parse(text);
  const known = file.features[name]?.uses ?? [];
  file.features[name] = { uses: [...new Set([...known, ...uses])].sort() };
  file.features['patient-transfer'].uses = [
    ...new Set([...file.features['patient-transfer'].uses, name]),
  ].sort();
  // The numbers say how far the features that are there may reach; a new one brings its own.
  for (const [basis, files] of Object.entries(BASIS))
    if (basis in (file.foreignFiles ?? {})) file.foreignFiles[basis] += files;
  return JSON.stringify(file, null, 2);
}

/** The number of the next migration, as `0032`. */
function nextMigration(root) {
  const numbers = readdirSync(join(root, MIGRATIONS)).flatMap((file) => /^(\d{4})_/.exec(file)?.[1] ?? []);
  return String(Math.max(...numbers.map(Number)) + 1).padStart(4, '0');
}

const nextSteps = ({ name, migration, record_table: table, ...names }) => [
  '',
  `Next, ${name} works as it is once \`npm run contract\` has generated its types:`,
  `  1. npm run contract`,
  `  2. npx vitest run ${name}`,
  `  3. npm run check:features -- --cost ${name}`,
  `Then make it yours, and repeat these three:`,
  `  - the fields: openapi/${name}/${names.Record}.yaml and ${names.Record}Write.yaml, packages/domain/src/${name}/schemas.ts,`,
  `    ${MIGRATIONS}/${migration}_${table}.sql, ${names.Record}Form.tsx, locales/{es,en}/${name}.json;`,
  `  - the names of it in Spanish: apps/web/src/locales/es/${name}.json and features/${name}/sentences/es.json;`,
  `  - its icon and the order of its tab: apps/web/src/features/${name}/module.ts and record.ts.`,
];
