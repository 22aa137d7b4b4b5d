import { durationText, type Language } from '@healzy/domain/shared';

/** As the app writes numbers and days: English dates are American with a clock of 24 hours. */
const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-US-u-hc-h23' };

const NONE = '–';

/** Numbers, days and times on paper. */
export interface PaperFormats {
  readonly locale: string;
  number(value: number | null, digits?: number): string;
  percent(value: number | null, digits?: number): string;
  /** A local day with its month as a word. */
  day(day: string): string;
  /** The same with its weekday, without the year. */
  weekday(day: string): string;
  /** `lunes` or `Monday` of a local day. */
  weekdayName(day: string): string;
  /** A local day in full, with its weekday. */
  longDay(day: string): string;
  /** A day and time in a zone. */
  dateTime(instant: string, zone: string): string;
  time(instant: string, zone: string): string;
  duration(minutes: number): string;
  list(items: readonly string[]): string;
}

/** Makes a formatter once for each key: a file has thousands of figures, and making one takes longer than using it. */
function kept<Key, Formatter>(make: (key: Key) => Formatter): (key: Key) => Formatter {
  const made = new Map<Key, Formatter>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}

export function paperFormats(language: Language): PaperFormats {
  const locale = LOCALES[language];
  const numbers = kept(
    (digits: number) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: 'always',
      }),
  );
  const number = (value: number | null, digits = 0) =>
    value === null ? NONE : numbers(digits).format(value);
  const times = (options: Intl.DateTimeFormatOptions) =>
    kept((timeZone: string) => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const dates = times(date);
  const long = times({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekdays = times({ weekday: 'short', day: 'numeric', month: 'short' });
  const weekdayNames = times({ weekday: 'long' });
  const moments = times({ ...date, ...clock });
  const clocks = times(clock);
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    locale,
    number,
    percent: (value, digits = 0) =>
      value === null ? NONE : `${number(value, digits)}${language === 'es' ? '\u00a0' : ''}%`,
    day: (day) => dates('UTC').format(noon(day)),
    longDay: (day) => long('UTC').format(noon(day)),
    weekday: (day) => weekdays('UTC').format(noon(day)),
    weekdayName: (day) => weekdayNames('UTC').format(noon(day)),
    dateTime: (instant, zone) => moments(zone).format(new Date(instant)),
    time: (instant, zone) => clocks(zone).format(new Date(instant)),
    duration: durationText,
    list: (items) => lists.format(items),
  };
}
