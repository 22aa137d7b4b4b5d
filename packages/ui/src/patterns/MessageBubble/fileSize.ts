const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * Formats a size in decimal units, as file managers show it.
 *
 * @returns nothing for an unknown size
 *
 * @example fileSize(1_250_000, 'es') // "1,3 MB"
 */
export function fileSize(bytes: number, locale: string): string {
  if (!Number.isFinite(bytes)) return '';
  let value = Math.max(0, bytes);
  let index = 0;
  while (value >= 999.5 && index < units.length - 1) {
    value /= 1000;
    index++;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[index] ?? 'byte',
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && index > 1 ? 1 : 0,
  }).format(value);
}
