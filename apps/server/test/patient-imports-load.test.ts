import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { healthWhile, LONGEST_HELD_MS } from './health-while.ts';
import { beginImport, COLUMNS, sheetOf, sheetRow } from './patient-sheets.ts';

let bed: TestBed;
let clinic: Clinic;
let as: Person;

beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Import');
  as = clinic.people.receptionist;
  // The first import pays for compiling the code.
  await importWhole(Array.from({ length: 40 }, (_, index) => sheetRow(index)));
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Import');
  as = clinic.people.receptionist;
});

const settings = () => ({
  columns: COLUMNS,
  timezone: 'Europe/Madrid',
  principalId: clinic.people.specialist.professionalId,
  dayOrder: 'DMY',
});

const tryOut = async (importId: string) => {
  const path = { importId };
  const checked = await bed.call('checkPatientImport', { as, path, body: settings() });
  expect(checked.status).toBe(200);
  const page = await bed.call('listPatientImportProblems', { as, path, query: { limit: 20 } });
  expect(page.status).toBe(200);
  return checked.body.findings as Record<string, number>;
};

async function importWhole(lines: readonly string[]) {
  const begun = await beginImport(bed, as, sheetOf(lines));
  const findings = await tryOut(begun.body.id as string);
  const path = { importId: begun.body.id as string };
  for (let from = 0; ;) {
    const { status, body } = await bed.call('runPatientImport', { as, path, body: { from } });
    expect(status).toBe(200);
    if (body.state === 'DONE') return { findings, createdCount: body.createdCount as number };
    from = body.position as number;
  }
}

const BORN = { 3: '01/01/1990' };

describe('a large list of patients', () => {
  it('all born on one day is dry-run while other requests are answered', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => sheetRow(index, BORN));
    const { body } = await beginImport(bed, as, sheetOf(lines));
    const { result, longestHeldMs, answers } = await healthWhile(bed, () => tryOut(body.id as string));
    expect(result).toMatchObject({ ready: 20_000, alike: 0 });
    expect(answers).toBeGreaterThan(20);
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
  });

  it('is imported while other requests are answered', async () => {
    let row = 0;
    const unknownPeople = () => Promise.resolve(Array.from({ length: 600 }, () => sheetRow(row++, BORN)));
    const { result, longestHeldMs, answers } = await healthWhile(bed, importWhole, unknownPeople);
    expect(result.createdCount).toBe(600);
    expect(answers).toBeGreaterThan(10);
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
  });
});

describe('a list that is made to block the thread', () => {
  const headings = 'Nombre completo;Correo electrónico;Fecha de nacimiento;Sexo';
  const begin = (text: string) => beginImport(bed, as, new TextEncoder().encode(text));
  const size = 9 * 1024 * 1024;
  const beginning = async (text: string) => {
    const { result, longestHeldMs } = await healthWhile(bed, () => begin(text));
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
    return { status: result.status, code: result.body.code as string | undefined };
  };

  it.each([
    ['one line of all its bytes', 'a'.repeat(size), 'IMPORT_NO_TABLE'],
    ['a million columns', `Nombre;Correo\n${';'.repeat(size)}\n`, 'IMPORT_ROW_TOO_LONG'],
    ['nothing but blank lines', `Nombre;Correo\n${'\n'.repeat(size)}`, 'IMPORT_NO_ROWS'],
    ['nothing but empty rows', `Nombre;Correo\n${';;\n'.repeat(size / 3)}`, 'IMPORT_TOO_MANY_ROWS'],
    [
      'a quotation mark that never closes',
      `Nombre;Correo\nA;"${'b\n'.repeat(size / 2)}`,
      'IMPORT_ROW_TOO_LONG',
    ],
    ['a hundred thousand rows', `Nombre;Correo\n${'a;b\n'.repeat(100_000)}`, 'IMPORT_TOO_MANY_ROWS'],
  ])('is rejected: %s', async (_name, text, code) => {
    expect(await beginning(text)).toEqual({ status: 422, code });
  });

  it('is rejected before the upload when it is larger than any list', async () => {
    const { status } = await bed.call('createDocument', {
      as,
      query: { entityType: 'PATIENT_IMPORT' },
      body: { entityId: as.userId, fileName: 'a.csv', contentType: 'text/csv', sizeBytes: 11 * 1024 * 1024 },
    });
    expect(status).toBe(422);
  });

  it('is read with cells of the maximum length, which no card accepts', async () => {
    const long = 'de '.repeat(10_000);
    const rows = Array.from(
      { length: 250 },
      (_, index) => `${long};a${index}@correo.example;01/02/1990;Mujer`,
    );
    const begun = await begin([headings, ...rows].join('\n'));
    const body = { ...settings(), columns: ['fullName', 'email', 'birthdate', 'sex'] };
    const path = { importId: begun.body.id as string };
    const { result, longestHeldMs } = await healthWhile(bed, () =>
      bed.call('checkPatientImport', { as, path, body }),
    );
    expect(result.body.findings).toMatchObject({ wrong: 250 });
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
  });
});

describe('a person who may exist already', () => {
  const copies = async (count: number): Promise<void> => {
    const patient = await addPatient(bed.database, clinic);
    await bed.database.asAccount({ accountId: clinic.accountId }, async (sql) => {
      await sql.query(
        `INSERT INTO patients SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
           'email', i || '@correo.example', 'email_key', i || '@correo.example', 'birthdate', '1990-01-01',
           'name', 'María del Carmen ' || i))).* FROM patients p, generate_series(1, $2::int) AS i WHERE p.id = $1`,
        [patient, count],
      );
      await sql.query(
        `INSERT INTO patient_specialists SELECT (jsonb_populate_record(s, jsonb_build_object('patient_id', p.id))).*
         FROM patient_specialists s, patients p WHERE s.patient_id = $1 ON CONFLICT DO NOTHING`,
        [patient],
      );
    });
  };
  const ask = (name: string) =>
    bed.call('findSimilarPatients', { as, body: { name, surname: 'Nadie', birthdate: '1990-01-01' } });

  it('is searched among thousands with one birthdate while other requests are answered', async () => {
    await copies(5_000);
    // The first search compiles code and plans its statements for the new rows.
    await ask('Ana');
    const { result, longestHeldMs } = await healthWhile(bed, () => ask('x'.repeat(95)));
    expect(result.body).toEqual({ items: [], hidden: 0 });
    expect(longestHeldMs).toBeLessThan(LONGEST_HELD_MS);
  });
});
