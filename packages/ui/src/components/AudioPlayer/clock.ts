/**
 * Formats seconds as a clock does, in the digits of a language.
 *
 * @returns `0:07`, `12:05`, `1:02:09`; `0:00` for an invalid length @example clock(65, 'en') // "1:05"
 */
export function clock(seconds: number, locale: string): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const one = new Intl.NumberFormat(locale, { useGrouping: false });
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const start = hours > 0 ? `${one.format(hours)}:${two.format(minutes)}` : one.format(minutes);
  return `${start}:${two.format(whole % 60)}`;
}
