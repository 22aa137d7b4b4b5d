/**
 * The number a person meant, with a comma or a point for the decimals whatever the page's language.
 *
 * - Both separators: the last one is the decimal one ("1.234,5" and "1,234.5" are 1234.5).
 *
 * - One separator several times: it groups ("1.234.567").
 *
 * - One separator once: decimals, except where it is the language's grouping separator before exactly three digits and
 * after one to three that do not begin with 0 ("1.234" is 1234 in Spanish and 1.234 in English; "0.125" is 0.125 in
 * both).
 *
 * @param decimalSign the decimal separator of the page's language
 *
 * @returns `null` for an empty text, `NaN` for one that is not a number
 *
 * @example parseNumber('72,5', '.') // 72.5
 */
export function parseNumber(text: string, decimalSign: '.' | ','): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/gu, '').replace('−', '-');
  if (bare === '') return null;
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return NaN;
  const signs = [...bare].filter((letter) => letter === '.' || letter === ',');
  const last = signs.at(-1);
  if (last === undefined) return Number(bare);

  const isMixed = signs.some((sign) => sign !== last);
  const isGrouping = isMixed ? false : signs.length > 1 || readsAsGroup(bare, last, decimalSign);
  if (isMixed && signs.filter((sign) => sign === last).length > 1) return NaN;

  const at = isGrouping ? bare.length : bare.lastIndexOf(last);
  const whole = bare.slice(0, at);
  if (/[.,]/.test(whole) && !/^[+-]?\d{1,3}([.,]\d{3})+$/.test(whole)) return NaN;
  return Number(`${whole.replace(/[.,]/g, '')}.${bare.slice(at + 1)}`);
}

function readsAsGroup(bare: string, sign: string, decimalSign: string): boolean {
  return sign !== decimalSign && /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
}
