import { mapInSlices } from '../slices.ts';

/** What a spreadsheet would run as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(text: string, separator: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(harmless) || harmless.includes(separator)
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/**
 * A CSV file as spreadsheets open it: a byte order mark, so that they read UTF-8; the separator that they expect in that
 * language, because Spanish writes decimals with a comma; lines end with CR LF (RFC 4180).
 */
export async function csvFile(lines: readonly (readonly string[])[], language: 'es' | 'en'): Promise<string> {
  const separator = language === 'es' ? ';' : ',';
  const text = await mapInSlices(lines, (line) =>
    line.map((cell) => cellOf(cell, separator)).join(separator),
  );
  return `\uFEFF${text.join('\r\n')}\r\n`;
}
