import { mapInSlices } from '../slices.ts';

/** What a spreadsheet would run as a formula (OWASP, CSV injection), including full-width forms that some convert. */
const FORMULA = /^[\s"]*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * Whatever a spreadsheet may take for the end of a cell: it splits by its own locale's separator, whatever the file was
 * written with, and then ignores the quotes of a cell that begins before it.
 */
const SEPARATORS = /([,;\t|\r\n])/;

/** Escapes a part of a cell that would be a cell elsewhere. */
const harmless = (part: string): string => (FORMULA.test(part) ? `'${part}` : part);

function cellOf(text: string, separator: string): string {
  const whole = text
    .split(SEPARATORS)
    .map((part, i) => (i % 2 === 0 ? harmless(part) : part))
    .join('');
  const cell = /^[\t\r\n]/.test(whole) ? `'${whole}` : whole;
  return /[",;\t\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * A CSV file as spreadsheets open it: a byte order mark, so that they read UTF-8; the separator of the language,
 * because Spanish writes decimals with a comma; CR LF line ends (RFC 4180).
 */
export async function csvFile(lines: readonly (readonly string[])[], language: 'es' | 'en'): Promise<string> {
  const separator = language === 'es' ? ';' : ',';
  const text = await mapInSlices(lines, (line) =>
    line.map((cell) => cellOf(cell, separator)).join(separator),
  );
  return `\uFEFF${text.join('\r\n')}\r\n`;
}
