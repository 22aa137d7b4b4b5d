/**
 * Reads a number that a person typed, with a decimal comma or a decimal point. Grouping marks are not accepted: in
 * `1.234` the point is a decimal point, and `1.234,5` is refused, since nobody can tell for certain.
 *
 * @returns the number, or null when the text is not one number.
 * @example parseDecimal('5,6') // 5.6
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/.test(trimmed)) return null;
  return Number(trimmed.replace(',', '.'));
}
