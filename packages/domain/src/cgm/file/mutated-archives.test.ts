import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCgmFile } from '../index.ts';
import { STYLE, workbookOf, zipOf } from '../../shared/workbooks/testing/workbook-of.ts';

const rows = Array.from({ length: 40 }, (_, i) => [
  { serial: 46_035 + (i * 5) / 1440, style: STYLE.MOMENT },
  100 + i,
]);
const book = workbookOf({ Data: [['time', 'glucose mg/dL'], ...rows] });
const archive = zipOf({
  'a.csv': `time,glucose mg/dL\n${rows.map((_, i) => `2026-01-13 08:${String(i).padStart(2, '0')},${100 + i}`).join('\n')}\n`,
  'carbs.csv': 'time,carbs\n2026-01-13 08:00,30\n',
});

const KINDS = ['ready', 'question', 'refused'];

describe('a workbook or an archive', () => {
  it('changed in any byte is read, asked about or refused, and never fails', () => {
    const change = fc.record({
      file: fc.constantFrom(book, archive),
      bytes: fc.array(fc.record({ at: fc.nat(), value: fc.nat(255) }), { minLength: 1, maxLength: 8 }),
      share: fc.constantFrom(1, 1, 1, 0.5, 0.9, 0.99),
    });
    fc.assert(
      fc.property(change, ({ file, bytes, share }) => {
        const copy = file.slice(0, Math.floor(file.length * share));
        // The signature is kept, or it would be another file.
        for (const { at, value } of bytes) copy[4 + (at % (copy.length - 4))] = value;
        expect(KINDS).toContain(parseCgmFile(copy).kind);
      }),
      { numRuns: 400 },
    );
  });

  it('whose sheet is any XML is read, asked about or refused, and never fails', () => {
    const piece = fc.constantFrom(
      '<row>',
      '<row r="2">',
      '<row r="99999999999">',
      '<row r="-1">',
      '</row>',
      '<c r="A1">',
      '<c r="XFD9" t="s">',
      '<c/>',
      '<c t="inlineStr">',
      '<c s="9999">',
      '</c>',
      '<v>1</v>',
      '<v>1e308</v>',
      '<v>46035.5</v>',
      '<v/>',
      '<is><t>time</t></is>',
      '<t>&#x110000;</t>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '&lol;',
      '<',
      '>',
      '"',
      "<c r='A1' t=\"",
      '</sheetData>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const bytes = zipSync({
          'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
          'xl/_rels/workbook.xml.rels': strToU8(
            '<R><Relationship Id="r1" Target="worksheets/sheet1.xml"/></R>',
          ),
          'xl/worksheets/sheet1.xml': strToU8(`<sheetData>${pieces.join('')}`),
        });
        expect(KINDS).toContain(parseCgmFile(bytes).kind);
      }),
      { numRuns: 400 },
    );
  });
});
