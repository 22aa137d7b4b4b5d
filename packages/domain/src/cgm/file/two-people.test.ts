import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseCgmFile, type CgmFileResult, type ParseCgmOptions } from '../index.ts';
import { workbookOf, zipOf } from '../../shared/workbooks/testing/workbook-of.ts';
import { namesIn } from './person.ts';

const parse = (text: string, options?: ParseCgmOptions) => parseCgmFile(strToU8(text), options);
const countOf = (result: CgmFileResult) => (result.kind === 'ready' ? result.report.count : result);

/** A reading every five minutes of a day. */
const ofDay = (day: number, row: (time: string, value: number, index: number) => string, count = 288) =>
  Array.from({ length: count }, (_, i) => {
    const time = new Date(Date.UTC(2026, 3, day) + i * 300_000).toISOString().slice(0, 19);
    return row(time, 120 + (i % 40), i);
  }).join('\n');

const clarity = (first: string, last: string, day: number) =>
  `Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Patient Info,Glucose Value (mg/dL)
1,,FirstName,,${first},
2,,LastName,,${last},
${ofDay(day, (time, value, i) => `${i + 3},${time},EGV,,,${value}`)}
`;
const glooko = (name: string, day: number) =>
  `Name:${name},Date Range:2026-04-01 - 2026-04-10
Timestamp,CGM Glucose Value (mg/dl),Serial Number
${ofDay(day, (time, value) => `${time.slice(0, 16).replace('T', ' ')},${value},SM1`)}
`;
const carelink = (first: string, last: string, day: number) =>
  `Last Name;First Name;Patient ID;Device
${last};${first};;

-------;Guardian Connect;Pump;-------
Index;Date;Time;BG Reading (mg/dL);Sensor Glucose (mg/dL);ISIG Value;Event Marker
${ofDay(day, (time, value, i) => `${i};${time.slice(0, 10).replaceAll('-', '/')};${time.slice(11)};;${value};20,1;`)}
`;

describe('a file with two names', () => {
  it.each([
    ['Clarity', clarity('Anna', 'Alba', 1), clarity('Bruno', 'Berg', 7)],
    ['CareLink', carelink('Anna', 'Alba', 1), `\n${carelink('Bruno', 'Berg', 7)}`],
    ['Glooko', glooko('Anna Alba', 1), glooko('Bruno Berg', 7)],
    ['relatives', clarity('Anna', 'Alba', 1), clarity('Bruno', 'Alba', 7)],
    ['initials', clarity('A.', 'Alba', 1), clarity('B.', 'Alba', 7)],
  ])('is refused: %s', (what, one, other) => {
    expect(parse(one + other)).toMatchObject({ kind: 'refused', code: 'CGM_TWO_PEOPLE' });
    if (what === 'initials' || what === 'relatives') return;
    expect(parse(one + other)).toMatchObject({ details: { found: 'Anna Alba, Bruno Berg' } });
    expect(parseCgmFile(zipOf({ 'a.csv': one, 'b.csv': other.trimStart() }))).toMatchObject({
      code: 'CGM_TWO_PEOPLE',
      details: { found: 'Anna Alba, Bruno Berg', part: 'b.csv' },
    });
  });

  it('says on which row the second is, also far below', () => {
    const one = clarity('Anna', 'Alba', 1);
    expect(parse(one + clarity('Bruno', 'Berg', 7))).toMatchObject({
      details: { row: one.split('\n').length + 1 },
    });
    const row = '2026-01-10 08:00,110\n';
    const long = row.repeat(80_000);
    const bytes = strToU8(`${long}2,LastName,Berg\n3,FirstName,Bruno\n${long}`);
    expect(namesIn({ bytes, encoding: 'utf-8', newline: 10 }, ',')).toEqual([
      { name: 'Bruno Berg', row: 80_001 },
    ]);
  });

  it.each([
    ['the same', 'Anna', 'Alba'],
    ['other case and accents', 'ÁNNA', 'alba'],
    ['the other order', 'Alba', 'Anna'],
    ['one more surname', 'Anna', 'Alba Ruiz'],
    ['an initial', 'A.', 'Alba'],
  ])('is read when it is of one person: %s', (_, first, last) => {
    expect(countOf(parse(clarity('Anna', 'Alba', 1) + clarity(first, last, 7)))).toBe(576);
    const files = { 'a.csv': clarity('Anna', 'Alba', 1), 'b.csv': clarity(first, last, 7) };
    expect(countOf(parseCgmFile(zipOf(files)))).toBe(576);
  });

  it('is refused when the doses beside its readings are another person’s', () => {
    const doses = (name: string) =>
      `Name:${name},Date Range:2026-04-01 - 2026-04-10\nTimestamp,Carbs Input (g),Insulin Delivered (U)\n2026-04-01 09:00,30,3\n`;
    const read = (name: string) =>
      parseCgmFile(zipOf({ 'cgm_data_1.csv': glooko('Anna Alba', 1), 'bolus_data_1.csv': doses(name) }));
    expect(read('Bruno Berg')).toMatchObject({
      code: 'CGM_TWO_PEOPLE',
      details: { found: 'Anna Alba, Bruno Berg', part: 'bolus_data_1.csv' },
    });
    expect(read('Anna Alba')).toMatchObject({ kind: 'ready', report: { treatments: { insulin: 1 } } });
  });

  it('is of the person that a later part names when the first names none', () => {
    const files = { 'a.csv': glooko('', 1), 'b.csv': glooko('Bruno Berg', 7) };
    expect(parseCgmFile(zipOf(files)).recognised?.person).toBe('Bruno Berg');
    expect(parse(clarity('', '', 1) + clarity('Bruno', 'Berg', 7)).recognised?.person).toBe('Bruno Berg');
  });

  it('is searched once, however many names it has', () => {
    const names = 'First Name,Last Name\nAn,Bo\n'.repeat(100_000);
    const text = { bytes: strToU8(names), newline: 10 } as Parameters<typeof namesIn>[0];
    expect(namesIn(text, ',').at(-1)).toEqual({ name: 'An Bo', row: 3999 });
  });

  it('is not one that notes something like a name', () => {
    const rows = ofDay(
      1,
      (time, value) => `${time},${value},First name\n${time.slice(0, 17)}30,,Name: Bruno Berg`,
    );
    expect(countOf(parse(`time,glucose mg/dL,note\n${rows}\n`))).toBe(288);
  });
});

describe('a column of subjects', () => {
  const subject = (heading: string, one: string, other: string, glucose = 'Glucose (mg/dL)') =>
    `${heading},Timestamp,${glucose}\n${ofDay(1, (time, value) => `${one},${time},${value}`)}\n${ofDay(4, (time, value) => `${other},${time},${value}`)}\n`;

  it.each([
    'id',
    'Patient',
    'Patient ID',
    'patient_id',
    'Subject',
    'Subject number',
    'PtID',
    'USUBJID',
    'Participant ID',
    'Paciente',
    'ID del paciente',
    'Número de paciente',
    'Patientennummer',
    'Sujeto',
  ])('%s with two of them is refused', (heading) => {
    expect(parse(subject(heading, 'Subject 1', 'Subject 2'))).toMatchObject({
      code: 'CGM_TWO_PEOPLE',
      details: { row: 290, column: heading, found: 'Subject 1, Subject 2' },
    });
  });

  it('is refused before anything is asked', () => {
    expect(parse(subject('id', '1', '2', 'gl'))).toMatchObject({ code: 'CGM_TWO_PEOPLE' });
  });

  it('is refused where two take turns, and where names are in two columns', () => {
    const turns = ofDay(1, (time, value, i) => `${i % 2},${time},${value}`);
    expect(parse(`id,time,glucose mg/dL\n${turns}\n`)).toMatchObject({ code: 'CGM_TWO_PEOPLE' });
    const names = ofDay(1, (time, value, i) => `${i < 200 ? 'Anna,Alba' : 'Bruno,Alba'},${time},${value}`);
    expect(parse(`First name,Last name,time,glucose mg/dL\n${names}\n`)).toMatchObject({
      code: 'CGM_TWO_PEOPLE',
      details: { row: 202, column: 'First name' },
    });
  });

  it('is refused in a workbook, with the sheet and its row', () => {
    const sheet = (name: string, day: number) => [
      ['Patient', 'time', 'glucose mg/dL'],
      ...Array.from({ length: 12 }, (_, i) => [name, `2026-01-${day} 08:${10 + i * 4}`, 110 + i]),
    ];
    expect(parseCgmFile(workbookOf({ Uno: sheet('A', 10), Dos: sheet('B', 12) }))).toMatchObject({
      code: 'CGM_TWO_PEOPLE',
      details: { part: 'Dos', row: 2, found: 'A, B' },
    });
    expect(countOf(parseCgmFile(workbookOf({ Uno: sheet('A', 10), Dos: sheet('a', 12) })))).toBe(24);
  });

  it('is read with one subject, also where the rows are two exports', () => {
    expect(countOf(parse(subject('Patient ID', 'Subject 1', 'subject 1')))).toBe(576);
    const one = subject('id', 'Subject 1', 'Subject 1');
    expect(countOf(parse(one + one.replaceAll('2026-04-0', '2026-04-2')))).toBe(1152);
  });

  it('is read where each row has an id, also where they begin again or the second table has none', () => {
    const rows = (day: number) =>
      `id,time,glucose mg/dL\n${ofDay(day, (time, value, i) => `${i},${time},${value}`)}\n`;
    expect(countOf(parse(rows(1)))).toBe(288);
    const months = Array.from({ length: 14 }, (_, i) => rows(i + 1)).join('');
    expect(countOf(parse(months))).toBe(14 * 288);
    const plain = `time,glucose mg/dL\n${ofDay(3, (time, value) => `${time},${value}`)}\n`;
    expect(countOf(parse(subject('Patient', 'A', 'A') + plain))).toBe(864);
    const nightscout = ofDay(1, (time, value, i) => `a${i},${time},${value}`);
    expect(countOf(parse(`_id,dateString,sgv\n${nightscout}\n`))).toBe(288);
  });

  it('is read where one name is written in another order or with an initial', () => {
    const names = ['Maria Lopez', 'López Maria', 'M. Lopez'];
    const rows = ofDay(1, (time, value, i) => `${time},${names[i % 3]},${value}`);
    expect(countOf(parse(`Timestamp,Patient,Glucose (mg/dL)\n${rows}\n`))).toBe(288);
  });

  it('of devices or users is none of people', () => {
    for (const heading of ['Device ID', 'Transmitter', 'User', 'Event'])
      expect(parse(subject(heading, 'A', 'B'))).not.toMatchObject({ code: 'CGM_TWO_PEOPLE' });
  });
});
