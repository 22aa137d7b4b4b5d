import { zipOf } from '@healzy/domain/cgm/testing';
import { MAX_UPLOAD_BYTES } from '@healzy/domain/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBed, type Answer, type TestBed } from './api-test-bed.ts';
import { addClinic } from './clinics.ts';
import { sensorFile, uploadSensorFile } from './sensor-files.ts';
import { NOTHING, tracesOf } from './upload-traces.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const latin = (text: string): Uint8Array => new TextEncoder().encode(text);
const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(200, 7),
]);

/** Files that must be rejected: by the announcement, by the store, or by the import; and the code that says why. */
const BAD: [
  name: string,
  file: { bytes: Uint8Array; contentType?: string; sizeBytes?: number },
  codes: string[],
][] = [
  ['an empty file', { bytes: latin('') }, ['FILE_EMPTY']],
  ['a photo renamed to .csv', { bytes: PNG }, ['FILE_TYPE']],
  ['a PDF', { bytes: latin('%PDF-1.7\n1 0 obj\n'), contentType: 'application/pdf' }, ['FILE_TYPE']],
  ['a PDF renamed to .csv', { bytes: latin('%PDF-1.7\n1 0 obj\n') }, ['FILE_TYPE']],
  ['a torn zip', { bytes: Buffer.from('504b0304140000000800', 'hex') }, ['CGM_FILE_TRUNCATED']],
  ['a zip of other things', { bytes: zipOf({ 'word/document.xml': '<w:document/>' }) }, ['FILE_TYPE']],
  [
    'a spreadsheet',
    { bytes: Buffer.from('d0cf11e0a1b11ae1', 'hex'), contentType: 'application/vnd.ms-excel' },
    ['FILE_TYPE'],
  ],
  [
    'binary rubbish',
    { bytes: Buffer.from(Array.from({ length: 900 }, (_, i) => (i * 37) % 256)) },
    ['FILE_TYPE', 'CGM_UNRECOGNISED'],
  ],
  [
    'text that is no export',
    { bytes: latin('hola\nesto no es un sensor\n') },
    ['CGM_UNRECOGNISED', 'CGM_NO_READINGS'],
  ],
  [
    'JSON that is no export',
    { bytes: latin('{"a":1}'), contentType: 'application/json' },
    ['CGM_UNRECOGNISED', 'CGM_NO_READINGS'],
  ],
  [
    'a file of another size than announced',
    { bytes: sensorFile({ days: 1 }), sizeBytes: 10 },
    ['FILE_SIZE_MISMATCH'],
  ],
  ['an export without readings', { bytes: preambleOnly() }, ['CGM_NO_READINGS']],
  ['a truncated export', { bytes: truncated() }, ['CGM_FILE_TRUNCATED']],
  [
    'an export with two units',
    { bytes: twoUnits() },
    ['CGM_MIXED_UNITS', 'CGM_UNRECOGNISED', 'CGM_QUESTION'],
  ],
  ['a table of noughts', { bytes: table('glucose mg/dL', 300, () => '0') }, ['CGM_NO_READINGS']],
  [
    "a meter's fingersticks",
    { bytes: table('glucose mg/dL', 360, (i) => String(90 + ((i * 37) % 90))) },
    ['CGM_NOT_A_SENSOR'],
  ],
  [
    'unquoted decimal commas',
    { bytes: table('glucose mmol/L,note', 5, () => '5,6,') },
    ['CGM_COLUMNS_SHIFTED'],
  ],
  ['mmol/L without decimals', { bytes: table('glucose mmol/L', 5, () => '5') }, ['CGM_DECIMALS_LOST']],
  [
    'readings of 1970 and 2020',
    { bytes: latin('time,glucose mg/dL\n1970-01-02 10:00:00,100\n2020-12-30 10:00:00,101\n') },
    ['CGM_SPAN_TOO_LONG'],
  ],
  [
    'readings of 2099',
    { bytes: latin('time,glucose mg/dL\n2099-12-30 10:00:00,100\n2099-12-30 10:05:00,101\n') },
    ['CGM_IN_FUTURE'],
  ],
  [
    'two sensors that take turns',
    {
      bytes: table(
        'glucose mg/dL',
        (i) => (i % 2) + Math.floor(i / 2) * 5,
        () => '100',
      ),
    },
    ['CGM_TWO_SENSORS'],
  ],
  [
    'an announcement of 50 MB and a byte',
    { bytes: latin('a'), sizeBytes: MAX_UPLOAD_BYTES + 1 },
    ['FILE_TOO_LARGE'],
  ],
];

/** Sixty rows of a plain table. */
function table(
  heading: string,
  minutes: number | ((i: number) => number),
  valueOf: (i: number) => string,
): Uint8Array {
  const minuteOf = typeof minutes === 'number' ? (i: number) => i * minutes : minutes;
  const rows = Array.from({ length: 60 }, (_, i) => {
    const at = new Date(Date.UTC(2026, 0, 10) + minuteOf(i) * 60_000).toISOString().slice(0, 19);
    return `${at},${valueOf(i)}`;
  });
  return latin([`time,${heading}`, ...rows, ''].join('\n'));
}

function preambleOnly(): Uint8Array {
  const rows = Buffer.from(sensorFile({ days: 1 }))
    .toString('utf8')
    .split('\r\n');
  return latin(`${rows.slice(0, 4).join('\r\n')}\r\n`);
}

function truncated(): Uint8Array {
  const whole = Buffer.from(sensorFile({ days: 1 })).toString('utf8');
  return latin(whole.slice(0, whole.lastIndexOf('EGV') + 2));
}

function twoUnits(): Uint8Array {
  const rows = Buffer.from(sensorFile({ days: 2 }))
    .toString('utf8')
    .trimEnd()
    .split('\r\n');
  const header = rows[0]?.replaceAll('mg/dL', 'mmol/L') ?? '';
  return latin(`${[...rows, header, ...rows.slice(4, 200)].join('\r\n')}\r\n`);
}

describe('a bad file', () => {
  it.each(BAD)('%s is rejected with its reason and leaves nothing', async (_name, file, codes) => {
    const own = await addClinic(bed.database, 'Bad files');
    const { announced, sent, documentId } = await uploadSensorFile(bed, own, file);
    let code: string | null = announced.status === 201 ? null : (announced.body.code as string);
    if (code === null && sent?.code !== null) code = sent?.code ?? null;
    if (code === null) {
      const imported = await bed.call('importCgmFile', {
        as: own.people.specialist,
        path: { medicalTestId: own.testId },
        body: { documentId, zone: 'Europe/Madrid' },
      });
      expect(imported.status).toBe(422);
      code = imported.body.code as string;
    }
    expect(codes).toContain(code);
    expect(await tracesOf(bed, own)).toEqual(NOTHING);
  });

  it('asks rather than guesses: an open question rejects the import and leaves nothing', async () => {
    const own = await addClinic(bed.database, 'Question');
    const rows = ['time,gl'];
    for (let i = 0; i < 60; i += 1)
      rows.push(`0${1 + (i % 9)}/0${1 + (i % 8)}/2026 10:${10 + (i % 50)},${5 + (i % 4)}.5`);
    const { documentId } = await uploadSensorFile(bed, own, { bytes: latin(`${rows.join('\n')}\n`) });
    const answer: Answer = await bed.call('importCgmFile', {
      as: own.people.specialist,
      path: { medicalTestId: own.testId },
      body: { documentId, zone: 'Europe/Madrid' },
    });
    expect(answer.status).toBe(422);
    expect(await tracesOf(bed, own)).toEqual(NOTHING);
  });

  it('an unknown time zone is rejected', async () => {
    const own = await addClinic(bed.database, 'Zone');
    const { documentId } = await uploadSensorFile(bed, own, { bytes: sensorFile({ days: 1 }) });
    const answer = await bed.call('importCgmFile', {
      as: own.people.specialist,
      path: { medicalTestId: own.testId },
      body: { documentId, zone: 'Mars/Olympus' },
    });
    expect(answer).toMatchObject({ status: 422, body: { code: 'ZONE_UNKNOWN' } });
  });
});
