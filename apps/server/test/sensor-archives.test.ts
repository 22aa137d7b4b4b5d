import { STYLE, workbookOf, zipOf } from '@healzy/domain/cgm/testing';
import type { CgmColumnMapping, CgmImport, CgmReadings } from '@healzy/api/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, type Person } from './clinics.ts';
import { importSensorFile, uploadSensorFile } from './sensor-files.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** 2026-01-13 08:00 as Excel counts days. */
const MORNING = 46_035 + 8 / 24;

it('imports a workbook, and readings from a ZIP archive of tables', async () => {
  const clinic = await addClinic(bed.database, 'Archivos');
  const rows = [100, 110, 120].map((value, i) => [
    { serial: MORNING + (i * 5) / 1440, style: STYLE.MOMENT },
    value,
  ]);
  const book = workbookOf({ Notas: [['hola']], Datos: [['Fecha y hora', 'Glucosa (mg/dL)'], ...rows] });
  const upload = { bytes: book, fileName: 'sensor.xlsx', contentType: XLSX };
  const imported = await importSensorFile(bed, clinic, upload);
  expect(imported).toMatchObject({
    status: 201,
    body: { readings: 3, recognised: { maker: 'PLAIN', parts: [{ name: 'Datos', rows: 4 }] } },
  });

  const cgm = 'Name:A,Date Range:x\r\nTimestamp,CGM Glucose Value (mg/dl),Serial Number\r\n';
  const archive = zipOf({
    'cgm_data_1.csv': `${cgm}2026-01-14 08:00,130,S1\r\n2026-01-14 08:05,131,S1\r\n`,
    'carbs_data_1.csv': 'Name:A,Date Range:x\r\nTimestamp,Carbs (g)\r\n2026-01-14 08:00,30\r\n',
  });
  const zipped = { bytes: archive, fileName: 'glooko.zip', contentType: 'application/zip' };
  expect(await importSensorFile(bed, clinic, zipped)).toMatchObject({
    status: 201,
    body: { readings: 2, recognised: { maker: 'GLOOKO', parts: [{ name: 'cgm_data_1.csv' }] } },
  });
});

it('judges an archive by its content and not by what it is called', async () => {
  const clinic = await addClinic(bed.database, 'Nombres');
  const book = workbookOf({
    A: [
      ['time', 'glucose mg/dL'],
      ['2026-01-13 08:00', 100],
    ],
  });
  expect(await importSensorFile(bed, clinic, { bytes: book })).toMatchObject({ status: 201 });
  const { sent } = await uploadSensorFile(bed, clinic, {
    bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), book]),
    fileName: 'sensor.xlsx',
    contentType: XLSX,
  });
  expect(sent).toMatchObject({ status: 422, code: 'FILE_TYPE' });
});

it('imports a table by the columns that a person named', async () => {
  const clinic = await addClinic(bed.database, 'Columnas');
  const rows = [100, 110, 120].map((value, i) => `2026-01-13 08:${10 + i * 5},${value},61`);
  const bytes = new TextEncoder().encode(['Čas,Hladina mg/dl,Tep', ...rows].join('\n'));
  expect(await importSensorFile(bed, clinic, { bytes })).toMatchObject({
    status: 422,
    body: { code: 'CGM_QUESTION' },
  });
  const answers = { columns: { time: 1, glucose: 2 } };
  expect(await importSensorFile(bed, clinic, { bytes }, answers)).toMatchObject({
    status: 201,
    body: { readings: 3, unit: 'mg/dL', recognised: { columns: { time: 'Čas', glucose: 'Hladina mg/dl' } } },
  });
});

it('counts words beyond what any file of the same maker records, whichever days are read', async () => {
  const clinic = await addClinic(bed.database, 'Palabras');
  const as = clinic.people.specialist;
  const heading =
    'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL,Scan Glucose mg/dL,Notes';
  const ofDay = (day: number, ...values: string[]) =>
    new TextEncoder().encode(
      [heading, ...values.map((value, i) => `Libre 2,A,2026-01-${day}T08:${i * 15 + 10},0,${value},,`)].join(
        '\n',
      ),
    );
  const first = await importSensorFile(bed, clinic, { bytes: ofDay(13, 'HI', '120', 'HI') });
  const second = await importSensorFile(bed, clinic, { bytes: ofDay(14, '470', '130', '120') });
  expect([first.status, second.status]).toEqual([201, 201]);
  const readings = async (query: { from?: string; to?: string }) => {
    const path = { medicalTestId: clinic.testId };
    return (await bed.call('getCgmReadings', { as, path, query })).body as CgmReadings;
  };
  expect((await readings({})).mgdl).toEqual([501, 120, 501, 470, 130, 120]);
  expect((await readings({ from: '2026-01-13', to: '2026-01-13' })).mgdl).toEqual([501, 120, 501]);
  const path = { medicalTestId: clinic.testId, importId: second.body.id as string };
  expect(await bed.call('undoCgmImport', { as, path })).toMatchObject({ status: 204 });
  expect((await readings({})).mgdl).toEqual([401, 120, 401]);
});

describe('the columns that a person named', () => {
  const table = (heading: string) =>
    new TextEncoder().encode(
      [heading, ...[100, 110, 120].map((value, i) => `2026-01-13 08:${10 + i * 5},${value},61`)].join('\n'),
    );
  const HEADING = 'Čas,Hladina mg/dl,Druhá mg/dl';
  const listed = async (as: Person, layout?: string) => {
    const { body } = await bed.call('listCgmColumnMappings', { as, query: layout ? { layout } : {} });
    return (body as { items: CgmColumnMapping[] }).items;
  };

  it('are remembered for that layout, in that account, since they were first chosen', async () => {
    const clinic = await addClinic(bed.database, 'Recuerdo');
    const elsewhere = await addClinic(bed.database, 'Otra');
    const as = clinic.people.specialist;
    const began = bed.now.value;
    // The other column has other values at the same moments, which is asked about.
    const confirmed = ['OTHER_DEVICE' as const, 'TWO_AT_ONCE' as const];
    const read = (columns: { time: number; glucose: number }, heading = HEADING) =>
      importSensorFile(bed, clinic, { bytes: table(heading) }, { columns, confirmed });
    const imported = await read({ time: 1, glucose: 2 });
    const { layout } = (imported.body as CgmImport).recognised.mapping ?? {};
    const first = { layout, time: 1, glucose: 2, chosenAt: began.toISOString() };
    expect(await listed(as, layout)).toMatchObject([first]);
    expect(await listed(as, '0000000000000000')).toEqual([]);
    expect(await listed(elsewhere.people.specialist)).toEqual([]);

    bed.now.value = new Date(began.getTime() + 3_600_000);
    await read({ time: 1, glucose: 2 });
    expect(await listed(as)).toMatchObject([first]);
    await read({ time: 1, glucose: 3 });
    expect(await listed(as)).toMatchObject([{ ...first, glucose: 3, chosenAt: bed.now.value.toISOString() }]);
    await read({ time: 1, glucose: 2 }, `Jiný ${HEADING}`);
    expect(await listed(as)).toHaveLength(2);
    bed.now.value = began;
  });

  it('are not remembered when headings tell, nor when the file is refused', async () => {
    const clinic = await addClinic(bed.database, 'Sin recuerdo');
    const columns = { time: 1, glucose: 2 };
    const byHeadings = table('time,glucose mg/dL,other');
    expect(await importSensorFile(bed, clinic, { bytes: byHeadings }, { columns })).toMatchObject({
      status: 201,
    });
    const noUnit = table('Čas,Hladina,Tep');
    expect(await importSensorFile(bed, clinic, { bytes: noUnit }, { columns })).toMatchObject({
      status: 422,
    });
    expect(await listed(clinic.people.specialist)).toEqual([]);
  });

  it('are forgotten when asked to, and the readings stay', async () => {
    const clinic = await addClinic(bed.database, 'Olvido');
    const as = clinic.people.specialist;
    await importSensorFile(bed, clinic, { bytes: table(HEADING) }, { columns: { time: 1, glucose: 2 } });
    const [mapping] = await listed(as);
    const path = { id: mapping?.id ?? '' };
    expect(await bed.call('forgetCgmColumnMapping', { as, path })).toMatchObject({ status: 204 });
    expect(await bed.call('forgetCgmColumnMapping', { as, path })).toMatchObject({ status: 404 });
    expect(await listed(as)).toEqual([]);
    const imports = await bed.call('listCgmImports', { as, path: { medicalTestId: clinic.testId } });
    expect(imports.body).toMatchObject({ total: 1 });
  });
});
