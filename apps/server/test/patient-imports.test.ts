import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { beginImport, COLUMNS, HEADINGS, sheetOf, sheetRow } from './patient-sheets.ts';
import { sweep } from './sweep.ts';

let bed: TestBed;
let clinic: Clinic;
let admin: Person;
let receptionist: Person;
let specialist: Person;

beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  clinic = await addClinic(bed.database, 'Imports');
  ({ admin, receptionist, specialist } = clinic.people);
});

const settings = (change: Record<string, unknown> = {}) => ({
  columns: COLUMNS,
  timezone: 'Europe/Madrid',
  principalId: specialist.professionalId,
  dayOrder: 'DMY',
  ...change,
});
const path = (importId: string) => ({ importId });
const begin = async (lines: readonly string[], as = receptionist): Promise<string> => {
  const answer = await beginImport(bed, as, sheetOf(lines));
  expect(answer.status).toBe(201);
  return answer.body.id as string;
};
const check = (importId: string, change = {}, as = receptionist) =>
  bed.call('checkPatientImport', { as, path: path(importId), body: settings(change) });
const problems = async (importId: string, as = receptionist) =>
  (await bed.call('listPatientImportProblems', { as, path: path(importId), query: { limit: 100 } })).body;
const run = (importId: string, from: number, as = receptionist) =>
  bed.call('runPatientImport', { as, path: path(importId), body: { from } });
const undo = (importId: string, body = {}, as = receptionist) =>
  bed.call('undoPatientImport', { as, path: path(importId), body });

async function runAll(importId: string): Promise<{ calls: number; createdCount: number; state: string }> {
  for (let from = 0, calls = 1; ; calls++) {
    const { status, body } = await run(importId, from);
    expect(status).toBe(200);
    if (body.state === 'DONE') return { calls, createdCount: body.createdCount, state: body.state };
    expect(body.position).toBeGreaterThan(from);
    from = body.position;
  }
}
const people = async (search = 'prueba') =>
  (await bed.call('listPatients', { as: admin, query: { search, limit: 100 } })).body;
const filesOf = async () => {
  const keys: string[] = [];
  for await (const { key } of bed.app.services.files.list())
    if (key.startsWith(clinic.accountId)) keys.push(key);
  return keys;
};

describe('a spreadsheet of patients', () => {
  it('is matched, dry-run without a trace, imported, and its file removed', async () => {
    const id = await begin([sheetRow(1), sheetRow(2), sheetRow(3)]);
    const { body } = await bed.call('getPatientImport', { as: receptionist, path: path(id) });
    expect(body).toMatchObject({ state: 'DRAFT', rowCount: 3, settings: null, findings: null });
    expect(body.sheet).toMatchObject({ delimiter: ';', encoding: 'utf-8', headingRow: 1 });
    expect(body.sheet.columns.map((column: { proposed: string }) => column.proposed)).toEqual(COLUMNS);
    expect(body.sheet.columns[1].samples).toEqual(['Prueba 00001', 'Prueba 00002', 'Prueba 00003']);

    const tried = await check(id);
    expect(tried.body.findings).toEqual({ ready: 3, alike: 0, unlikely: 0, wrong: 0, taken: 0, repeated: 0 });
    expect((await people()).total).toBe(0);
    expect(await filesOf()).toHaveLength(1);

    expect(await runAll(id)).toMatchObject({ createdCount: 3 });
    const { items } = await people();
    const one = await bed.call('getPatient', { as: admin, path: { id: items[0].id } });
    expect(one.body).toMatchObject({
      name: 'Ana',
      surname: 'Prueba 00001',
      birthdate: '1951-02-02',
      sex: 'FEMALE',
      weightKg: 62.5,
      heightCm: 168,
      timezone: 'Europe/Madrid',
    });
    expect(one.body.specialists).toMatchObject([
      { professionalId: specialist.professionalId, isPrincipal: true },
    ]);
    expect(await filesOf()).toEqual([]);
  });

  it('asks about an implausible weight or height, and imports it only when confirmed', async () => {
    const id = await begin([
      sheetRow(801),
      sheetRow(802, { 5: '172', 6: '72' }),
      sheetRow(803, { 5: '7,2' }),
    ]);
    const asked = await check(id);
    expect(asked.body.findings).toMatchObject({ ready: 1, unlikely: 2 });
    const { items } = await problems(id);
    expect(items).toMatchObject([
      { row: 3, kind: 'UNLIKELY', cells: [{ field: 'heightCm', code: 'VALUE_UNLIKELY', found: '72' }] },
      { row: 4, kind: 'UNLIKELY', cells: [{ field: 'weightKg', code: 'VALUE_UNLIKELY', found: '7.2' }] },
    ]);
    expect((await check(id, { unlikely: 'IMPORT' })).status).toBe(200);
    expect(await runAll(id)).toMatchObject({ state: 'DONE', createdCount: 3 });
    const other = await begin([sheetRow(804), sheetRow(805, { 5: '172', 6: '72' })]);
    await check(other);
    expect(await runAll(other)).toMatchObject({ state: 'DONE', createdCount: 1 });
  });

  it('says of every skipped row which it is and why', async () => {
    const known = await addPatient(bed.database, clinic, {
      name: 'Marta',
      surname: 'Conocida Gil',
      email: 'Marta@correo.example',
      birthdate: '1970-03-04',
    });
    const id = await begin([
      sheetRow(1),
      sheetRow(2, { 2: 'marta@CORREO.example' }),
      '',
      sheetRow(3, { 2: 'ana.prueba.1@correo.example' }),
      sheetRow(4, { 0: 'Marta', 1: 'Conocida Gil', 3: '04/03/1970' }),
      sheetRow(5, { 2: 'nobody', 3: '31/02/1980', 4: 'X', 5: '700', 6: 'tall' }),
      sheetRow(6, { 0: '', 3: '01/01/2999' }),
      sheetRow(7, { 3: '01/01/1850', 1: 'Ñ'.repeat(10_000) }),
      sheetRow(8),
    ]);
    const { body } = await check(id);
    expect(body.findings).toEqual({ ready: 2, alike: 1, unlikely: 0, wrong: 3, taken: 1, repeated: 1 });
    const { items, total } = await problems(id);
    expect(total).toBe(6);
    const marta = { id: known, name: 'Marta', surname: 'Conocida Gil' };
    expect(items[0]).toMatchObject({ row: 3, kind: 'TAKEN', patient: marta });
    // Row 4 is blank in the file and counts, as it does in the spreadsheet.
    expect(items[1]).toMatchObject({ row: 5, kind: 'REPEATED', otherRow: 2 });
    expect(items[2]).toMatchObject({ row: 6, kind: 'ALIKE', patient: marta });
    expect(items[3]).toMatchObject({ row: 7, kind: 'WRONG', name: 'Ana Prueba 00005' });
    expect(items[3].cells).toEqual([
      { field: 'birthdate', code: 'DATE_INVALID', found: '31/02/1980' },
      { field: 'sex', code: 'OPTION_INVALID', found: 'X' },
      { field: 'heightCm', code: 'NUMBER_INVALID', found: 'tall' },
      { field: 'email', code: 'EMAIL_INVALID', found: 'nobody' },
      { field: 'weightKg', code: 'OUT_OF_RANGE', found: '700' },
    ]);
    expect(items[4].cells.map((cell: { field: string; code: string }) => [cell.field, cell.code])).toEqual([
      ['name', 'REQUIRED'],
      ['birthdate', 'DATE_IN_FUTURE'],
    ]);
    expect(items[5].cells.map((cell: { field: string; found: string }) => cell.field).sort()).toEqual([
      'birthdate',
      'surname',
    ]);
    for (const { found } of items[5].cells) expect(found.length).toBeLessThanOrEqual(80);
    expect(await runAll(id)).toMatchObject({ createdCount: 2 });
  });

  it('imports similar people only when told to', async () => {
    await addPatient(bed.database, clinic, { name: 'Ana', surname: 'Prueba 00001', birthdate: '1951-02-02' });
    const id = await begin([sheetRow(1)]);
    expect((await check(id)).body.findings).toMatchObject({ ready: 0, alike: 1 });
    expect(await run(id, 0)).toMatchObject({ status: 409, body: { code: 'IMPORT_NOTHING_TO_DO' } });
    await check(id, { alike: 'IMPORT' });
    expect(await runAll(id)).toMatchObject({ createdCount: 1 });
  });

  it('asks what the file leaves open, and nothing that it says itself', async () => {
    const open = [sheetRow(1, { 3: '03/04/1980', 4: 'M' }), sheetRow(2, { 3: '05/06/1981', 4: 'M' })];
    const id = await begin(open);
    const { body } = await check(id, { dayOrder: null });
    expect(body.findings).toBeNull();
    expect(body.questions).toEqual([
      {
        id: 'dayOrder',
        samples: [
          { row: 2, found: '03/04/1980' },
          { row: 3, found: '05/06/1981' },
        ],
      },
      {
        id: 'sexOfM',
        samples: [
          { row: 2, found: 'M' },
          { row: 3, found: 'M' },
        ],
      },
    ]);
    expect(await run(id, 0)).toMatchObject({ status: 409, body: { code: 'IMPORT_NOT_CHECKED' } });
    await check(id, { dayOrder: 'MDY', sexOfM: 'MALE' });
    await runAll(id);
    const { items } = await people();
    const one = await bed.call('getPatient', { as: admin, path: { id: items[0].id } });
    expect(one.body).toMatchObject({ birthdate: '1980-03-04', sex: 'MALE' });

    const plain = await begin([sheetRow(11, { 3: '13/04/1980', 4: 'M' }), sheetRow(12, { 4: 'H' })]);
    expect((await check(plain, { dayOrder: null })).body.questions).toEqual([]);
  });

  it.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'FILE_TYPE'],
    ['an Excel workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'FILE_TYPE'],
    ['a letter', new TextEncoder().encode('Dear all\nhow are you\n'), 'IMPORT_NO_TABLE'],
    ['headings alone', new TextEncoder().encode(`${HEADINGS}\n`), 'IMPORT_NO_ROWS'],
    [
      'a quotation mark that stays open',
      new TextEncoder().encode(`${HEADINGS}\n${sheetRow(1)}\n"Ana;x;y`),
      'IMPORT_OPEN_QUOTE',
    ],
  ])('rejects %s and keeps nothing of it', async (_name, bytes, code) => {
    expect(await beginImport(bed, receptionist, bytes)).toMatchObject({ status: 422, body: { code } });
    expect(await filesOf()).toEqual([]);
    const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(`SELECT 1 FROM documents WHERE entity_type = 'PATIENT_IMPORT'`),
    );
    expect(rows).toEqual([]);
  });

  it('requires every column once, and those that every patient needs', async () => {
    const id = await begin([sheetRow(1)]);
    const twice = ['name', 'surname', 'email', 'birthdate', 'sex', 'email', null];
    const codes = async (columns: unknown[]) =>
      (await check(id, { columns })).body.details.fields.map((field: { code: string }) => field.code);
    expect(await codes(twice)).toEqual(['IMPORT_COLUMN_TWICE']);
    expect(await codes(['name', 'surname', 'email', 'birthdate', null, null, null])).toEqual([
      'IMPORT_COLUMNS_MISSING',
    ]);
    expect(await codes(COLUMNS.slice(0, 5))).toEqual(['IMPORT_COLUMNS_MISSING']);
  });
});

describe('ten thousand rows with a broken row 4,812', () => {
  it('are dry-run, imported in repeatable steps, and undone on the way', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      sheetRow(index + 2, index + 2 === 4812 ? { 2: 'sin arroba' } : {}),
    );
    const id = await begin(lines);
    const began = performance.now();
    expect((await check(id)).body.findings).toMatchObject({ ready: 9_999, wrong: 1 });
    expect(performance.now() - began).toBeLessThan(15_000);
    expect((await problems(id)).items).toMatchObject([
      { row: 4812, kind: 'WRONG', cells: [{ field: 'email', code: 'EMAIL_INVALID', found: 'sin arroba' }] },
    ]);

    // The response to the first step is lost: the same call again does nothing twice.
    const first = (await run(id, 0)).body;
    expect(first.state).toBe('RUNNING');
    expect((await run(id, 0)).body).toMatchObject({
      position: first.position,
      createdCount: first.createdCount,
    });
    // An address of the next rows is taken meanwhile: that patient stays, the row is skipped.
    const taken = `ana.prueba.${first.position + 2}@correo.example`;
    await addPatient(bed.database, clinic, { email: taken, surname: 'Otra' });
    const second = (await run(id, first.position)).body;
    expect(second.position).toBeGreaterThan(first.position);
    expect(second.createdCount).toBe(second.position - 1);
    expect((await people()).total).toBe(second.createdCount + 1);

    let back = await undo(id);
    for (; back.body.state === 'UNDOING'; back = await undo(id)) expect(back.status).toBe(200);
    expect(back.body).toMatchObject({ state: 'UNDONE', undoneCount: second.createdCount });
    expect((await people()).items).toMatchObject([{ surname: 'Otra' }]);
  }, 60_000);
});

describe('a misread file', () => {
  it('is previewed, dry-run and imported in another layout, its full names split', async () => {
    const text = 'Paciente,Correo,Nacimiento,Sexo\nMunoz Pe\u0096a Ana,ana@correo.example,17/05/1980,Mujer\n';
    // Excel on a Mac writes `ñ` as the byte that is a dash in Windows-1252.
    const bytes = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
    const begun = await beginImport(bed, admin, bytes);
    const path = { importId: begun.body.id as string };
    const look = (query: Record<string, string> = {}) =>
      bed.call('getPatientImport', { as: admin, path, query });
    const seen = await look({ delimiter: ',', encoding: 'macintosh' });
    expect(seen.body.sheet).toMatchObject({
      delimiter: ',',
      encoding: 'macintosh',
      columns: [{ proposed: 'fullName', samples: ['Munoz Peña Ana'] }, {}, {}, {}],
    });
    expect((await look({ delimiter: '\t' })).body.code).toBe('IMPORT_NO_TABLE');
    // A preview stores nothing.
    expect((await look()).body.sheet.encoding).toBe('windows-1252');
    const tried = await bed.call('checkPatientImport', {
      as: admin,
      path,
      body: {
        columns: ['fullName', 'email', 'birthdate', 'sex'],
        timezone: 'Europe/Madrid',
        principalId: specialist.professionalId,
        delimiter: ',',
        encoding: 'macintosh',
        nameSplit: 'TWO_SURNAMES_GIVEN',
      },
    });
    expect(tried.body).toMatchObject({
      findings: { ready: 1, wrong: 0 },
      settings: { encoding: 'macintosh', delimiter: ',' },
    });
    expect((await look()).body.sheet.encoding).toBe('macintosh');
    expect((await run(path.importId, 0, admin)).body).toMatchObject({ state: 'DONE', createdCount: 1 });
    expect((await people('ana@correo')).items).toMatchObject([{ name: 'Ana', surname: 'Munoz Peña' }]);
  });
});

describe('undoing an import', () => {
  it('is rejected with names once one of the patients was worked on; those can be left', async () => {
    const id = await begin([sheetRow(1), sheetRow(2), sheetRow(3)]);
    await check(id);
    await runAll(id);
    const { items } = await people();
    const [first, second] = items as { id: string }[];
    const card = (await bed.call('getPatient', { as: admin, path: { id: first?.id ?? '' } })).body;
    const { name, surname, email, birthdate, sex, timezone } = card;
    const change = await bed.call('updatePatient', {
      as: admin,
      path: { id: card.id },
      headers: { 'if-match': `"${card.version}"` },
      body: {
        name,
        surname,
        email,
        birthdate,
        sex,
        timezone,
        phone: '+34 600 000 001',
        specialists: [{ professionalId: specialist.professionalId, isPrincipal: true }],
      },
    });
    expect(change.status).toBe(200);
    await bed.call('createMedicalTest', {
      as: specialist,
      path: { patientId: second?.id ?? '' },
      body: { name: 'A', type: 'CGM', principalId: specialist.professionalId },
    });
    const refused = await undo(id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_PATIENTS_CHANGED', details: { count: 2 } },
    });
    expect(refused.body.details.patients).toMatchObject([
      { name: 'Ana', surname: 'Prueba 00001' },
      { name: 'Ana', surname: 'Prueba 00002' },
    ]);
    expect((await people()).total).toBe(3);
    expect((await undo(id, { keepChanged: true })).body).toMatchObject({ state: 'UNDONE', undoneCount: 1 });
    expect((await people()).total).toBe(2);
  });

  it('stops one in progress, and its addresses are free again', async () => {
    const lines = Array.from({ length: 600 }, (_, index) => sheetRow(index));
    const id = await begin(lines);
    await check(id);
    expect((await run(id, 0)).body.state).toBe('RUNNING');
    let step = await undo(id);
    while (step.body.state === 'UNDOING') step = await undo(id);
    expect(step.body.state).toBe('UNDONE');
    expect(await filesOf()).toEqual([]);
    expect(await run(id, 0)).toMatchObject({ status: 409, body: { code: 'IMPORT_STATE' } });
    expect((await check(await begin(lines.slice(0, 5)))).body.findings).toMatchObject({ ready: 5 });
  }, 60_000);
});

describe('the owner of an import', () => {
  it('is who began it; an administrator sees all imports, another clinic none', async () => {
    const id = await begin([sheetRow(1)]);
    const get = (as: Person) => bed.call('getPatientImport', { as, path: path(id) });
    expect((await get(admin)).status).toBe(200);
    expect((await get(specialist)).status).toBe(403);
    expect((await get(bed.brisa.people.admin)).status).toBe(404);
    const listed = async (as: Person) => (await bed.call('listPatientImports', { as })).body.total;
    expect(await listed(receptionist)).toBe(1);
    expect(await listed(admin)).toBe(1);
    expect(await listed(specialist)).toBe(0);
  });

  it('cannot begin with another person’s upload', async () => {
    const own = await begin([sheetRow(1)]);
    const { rows } = await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query<{ documentId: string }>('SELECT document_id FROM patient_imports WHERE id = $1', [own]),
    );
    const documentId = rows[0]?.documentId ?? '';
    const create = (as: Person) => bed.call('createPatientImport', { as, body: { documentId } });
    expect((await create(specialist)).status).toBe(404);
    expect(await create(receptionist)).toMatchObject({ status: 409, body: { code: 'DOCUMENT_IN_USE' } });
  });

  it('gives a specialist only patients of their own', async () => {
    const id = await begin([sheetRow(1)], specialist);
    const other = clinic.people.observer.professionalId;
    expect((await check(id, { principalId: other }, specialist)).status).toBe(403);
    expect((await check(id, {}, specialist)).body.findings).toMatchObject({ ready: 1 });
    const named = await begin([sheetRow(2, { 6: 'a@b.example' })], specialist);
    const columns = [...COLUMNS.slice(0, 6), 'principalEmail'];
    expect((await check(named, { columns }, specialist)).status).toBe(403);
  });

  it('does not learn, as a specialist, who has the address of a row, only that it is taken', async () => {
    await addPatient(bed.database, clinic, {
      email: 'secret@correo.example',
      specialists: [{ professionalId: clinic.people.observer.professionalId, isPrincipal: true }],
    });
    const id = await begin([sheetRow(1, { 2: 'secret@correo.example' })], specialist);
    await check(id, {}, specialist);
    expect((await problems(id, specialist)).items).toMatchObject([{ kind: 'TAKEN', patient: null }]);
  });

  it('lets rows name their principal by e-mail or full name', async () => {
    const observer = clinic.people.observer;
    const lines = [observer.email, 'observer Twin', 'nobody@here.example', ''].map((text, index) =>
      sheetRow(index, { 6: text }),
    );
    const id = await begin(lines);
    const columns = [...COLUMNS.slice(0, 6), 'principalEmail'];
    expect((await check(id, { columns })).body.findings).toMatchObject({ ready: 3, wrong: 1 });
    await runAll(id);
    const theirs = await bed.call('listPatients', {
      as: admin,
      query: { search: 'prueba', principalId: observer.professionalId ?? '' },
    });
    expect(theirs.body.total).toBe(2);
  });
});

describe('what an import leaves behind', () => {
  it('is a file of the skipped rows, harmless to a spreadsheet', async () => {
    const id = await begin([sheetRow(1), sheetRow(2, { 0: '=1+1', 2: 'x' })]);
    await check(id);
    const answer = await bed.call('exportPatientImportProblems', {
      as: receptionist,
      path: path(id),
      query: { language: 'en' },
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    const [headings, row] = answer.text.replace('\uFEFF', '').split('\r\n');
    expect(headings).toBe(`Row,Reason,${HEADINGS.replaceAll(';', ',')}`);
    expect(row).toBe(
      `3,Email: is not a valid email address,'=1+1,Prueba 00002,x,03/03/1952,Mujer,"62,5","1,68"`,
    );
  });

  it('is removed: a draft at once when discarded, an abandoned one after a week', async () => {
    const id = await begin([sheetRow(1)]);
    const discard = () => bed.call('discardPatientImport', { as: receptionist, path: path(id) });
    expect((await discard()).status).toBe(204);
    expect((await discard()).status).toBe(404);
    expect(await filesOf()).toEqual([]);

    await begin([sheetRow(1)]);
    const lines = Array.from({ length: 600 }, (_, index) => sheetRow(index + 10));
    const running = await begin(lines);
    await check(running);
    await run(running, 0);
    expect(await filesOf()).toHaveLength(2);
    bed.now.value = new Date(Date.now() + 8 * 86_400_000);
    await sweep(bed.app.services);
    expect(await filesOf()).toEqual([]);
    bed.now.value = new Date();
    const { items } = (await bed.call('listPatientImports', { as: receptionist })).body;
    expect(items).toMatchObject([{ id: running, state: 'DONE' }]);
    expect((await undo(running)).body.state).toMatch(/^UNDO/);
  }, 60_000);

  it('is nothing for an import that does not exist', async () => {
    expect((await run(newId(), 0)).status).toBe(404);
    expect((await undo(newId())).status).toBe(404);
  });
});
