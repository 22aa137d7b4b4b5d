import { STYLE, workbookOf, zipOf } from '@healzy/domain/cgm/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic } from './clinics.ts';
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
