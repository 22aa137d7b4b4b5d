/**
 * Reads a number that a person typed, with a decimal comma or a decimal point. Thousands separators are not accepted:
 * in `1.234` the point is a decimal point, and `1.234,5` is rejected because it is ambiguous.
 *
 * @returns the number, or null when the text is not one number.
 * @example parseDecimal('5,6') // 5.6
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed)) return null;
  return Number(trimmed.replace(',', '.'));
}
