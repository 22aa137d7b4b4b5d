// What a field costs, in files: added to a copy of the project, one of a patient is stored, edited, listed, imported,
// exported and transferred, one of a food stored, edited, shown and imported, one of a plan stored, copied and transferred.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyProject, runIn } from './copy.mjs';

type Edits = Readonly<Record<string, (before: string) => string>>;

const columns = (sql: string, tag: string): Edits => ({
  [`apps/server/migrations/${tag}.sql`]: () => sql,
  'apps/server/migrations/meta/_journal.json': (before) => {
    const journal = JSON.parse(before) as { entries: { idx: number; when: number; tag: string }[] };
    const last = journal.entries.at(-1);
    if (last === undefined) throw new Error('The journal of migrations is empty.');
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag });
    return JSON.stringify(journal, null, 2);
  },
});

/** What a person writes for a new field of a record: first the contract, then its table of fields, then the rest. */
const RECORDS: Readonly<Record<string, { field: string; mostFiles: number; edits: Edits }>> = {
  patient: {
    field: 'preferredName',
    mostFiles: 8,
    edits: {
      'openapi/patients/PatientFields.yaml': inserted(
        /^timezone:/m,
        "preferredName:\n  in: [PatientSummary, PatientColumn, PatientImportField]\n  value: { type: [string, 'null'], maxLength: 100 }\n",
      ),
      'packages/domain/src/patients/fields.ts': inserted(
        /^ {2}timezone: text/m,
        "  preferredName: text(optionalText(100), {\n    heading: /^(nombre preferido|preferred name)$/,\n    extension: 'urn:healzy:preferred-name',\n  }),\n",
      ),
      ...columns('ALTER TABLE "patients" ADD COLUMN "preferred_name" text;\n', '9998_preferred_name'),
      'apps/web/src/locales/es/patients.json': labelled('preferredName', 'Nombre preferido'),
      'apps/web/src/locales/en/patients.json': labelled('preferredName', 'Preferred name'),
      'apps/web/src/features/patients/PatientFields.tsx': (before) =>
        inserted(
          /^ {10}<ComboBox\n {12}\{\.\.\.useField\(form, 'timezone'\)\}/m,
          "          <TextField {...useField(form, 'preferredName')} isOptional />\n",
        )(inserted(/^ {2}'timezone',/m, "  'preferredName',\n")(before)),
      'apps/web/src/features/patients/PatientFacts.tsx': inserted(
        /^ {10}\[t\('form\.birthdate'\)/m,
        "          [t('form.preferredName'), patient.preferredName],\n",
      ),
    },
  },
  food: {
    field: 'brand',
    mostFiles: 4,
    edits: {
      'openapi/foods/FoodFields.yaml': inserted(
        /^recipe:/m,
        "brand: { in: [FoodSummary, FoodImportField], value: { type: [string, 'null'], maxLength: 80 } }\n",
      ),
      'packages/domain/src/foods/fields.ts': inserted(
        /^ {2}recipe: \{/m,
        '  brand: { schema: optionalName(80), control: OPTIONAL_TEXT, heading: /^(marca|brand)$/ },\n',
      ),
      'apps/web/src/locales/es/foods.json': labelled('brand', 'Marca'),
      'apps/web/src/locales/en/foods.json': labelled('brand', 'Brand'),
    },
  },
  plan: {
    field: 'focus',
    mostFiles: 4,
    edits: {
      'openapi/nutritional-plans/NutritionalPlanWrite.yaml': inserted(
        /^ {2}mealShares:/m,
        "  focus: { type: [string, 'null'], maxLength: 200 }\n",
      ),
      'packages/domain/src/nutritional-plans/schemas.ts': inserted(
        /^ {2}mealShares: \{ schema/m,
        '  focus: { schema: nameText(200).nullable().default(null) },\n',
      ),
      ...columns('ALTER TABLE "nutritional_plans" ADD COLUMN "focus" text;\n', '9999_plan_focus'),
    },
  },
};

function inserted(place: RegExp, text: string) {
  return (before: string): string => {
    if (!place.test(before)) throw new Error(`Nothing matches ${place}: say where the field is added now.`);
    return before.replace(place, (found) => text + found);
  };
}

function labelled(field: string, label: string) {
  return (before: string): string => {
    const file = JSON.parse(before) as { form: Record<string, string> };
    file.form[field] = label;
    return JSON.stringify(file, null, 2);
  };
}

const copy = copyProject();
afterAll(() => copy.remove(), 120_000);

function write([path, edit]: [string, (before: string) => string]): void {
  const file = join(copy.folder, path);
  writeFileSync(file, edit(path.endsWith('.sql') ? '' : readFileSync(file, 'utf8')));
}

async function run(...command: string[]): Promise<string> {
  const { code, output } = await runIn(copy.folder, command);
  expect(code, `${command.join(' ')}\n${output}`).toBe(0);
  return output;
}

const all = Object.values(RECORDS);

it('the compiler asks for a field that the contract has and its table of fields has not', async () => {
  for (const { edits } of all) write(Object.entries(edits)[0] as [string, (before: string) => string]);
  await run('node', 'scripts/contract.mjs');
  const { code, output } = await runIn(copy.folder, [
    'node_modules/.bin/tsgo',
    '--noEmit',
    '-p',
    'packages/domain',
  ]);
  expect(code).not.toBe(0);
  for (const { field } of all) expect(output).toMatch(new RegExp(`Property '${field}' is missing`));
}, 600_000);

it('a field works in all that derives from its table after that many edits', async () => {
  for (const { edits, mostFiles } of all) {
    expect(Object.keys(edits).length).toBeLessThanOrEqual(mostFiles);
    Object.entries(edits).slice(1).forEach(write);
  }
  const [tests] = await Promise.all([
    run(
      ...[
        'node_modules/.bin/vitest',
        'run',
        '--reporter=verbose',
        '--project',
        'server',
        '--project',
        'domain',
      ],
      ...['apps/server/test/patient-fields.test.ts', 'apps/server/test/updates.test.ts'],
      ...['packages/domain/src/patients', 'packages/domain/src/foods/foods.test.ts'],
    ),
    (async () => {
      for (const project of ['packages/domain', 'apps/server', 'apps/web'])
        await run('node_modules/.bin/tsgo', '--noEmit', '-p', project);
    })(),
  ]);
  expect(tests).toContain('preferredName is listed, exported, imported and transferred');
  expect(tests).toMatch(/updateFood > leaves as it was/);
  expect(tests).toMatch(/updateNutritionalPlan > leaves as it was/);
}, 1_200_000);
