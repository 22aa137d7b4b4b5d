/**
 * A difference with its sign; none where nothing is left of it after rounding.
 * @example signed(-12.4, (value) => formats.number(value)) // '−12'
 */
export function signed(value: number | null, format: (value: number | null) => string): string {
  if (value === null) return format(null);
  const text = format(Math.abs(value));
  if (text === format(0)) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
