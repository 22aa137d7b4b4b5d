import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseCgmFile, type CgmFileResult } from '../index.ts';
import { workbookOf, zipOf } from '../../shared/workbooks/testing/workbook-of.ts';

type Cells = (string | number)[];

const readings = (day: number, minutes = 5, count = 24): Cells[] =>
  Array.from({ length: count }, (_, i) => {
    const at = new Date(Date.UTC(2026, 3, day) + i * minutes * 60_000);
    return [at.toISOString().slice(0, 16).replace('T', ' '), 120 + i];
  });
const sheet = (day: number, ...headings: string[]) => [headings, ...readings(day)];
const APRIL = sheet(1, 'Time', 'Glucose (mg/dL)');
const csv = (rows: Cells[]) => `${rows.map((row) => row.join(',')).join('\n')}\n`;
const countOf = (result: CgmFileResult) => (result.kind === 'ready' ? result.report.count : result);
const reasonsOf = (result: CgmFileResult) =>
  result.kind === 'ready' ? result.report.skipped.map(({ reason, count }) => [reason, count]) : result;

describe('sheets with readings that differ', () => {
  it.each([
    ['in the unit', [['Time', 'Glucose mmol/L'], ...readings(10).map(([time]) => [time!, 6.5])]],
    ['in a title', sheet(10, 'Date and time', 'Glucose (mg/dL)')],
    ['by a column of notes', sheet(10, 'Time', 'Glucose (mg/dL)', 'Notes')],
    ['by having no headings', readings(10)],
    ['by naming the sensor', sheet(10, 'Time', 'Sensor glucose (mg/dL)')],
  ])('%s are refused, whichever is first', (_, other) => {
    expect(parseCgmFile(workbookOf({ April: APRIL, May: other }))).toMatchObject({
      code: 'CGM_MIXED_FILES',
    });
    expect(parseCgmFile(workbookOf({ May: other, April: APRIL }))).toMatchObject({
      code: 'CGM_MIXED_FILES',
    });
  });

  it('are named', () => {
    const book = workbookOf({ April: APRIL, May: sheet(10, 'Date and time', 'Glucose (mg/dL)') });
    expect(parseCgmFile(book)).toMatchObject({ details: { found: 'April, May' } });
  });

  it('are all read when their headings are the same, one of them being called CGM', () => {
    const other = sheet(10, 'Time', 'Glucose (mg/dL)');
    for (const name of ['CGM (2)', 'May'])
      expect(countOf(parseCgmFile(workbookOf({ CGM: APRIL, [name]: other })))).toBe(48);
  });

  it.each([
    ['SMBG', sheet(10, 'Time', 'Glucose (mg/dL)')],
    ['Capilar', sheet(10, 'Time', 'Glucose (mg/dL)')],
    ['Otra', sheet(10, 'Time', 'Capillary glucose (mg/dL)')],
    ['Sheet2', [['When', 'x'], ['Date and time', 'Glucose (mg/dL)'], ...readings(10, 360, 12)]],
  ])('are a meter’s in %s: counted, and not read', (name, other) => {
    for (const sheets of [
      { [name]: other, CGM: APRIL },
      { April: APRIL, [name]: other },
    ]) {
      const result = parseCgmFile(workbookOf(sheets));
      expect(countOf(result)).toBe(24);
      expect(reasonsOf(result)).toContainEqual(['STRIP', other.length]);
    }
  });
});

describe('a file in an archive that may hold readings and is not read', () => {
  const april = strToU8(csv(APRIL));
  const may = csv(sheet(10, 'Time', 'Glucose (mg/dL)'));
  const wide = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  const entries = readings(10).map((_, i) => ({
    type: 'sgv',
    sgv: 120,
    date: 1_775_000_000_000 + i * 300_000,
  }));

  it.each([
    ['may.xlsx', workbookOf({ May: APRIL })],
    ['may.zip', zipOf({ 'may.csv': may })],
    ['may.csv.gz', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0])],
    ['may.xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['may.csv', Uint8Array.from([1, 0, 2, 0, 0, 0, 7])],
    ['may.json', strToU8(JSON.stringify(entries))],
  ])('is named and all are refused: %s', (name, bytes) => {
    expect(parseCgmFile(zipSync({ 'april.csv': april, [name]: bytes }))).toMatchObject({
      code: 'CGM_MIXED_FILES',
      details: { found: `april.csv, ${name}` },
    });
  });

  it('is cut off where half a character of UTF-16 is missing', () => {
    expect(parseCgmFile(zipSync({ 'april.csv': april, 'may.csv': wide(may).subarray(0, -1) }))).toMatchObject(
      { code: 'CGM_FILE_TRUNCATED', details: { part: 'may.csv' } },
    );
    expect(countOf(parseCgmFile(zipSync({ 'april.csv': april, 'may.csv': wide(may) })))).toBe(48);
  });

  it.each([
    ['report.pdf', strToU8('%PDF-1.7\n')],
    ['graph.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])],
    ['readme.txt', strToU8('What the files mean')],
    ['README', wide('About').subarray(0, -1)],
    ['letter.docx', zipOf({ 'word/document.xml': '<w:document/>' })],
    ['activity.fit', Uint8Array.from([14, 16, 0, 0, 9, 0, 0, 0])],
    ['activities.zip', zipOf({ '1.fit': 'x' })],
    ['profile.json', strToU8('{"name":"Anna","units":"mg/dL"}')],
    ['settings.xml', strToU8('<?xml version="1.0"?><settings/>')],
    ['empty.csv', new Uint8Array(0)],
  ])('is not one of these: %s', (name, bytes) => {
    expect(countOf(parseCgmFile(zipSync({ 'april.csv': april, [name]: bytes })))).toBe(24);
  });
});
