import { describe, expect, it } from 'vitest';
import { parseCgmFile, type ParseCgmOptions } from '../index.ts';
import { workbookOf } from '../../shared/workbooks/testing/workbook-of.ts';

const parse = (lines: readonly string[], options?: ParseCgmOptions) =>
  parseCgmFile(new TextEncoder().encode(`${lines.join('\n')}\n`), options);

const FILE = [
  'Export',
  '',
  'Pořadí;Čas;Hladina mmol/l;Tep',
  '1;2026-01-13 08:00;5,6;61',
  '2;2026-01-13 08:05;5,8;62',
  '3;2026-01-13 08:10;5,9;63',
];

describe('a table whose headings are in another language', () => {
  it('asks which columns hold time and glucose', () => {
    expect(parse(FILE)).toMatchObject({
      kind: 'question',
      questions: [
        {
          id: 'columns',
          layout: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
          times: [{ column: 2, name: 'Čas', sample: '2026-01-13 08:00' }],
          glucoses: [
            { column: 1, name: 'Pořadí', sample: '1' },
            { column: 3, name: 'Hladina mmol/l', sample: '5,6' },
            { column: 4, name: 'Tep', sample: '61' },
          ],
        },
      ],
      recognised: { maker: 'PLAIN', columns: null, headingRow: 3 },
    });
  });

  it('is read by the answer, with the unit that the heading states', () => {
    const result = parse(FILE, { columns: { time: 2, glucose: 3 } });
    expect(result).toMatchObject({
      kind: 'ready',
      recognised: { unit: 'mmol/L', columns: { time: 'Čas', glucose: 'Hladina mmol/l' }, decimalMark: ',' },
      report: { rows: 6, count: 3 },
    });
  });

  it('asks for what the answer leaves open', () => {
    const result = parse(FILE, { columns: { time: 2, glucose: 4 } });
    expect(result).toMatchObject({ kind: 'question', questions: [{ id: 'unit' }] });
  });

  it('asks again when the answer is no column of the table', () => {
    for (const columns of [
      { time: 1, glucose: 3 },
      { time: 2, glucose: 9 },
      { time: 2, glucose: 2 },
    ]) {
      expect(parse(FILE, { columns })).toMatchObject({ kind: 'question', questions: [{ id: 'columns' }] });
    }
  });

  it('is asked about in a workbook too', () => {
    const book = workbookOf({
      A: [['x']],
      B: [
        ['Čas', 'Hladina'],
        ['2026-01-13 08:00', 5.6],
        ['2026-01-13 08:05', 5.8],
      ],
    });
    expect(parseCgmFile(book)).toMatchObject({ kind: 'question', questions: [{ id: 'columns' }] });
    expect(parseCgmFile(book, { columns: { time: 1, glucose: 2 }, unit: 'mmol/L' })).toMatchObject({
      kind: 'ready',
      report: { count: 2 },
    });
  });
});

describe('the layout of a table that was explained', () => {
  const layoutOf = (lines: readonly string[]) => {
    const result = parse(lines);
    const question = result.kind === 'question' ? result.questions[0] : undefined;
    if (question?.id !== 'columns') throw new Error(JSON.stringify(result));
    return question.layout;
  };

  it('goes with what was read by the answer', () => {
    const columns = { time: 2, glucose: 3 };
    const mapping = { ...columns, layout: layoutOf(FILE) };
    expect(parse(FILE, { columns })).toMatchObject({ kind: 'ready', recognised: { mapping } });
    const byHeadings = parse(['time,glucose mg/dL', '2026-01-13 08:00,100', '2026-01-13 08:05,101'], {
      columns,
    });
    expect(byHeadings.recognised).not.toHaveProperty('mapping');
  });

  it('is the same for other rows, another introduction and another delimiter', () => {
    const rows = ['1,2026-02-01 09:00,"4,1",70', '2,2026-02-01 09:05,"4,4",71'];
    expect(layoutOf(['Pořadí,Čas,Hladina mmol/l,Tep', ...rows])).toBe(layoutOf(FILE));
    expect(layoutOf(['Jiný export', ...FILE.slice(2)])).toBe(layoutOf(FILE));
  });

  it('is another one when a heading is added, renamed or moved', () => {
    for (const heading of [
      'Čas;Pořadí;Hladina mmol/l;Tep',
      'Pořadí;Čas;Hladina mg/dl;Tep',
      'Pořadí;Čas;Hladina;mmol/l Tep',
    ]) {
      expect(layoutOf([heading, ...FILE.slice(3)])).not.toBe(layoutOf(FILE));
    }
  });
});

describe('a table of several columns of glucose', () => {
  it("asks which of them is the sensor's", () => {
    const lines = ['time,glucose left,glucose right', '2026-01-13 08:00,100,110', '2026-01-13 08:05,101,111'];
    expect(parse(lines)).toMatchObject({ kind: 'question', questions: [{ id: 'columns' }] });
    expect(parse(lines, { columns: { time: 1, glucose: 3 }, unit: 'mg/dL' })).toMatchObject({
      kind: 'ready',
      report: { minMgdl: 110, maxMgdl: 111 },
    });
  });
});

it.each([
  ['no times', ['a,b', '1,2', '3,4']],
  ['no numbers', ['when,what', '2026-01-13 08:00,run', '2026-01-13 08:05,walk']],
  ['one row', ['Čas,Hladina', '2026-01-13 08:00,5.6']],
])('a table of %s is refused', (_, lines) => {
  expect(parse(lines)).toMatchObject({ kind: 'refused', code: 'CGM_UNRECOGNISED' });
});

it('what the headings say holds against an answer', () => {
  const lines = ['time,glucose mg/dL,other', '2026-01-13 08:00,100,7', '2026-01-13 08:05,101,8'];
  expect(parse(lines, { columns: { time: 1, glucose: 3 } })).toMatchObject({ report: { minMgdl: 100 } });
});
