import { CalendarDate, type Calendar } from '@internationalized/date';

/** Input that is not a value: some parts are missing, or the date does not exist. */
export type Unfinished =
  { kind: 'incomplete' } | { kind: 'impossible'; day: number; month: number; year: number };

interface Part {
  readonly type: string;
  readonly isEditable: boolean;
  readonly isPlaceholder: boolean;
  readonly value?: number | null | undefined;
}

/** Nothing while the field is empty or has a value. */
export function unfinishedOf(parts: readonly Part[], calendar?: Calendar): Unfinished | null {
  const typed = parts.filter(({ isEditable }) => isEditable);
  const missing = typed.filter(({ isPlaceholder }) => isPlaceholder);
  if (missing.length === typed.length) return null;
  if (missing.length > 0) return { kind: 'incomplete' };
  const valueOf = (wanted: string) => typed.find(({ type }) => type === wanted)?.value ?? null;
  const [day, month, year] = [valueOf('day'), valueOf('month'), valueOf('year')];
  if (day === null || month === null || year === null) return null;
  // The first digit of a part that was left incomplete: 0 of 02.
  if (day === 0 || month === 0 || year === 0) return { kind: 'incomplete' };
  const date = calendar ? new CalendarDate(calendar, year, month, day) : new CalendarDate(year, month, day);
  return date.day === day && date.month === month ? null : { kind: 'impossible', day, month, year };
}

/** A nonexistent date in words: `31 February`; with its year if only the year makes it impossible. */
export function impossibleDayInWords(
  { day, month, year }: Extract<Unfinished, { kind: 'impossible' }>,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...(month === 2 && day === 29 ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  });
  const first = new Date(Date.UTC(2000, month - 1, 1));
  first.setUTCFullYear(year);
  const ofDay = new Intl.NumberFormat(locale);
  return format
    .formatToParts(first)
    .map(({ type, value }) => (type === 'day' ? ofDay.format(day) : value))
    .join('');
}
