import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../documents/index.ts';
import { parseCgmFile, type ParseCgmOptions } from '../index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const parse = (text: string, options?: ParseCgmOptions) => parseCgmFile(bytes(text), options);
const HEAD = 'time,glucose mg/dL\n';

describe('files that are not sensor exports', () => {
  it.each([
    ['a photo', [0xff, 0xd8, 0xff, 0xe0, 0, 16], 'jpeg'],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], 'png'],
    ['a document', [...bytes('%PDF-1.7\n')], 'pdf'],
    ['a program', [1, 2, 3, 0, 0, 7, 200, 1], 'binary'],
  ])('recognises %s by its bytes and rejects it', (_what, head, found) => {
    expect(parseCgmFile(Uint8Array.from(head))).toEqual({
      kind: 'refused',
      code: 'FILE_TYPE',
      details: { found },
    });
  });

  it('recognises a workbook that is cut off, and says so', () => {
    expect(parseCgmFile(Uint8Array.from([0x50, 0x4b, 3, 4]))).toMatchObject({
      code: 'CGM_FILE_TRUNCATED',
      details: { found: 'zip' },
    });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \r\n\t\n'],
    ['a byte order mark alone', '\uFEFF'],
  ])('rejects a file of %s', (_what, text) => {
    expect(parse(text)).toMatchObject({ kind: 'refused', code: 'FILE_EMPTY' });
  });

  it('rejects a file one byte over 50 MB, without reading it', () => {
    expect(parseCgmFile(new Uint8Array(MAX_UPLOAD_BYTES + 1))).toEqual({
      kind: 'refused',
      code: 'FILE_TOO_LARGE',
      details: { bytes: MAX_UPLOAD_BYTES + 1, maxBytes: MAX_UPLOAD_BYTES },
    });
  });

  it('reports what it found in a text that is something else', () => {
    expect(parse('name,age\nAna,40\n')).toEqual({
      kind: 'refused',
      code: 'CGM_UNRECOGNISED',
      details: { row: 1, found: 'name,age' },
    });
    expect(parse('<!doctype html><html><body>Log in</body></html>')).toMatchObject({
      code: 'CGM_UNRECOGNISED',
    });
    expect(parse('{"type":"module","name":"x"}')).toMatchObject({ code: 'CGM_UNRECOGNISED' });
  });

  it("rejects a table with two glucose columns when it is unclear which is the sensor's", () => {
    expect(parse('time,glucose left mg/dL,glucose right mg/dL\n2026-01-10 08:00,100,110\n')).toMatchObject({
      code: 'CGM_UNRECOGNISED',
    });
  });

  it('rejects an unknown zone', () => {
    expect(parse(HEAD, { zone: 'Europe/Nowhere' })).toMatchObject({
      code: 'ZONE_UNKNOWN',
      details: { found: 'Europe/Nowhere' },
    });
  });
});

describe('no readings', () => {
  it('rejects headings alone', () => {
    expect(parse(HEAD)).toMatchObject({
      kind: 'refused',
      code: 'CGM_NO_READINGS',
      recognised: { maker: 'PLAIN' },
    });
  });

  it('reports why the rows are not readings', () => {
    expect(parse(`${HEAD}yesterday,100\n2026-01-10 08:00,---\n2026-01-10 08:05,\n`)).toMatchObject({
      code: 'CGM_NO_READINGS',
      details: {
        row: 2,
        found: 'TIME_UNREADABLE',
        skipped: [
          { reason: 'HEADING', count: 1 },
          { reason: 'TIME_UNREADABLE', count: 1 },
          { reason: 'VALUE_MISSING', count: 1 },
          { reason: 'VALUE_UNREADABLE', count: 1 },
        ],
      },
    });
  });

  it('rejects an empty Nightscout list', () => {
    expect(parse('[]')).toMatchObject({ code: 'CGM_NO_READINGS' });
  });
});

describe('two units', () => {
  it.each([
    ['in the headings', 'time,glucose mg/dL,glucose mmol/L\n2026-01-10 08:00,100,5.6\n', 1],
    ['in a second heading', `${HEAD}2026-01-10 08:00,100\ntime,glucose mmol/L\n2026-01-10 08:05,5.6\n`, 3],
    ['in a unit column', 'time,glucose,unit\n2026-01-10 08:00,100,mg/dL\n2026-01-10 08:05,5.6,mmol/L\n', 3],
    ['in the values', `${HEAD}2026-01-10 08:00,100\n2026-01-10 08:05,5.6\n`, 3],
    ['in the values of mmol/L', 'time,glucose mmol/L\n2026-01-10 08:00,5.6\n2026-01-10 08:05,101\n', 3],
  ])('%s are rejected with row and column', (_where, text, row) => {
    const result = parse(text);
    expect(result).toMatchObject({ kind: 'refused', code: 'CGM_MIXED_UNITS', details: { row } });
    expect(result.kind === 'refused' && result.details.column).toBeTruthy();
  });

  it('skips a single error code without rejecting the file', () => {
    const rows = Array.from(
      { length: 30 },
      (_, i) => `2026-01-10 08:${String(i).padStart(2, '0')},${i === 7 ? 5 : 100}`,
    );
    expect(parse(HEAD + rows.join('\n'))).toMatchObject({ kind: 'ready', report: { count: 29 } });
  });
});

describe('truncated files', () => {
  it.each([
    [
      'in the middle of a row',
      'Index,Timestamp,Event Type,Glucose Value (mg/dL),Transmitter ID\n1,2026-01-10 08:00:00,EGV,100,X\n2,2026-01-10 08:05:00,EGV,10',
    ],
    ['in the first field', `${HEAD}2026-01-10 08:00,100\n2026-01-10 08`],
    ['inside a quote', 'time,glucose mg/dL\n"2026-01-10 08:00","100"\n"2026-01-10 08:05","10'],
    ['inside a JSON entry', '[{"type":"sgv","sgv":100,"date":1768028400000},{"type":"sgv","sg'],
    ['before the list closes', '[{"type":"sgv","sgv":100,"date":1768028400000},'],
  ])('%s are rejected', (_where, text) => {
    const result = parse(text);
    expect(result).toMatchObject({ kind: 'refused', code: 'CGM_FILE_TRUNCATED' });
    expect(result.kind === 'refused' && result.details.row).toBeGreaterThan(1);
  });

  it('are not suspected of notes, but of a quote that hides rows', () => {
    const row = (i: number) => `2026-01-10 08:${String(i).padStart(2, '0')},100,x\n`;
    const head = 'time,glucose mg/dL,note\n';
    expect(
      parse(`${head}${row(0)}2026-01-10 08:01,100,"bread, cheese\n10:30, tea\nand, rice"\n${row(5)}`),
    ).toMatchObject({ kind: 'ready', report: { count: 3 } });
    expect(
      parse(`${head}${row(0)}2026-01-10 08:01,100,"bread\n${row(5)}${row(10)}2026-01-10 08:15,100,"tea"\n`),
    ).toMatchObject({
      kind: 'refused',
      code: 'CGM_QUOTE_OPEN',
      details: {
        row: 3,
        found: '2026-01-10 08:01,100,"bread 2026-01-10 08:05,100,x 2026-01-10 08:10,100,x 2026-0',
      },
    });
  });

  it('are rejected when half a UTF-16 code unit is missing', () => {
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...[...HEAD].flatMap((letter) => [letter.charCodeAt(0), 0]),
      50,
    ]);
    expect(parseCgmFile(wide)).toMatchObject({ code: 'CGM_FILE_TRUNCATED' });
  });

  it('are not suspected when the last row is complete and only lacks its line end', () => {
    expect(parse(`${HEAD}2026-01-10 08:00,100\n2026-01-10 08:05,101`)).toMatchObject({
      kind: 'ready',
      report: { count: 2 },
    });
  });
});

describe('malicious files', () => {
  const MB50 = MAX_UPLOAD_BYTES;
  /** Enough to show work that grows faster than its file, which seconds then would not finish. */
  const MB10 = MB50 / 5;
  const filled = (fill: number | string, head = '', length = MB10) => {
    const file = new Uint8Array(length);
    const unit = typeof fill === 'number' ? Uint8Array.of(fill) : bytes(fill);
    for (let i = 0; i < unit.length; i++) file[i] = unit[i]!;
    for (let size = unit.length; size < length; size *= 2)
      file.copyWithin(size, 0, Math.min(size, length - size));
    file.set(bytes(head));
    return file;
  };
  const rows = `${HEAD}2026-01-10 08:00,100\n`;
  const columns = `time,glucose mg/dL${',x'.repeat(1_000_000)}\n2026-01-10 08:00,100${',1'.repeat(1_000_000)}\n`;

  it.each<[string, () => Uint8Array]>([
    ['one line of 50 MB', () => filled(65, '', MB50)],
    ['one row of 50 MB after good ones', () => filled(65, rows, MB50)],
    ['a million headings', () => bytes(columns)],
    ['ten million columns', () => filled(44, rows)],
    ['a quote that never closes', () => filled(65, `${rows}"`)],
    ['nothing but quotes', () => filled(34, rows)],
    ['ten million empty lines', () => filled(10, rows)],
    ['millions of unreadable rows', () => filled('x,1\n', rows)],
    ['nothing but brackets', () => filled(91)],
    ['nothing but braces', () => filled(123)],
    ['a JSON string that never ends', () => filled(65, '[{"sgv":"')],
    ['UTF-16 of one line', () => filled('A\0', '\u0000')],
  ])('%s are handled in linear time', (_what, make) => {
    const file = make();
    parseCgmFile(bytes(rows));
    // A plain pass over the bytes is the reference, so that a slow machine does not decide.
    const limit = Math.max(1000, 8 * timeOf(() => file.reduce((a, b) => a ^ b, 0)));
    let took = Infinity;
    // A collection of garbage may fall into one attempt.
    for (let attempt = 0; attempt < 3 && took >= limit; attempt++)
      took = Math.min(
        took,
        timeOf(() => parseCgmFile(file)),
      );
    expect(took).toBeLessThan(limit);
  });

  /** Milliseconds of the processor: waiting for it is not the work. */
  function timeOf(work: () => unknown): number {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  }
});
