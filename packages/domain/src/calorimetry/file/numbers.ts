/** How the numbers of a file are written. */
export type DecimalMark = '.' | ',';

const MISSING = /^(?:|-+|–|—|\.|\*|n\/?a|nan|#n\/?a|null|none|---)$/i;
/** Whether a cell says that nothing was measured. A zero of gas says so too, which is the column's affair. */
export const isMissing = (text: string): boolean => MISSING.test(text);

/** A number with a comma or point that can only be a decimal one, or that may separate thousands. */
const DECIMAL = {
  '.': /^[+-]?(?:\d{4,}|0|)\.\d+$|^[+-]?\d+\.(?:\d{1,2}|\d{4,})$/,
  ',': /^[+-]?(?:\d{4,}|0|),\d+$|^[+-]?\d+,(?:\d{1,2}|\d{4,})$/,
};
const EITHER = { '.': /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/, ',': /^[+-]?[1-9]\d{0,2}(?:,\d{3})+$/ };

/** What the cells of a column say about their decimal mark: whole numbers alone say nothing. */
export type MarkEvidence = DecimalMark | 'MIXED' | 'OPEN' | 'OPEN_POINT' | 'NONE';

export function markEvidence(cells: Iterable<string>): MarkEvidence {
  const found = { '.': 0, ',': 0 };
  const open = { '.': 0, ',': 0 };
  for (const cell of cells) {
    for (const mark of ['.', ','] as const) {
      if (DECIMAL[mark].test(cell)) found[mark]++;
      else if (EITHER[mark].test(cell)) open[mark]++;
    }
  }
  if (found[','] > 0 && found['.'] > 0) return 'MIXED';
  if (found[','] > 0) return ',';
  if (found['.'] > 0) return '.';
  if (open[','] > 0) return 'OPEN';
  return open['.'] > 0 ? 'OPEN_POINT' : 'NONE';
}

/** How a column's numbers are read: `isMixed` when it has both marks, so that `1,234` may be either. */
export interface NumberStyle {
  mark: DecimalMark;
  isMixed: boolean;
}

/**
 * Reads a number; null when the text is none. Among decimal commas a point separates thousands and the other way round; a
 * number that can be read in two ways is not guessed.
 */
export function numberOf(text: string, { mark, isMixed }: NumberStyle): number | null {
  if (/^[+-]?\d+$/.test(text)) return Number(text);
  // Nearly all numbers are these.
  if (mark === '.' && !isMixed && /^[+-]?\d*\.\d+$/.test(text)) return Number(text);
  if (/^[+-]?\d*[.,]?\d+e[+-]?\d+$/i.test(text)) return Number(text.replace(',', '.'));
  const other = mark === ',' ? '.' : ',';
  if (isMixed && (EITHER['.'].test(text) || EITHER[','].test(text))) return null;
  if (text.includes(mark) && /^[+-]?\d*[.,]\d+$|^[+-]?\d+[.,]$/.test(text))
    return Number(text.replace(',', '.'));
  if (EITHER[other].test(text)) return Number(text.replaceAll(other, ''));
  const grouped = mark === ',' ? /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/ : /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/;
  if (grouped.test(text)) return Number(text.replaceAll(other, '').replace(',', '.'));
  return DECIMAL[other].test(text) ? Number(text.replace(',', '.')) : null;
}

/** A time with colons: hours only where there are three parts. Seconds, and whether the seconds were written. */
export interface ColonTime {
  seconds: number;
  parts: 2 | 3;
  isFullMinute: boolean;
}

/** Reads `2:32`, `00:00:04,8`, `-0:30` an Excel moment of the first day, or a moment with its date; null when the text has no colons. */
export function colonTimeOf(text: string): ColonTime | null {
  const moment = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d+)?)$/.exec(text);
  if (moment !== null && !/^1(?:899|900|904)/.test(text)) {
    const seconds = Date.parse(`${moment[1]}T${moment[2]}Z`) / 1000;
    return Number.isNaN(seconds) ? null : { seconds, parts: 3, isFullMinute: false };
  }
  const found =
    /^(-)?(?:(?:1899-12-31|1900-01-0[01]|1904-01-01)[ T])?(\d{1,3}):(\d{2})(?::(\d{2}))?(?:[.,](\d{1,3}))?$/.exec(
      text,
    );
  if (found === null) return null;
  const [, sign, a, b, c, fraction] = found;
  const tail = fraction === undefined ? 0 : Number(`0.${fraction}`);
  const whole = c === undefined ? Number(a) * 60 + Number(b) : Number(a) * 3600 + Number(b) * 60 + Number(c);
  if (Number(b) > 59 || Number(c ?? 0) > 59) return null;
  const seconds = whole + tail;
  return {
    seconds: sign === undefined ? seconds : -seconds,
    parts: c === undefined ? 2 : 3,
    isFullMinute: c === '00' && fraction === undefined,
  };
}
