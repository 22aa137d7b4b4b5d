import { strToU8, zipSync } from 'fflate';

/** A cell: text, a number, or a number with the index of its style. */
type Cell = string | number | { serial: number; style: number } | null;

interface WorkbookOptions {
  is1904?: boolean;
  /** Writes texts beside their cells instead of in one table. */
  hasInlineStrings?: boolean;
}

/** Styles of cells in written workbooks: general, a date with time, a date, a time of day, a number. */
export const STYLE = { GENERAL: 0, MOMENT: 1, DAY: 2, CLOCK: 3, FIXED: 4 } as const;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** Writes sheets as a workbook of Excel, for tests. */
export function workbookOf(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  { is1904 = false, hasInlineStrings = false }: WorkbookOptions = {},
): Uint8Array {
  const strings: string[] = [];
  const cellXml = (cell: Cell, place: string): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    if (typeof cell === 'object') return `<c r="${place}" s="${cell.style}"><v>${cell.serial}</v></c>`;
    if (hasInlineStrings) return `<c r="${place}" t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
    strings.push(cell);
    return `<c r="${place}" t="s"><v>${strings.length - 1}</v></c>`;
  };
  const names = Object.keys(sheets);
  const files: Record<string, Uint8Array> = {};
  names.forEach((name, index) => {
    const rows = sheets[name]!.map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((cell, x) => cellXml(cell, letters(x) + String(y + 1))).join('')}</row>`,
    );
    files[`xl/worksheets/sheet${index + 1}.xml`] = strToU8(
      `<?xml version="1.0"?><worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`,
    );
  });
  files['xl/workbook.xml'] = strToU8(
    `<workbook><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${names
      .map((name, i) => `<sheet name="${escape(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
  );
  files['xl/_rels/workbook.xml.rels'] = strToU8(
    `<Relationships>${names.map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
  );
  files['xl/styles.xml'] = strToU8(
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="20"/><xf numFmtId="2"/></cellXfs></styleSheet>',
  );
  files['xl/sharedStrings.xml'] = strToU8(
    `<sst>${strings.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
  );
  return zipSync(files);
}

/** Files as a ZIP archive, for tests. */
export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
