import { CalendarDate } from '@internationalized/date';

type Part = 'day' | 'month' | 'year';

/** The order of a short date in a language. */
export function partOrder(locale: string): Part[] {
  return new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(Date.UTC(2001, 1, 3)))
    .map(({ type }) => type)
    .filter((type): type is Part => type === 'day' || type === 'month' || type === 'year');
}

/** Two digits mean the most likely year: 00–49 → 2000–2049, 50–99 → 1950–1999. */
function wholeYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < 50 ? 2000 : 1900);
}

function real(year: number, month: number, day: number): CalendarDate | null {
  if (year < 1 || month < 1 || month > 12 || day < 1) return null;
  const date = new CalendarDate(year, month, day);
  // A date that the calendar had to shift (31 February) does not exist.
  return date.day === day && date.month === month ? date : null;
}

function monthByName(word: string, locale: string): number {
  const plain = (text: string) =>
    text
      .toLocaleLowerCase(locale)
      .normalize('NFD')
      .replaceAll(/[\p{M}.]/gu, '');
  const wanted = plain(word);
  if (wanted.length < 3) return 0;
  const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month++)
    if (plain(name.format(new Date(Date.UTC(2001, month - 1, 1)))).startsWith(wanted)) return month;
  return 0;
}

/**
 * Parses a day as people write and copy it: `2026-11-21`, `21/11/2026`, `21.11.26`, `21 nov 2026`. Two numbers are read
 * in the order of the language, unless only the other order makes a valid day. Nothing for anything else.
 *
 * @example parseDay('21/11/2026', 'en-US')?.toString() // '2026-11-21': there is no month 21
 */
export function parseDay(text: string, locale: string): CalendarDate | null {
  const clean = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(clean);
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]));

  const numbers = /^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{2}|\d{4})$/.exec(clean);
  if (numbers) {
    const [one, two] = [Number(numbers[1]), Number(numbers[2])];
    const year = wholeYear(numbers[3] ?? '');
    const order = partOrder(locale);
    const isDayFirst = order.indexOf('day') < order.indexOf('month');
    return isDayFirst
      ? (real(year, two, one) ?? real(year, one, two))
      : (real(year, one, two) ?? real(year, two, one));
  }

  const messages = /^(\d{1,2})\s+(?:de\s+)?(\p{L}+)\.?,?\s+(?:de[l]?\s+)?(\d{2}|\d{4})$/u.exec(clean);
  if (messages)
    return real(wholeYear(messages[3] ?? ''), monthByName(messages[2] ?? '', locale), Number(messages[1]));
  const monthFirst = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(clean);
  if (monthFirst)
    return real(Number(monthFirst[3]), monthByName(monthFirst[1] ?? '', locale), Number(monthFirst[2]));
  return null;
}

/** Two days with a dash or a word between them: `21/11/2026 – 28/11/2026`. */
export function parseDays(text: string, locale: string): { start: CalendarDate; end: CalendarDate } | null {
  const [first, last, ...others] = text.split(/\s+(?:[-–—→]|\p{L}{1,5})\s+|\s*[–—→]\s*/u);
  if (first === undefined || last === undefined || others.length) return null;
  const start = parseDay(first, locale);
  const end = parseDay(last, locale);
  return start && end ? { start, end } : null;
}
