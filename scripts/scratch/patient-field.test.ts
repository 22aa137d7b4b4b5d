// A field of a patient costs at most eight files: added to a copy of the project, it is stored, edited, listed,
// imported, exported and transferred.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyProject, runIn } from './copy.mjs';

const MOST_FILES = 8;
const COLUMN_SQL = 'ALTER TABLE "patients" ADD COLUMN "preferred_name" text;\n';
const MIGRATION = '9999_preferred_name';

/** What a person writes for a new field: in which file, and where. */
const EDITS: Readonly<Record<string, (before: string) => string>> = {
  'openapi/patients/PatientFields.yaml': inserted(
    /^timezone:/m,
    "preferredName:\n  in: [PatientSummary, PatientColumn, PatientImportField]\n  value: { type: [string, 'null'], maxLength: 100 }\n",
  ),
  'packages/domain/src/patients/fields.ts': inserted(
    /^ {2}timezone: text/m,
    "  preferredName: text(optionalText(100), {\n    heading: /^(nombre preferido|preferred name)$/,\n    extension: 'urn:healzy:preferred-name',\n  }),\n",
  ),
  [`apps/server/migrations/${MIGRATION}.sql`]: () => COLUMN_SQL,
  'apps/server/migrations/meta/_journal.json': (before) => {
    const journal = JSON.parse(before) as { entries: { idx: number; when: number; tag: string }[] };
    const last = journal.entries.at(-1);
    if (last === undefined) throw new Error('The journal of migrations is empty.');
    journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1000, tag: MIGRATION });
    return JSON.stringify(journal, null, 2);
  },
  'apps/web/src/locales/es/patients.json': labelled('Nombre preferido'),
  'apps/web/src/locales/en/patients.json': labelled('Preferred name'),
  'apps/web/src/features/patients/PatientFields.tsx': (before) =>
    inserted(
      /^ {10}<ComboBox\n {12}\{\.\.\.useField\(form, 'timezone'\)\}/m,
      "          <TextField {...useField(form, 'preferredName')} isOptional />\n",
    )(inserted(/^ {2}'timezone',/m, "  'preferredName',\n")(before)),
  'apps/web/src/features/patients/PatientFacts.tsx': inserted(
    /^ {10}\[t\('form\.birthdate'\)/m,
    "          [t('form.preferredName'), patient.preferredName],\n",
  ),
};

function inserted(place: RegExp, text: string) {
  return (before: string): string => {
    if (!place.test(before)) throw new Error(`Nothing matches ${place}: say where the field is added now.`);
    return before.replace(place, (found) => text + found);
  };
}

function labelled(label: string) {
  return (before: string): string => {
    const file = JSON.parse(before) as { form: Record<string, string> };
    file.form.preferredName = label;
    return JSON.stringify(file, null, 2);
  };
}

const copy = copyProject();
afterAll(() => copy.remove(), 120_000);

it('a field is stored, edited, listed, imported, exported and transferred after eight edits', async () => {
  expect(Object.keys(EDITS).length).toBeLessThanOrEqual(MOST_FILES);
  for (const [path, edit] of Object.entries(EDITS)) {
    const file = join(copy.folder, path);
    writeFileSync(file, edit(path.endsWith('.sql') ? '' : readFileSync(file, 'utf8')));
  }
  const run = async (...command: string[]): Promise<string> => {
    const { code, output } = await runIn(copy.folder, command);
    expect(code, `${command.join(' ')}\n${output}`).toBe(0);
    return output;
  };
  await run('node', 'scripts/contract.mjs');
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
      ...['apps/server/test/patient-fields.test.ts', 'packages/domain/src/patients'],
    ),
    (async () => {
      for (const project of ['packages/domain', 'apps/server', 'apps/web'])
        await run('node_modules/.bin/tsgo', '--noEmit', '-p', project);
    })(),
  ]);
  expect(tests).toContain('preferredName is listed, exported, imported and transferred');
}, 600_000);
