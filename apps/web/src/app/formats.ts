import { serverNow } from '@healzy/api/runtime/server-clock';
import { DEFAULT_LANGUAGE, durationText, type Language } from '@healzy/domain/shared';
import { useLanguage } from '../state/language.ts';

/**
 * The locale that each language follows; English dates are mm/dd/yy by specification 9.1, so `en-US`. Its clock has 24
 * hours as in every table and form, so that an hour is always written in the same way.
 */
export const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-US-u-hc-h23' };

const NONE = '–';

/** Dates in digits, by the order of the language. */
interface ColumnDates {
  /** `dd/mm/yy` or `mm/dd/yy` of a local day `YYYY-MM-DD`; a dash for none. */
  day(day: string | null): string;
  /** `dd/mm/yyyy` or `mm/dd/yyyy` of a local day, where the century matters. */
  fullDay(day: string): string;
  /** `dd/mm/yy hh:mm` or `mm/dd/yy hh:mm` of an instant in `zone`; a dash for none. */
  dateTime(instant: Date | string | null, zone?: string | null): string;
  /** `dd/mm/yy` or `mm/dd/yy` of the day that an instant falls on in `zone`. */
  date(instant: Date | string, zone?: string | null): string;
}

/** Formats numbers and dates in one language. Instants need the zone in which to show them. */
export interface Formats {
  readonly locale: string;
  /** `1.234,5` or `1,234.5` with exactly `digits` decimals; a dash for no value. */
  number(value: number | null, digits?: number): string;
  /** `12,3 %` or `12.3%`; `value` is a percentage already. */
  percent(value: number | null, digits?: number): string;
  /** `3 mar 2024` or `Mar 3, 2024` of a local day `YYYY-MM-DD`; a dash for none. */
  day(day: string | null): string;
  /** The same of the day that an instant falls on in `zone`. */
  date(instant: Date | string, zone?: string | null): string;
  /** `3 mar 2024, 12:55` or `Mar 3, 2024, 12:55` of an instant in `zone`; a dash for none. */
  dateTime(instant: Date | string | null, zone?: string | null): string;
  /** `date`, but `hoy` or `yesterday` where that is nearer: for lists, with the full date in the title. */
  recentDate(instant: Date | string, zone?: string | null, now?: Date): string;
  /** `dateTime`, but `hoy, 12:55` or `yesterday, 12:55`: likewise. */
  recentDateTime(instant: Date | string, zone?: string | null, now?: Date): string;
  /** Numeric dates for the cells of a table's columns; anywhere else 12/01/26 could be either of two days. */
  readonly column: ColumnDates;
  /** `peso, altura y cintura` */
  list(items: readonly string[]): string;
  /** A local day in full, with its weekday. */
  longDay(day: string): string;
  /** `14 nov – 11 dic 2026` or `Nov 14 – Dec 11, 2026` of two local days. */
  span(from: string, to: string): string;
  /** `lun, 2 mar` or `Mon, Mar 2` of a local day, where the year is known. */
  shortDay(day: string): string;
  /** `lunes` or `Monday` of a local day. */
  weekdayName(day: string): string;
  /** `lun 2` or `2 Mon` of a local day, where the month is known too. */
  briefDay(day: string): string;
  /** `hh:mm` of an instant in `zone`. */
  time(instant: Date | string, zone?: string | null): string;
  /** `23 h 10 min` from minutes. */
  duration(minutes: number): string;
  /** `1,2 MB` or `1.2 MB` from bytes. */
  bytes(bytes: number): string;
}

/** Days since 1970 of the day that an instant falls on in `zone`. Swedish dates are written as ISO 8601 has them. */
const dayNumber = (instant: Date | string, zone: string | null | undefined): number =>
  Date.parse(
    new Intl.DateTimeFormat('sv', zone == null ? {} : { timeZone: zone }).format(new Date(instant)),
  ) / 86_400_000;

function createFormats(language: Language): Formats {
  const locale = LOCALES[language];
  const numbers = new Map<number, Intl.NumberFormat>();
  const numberFormat = (digits: number) => {
    let format = numbers.get(digits);
    if (format === undefined) {
      // Spanish leaves four digits ungrouped by default; in columns, grouped numbers are easier to compare.
      format = new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: 'always',
      });
      numbers.set(digits, format);
    }
    return format;
  };
  const instants = new Map<string, Intl.DateTimeFormat>();
  const instantFormat = (options: Intl.DateTimeFormatOptions, zone: string | null | undefined) => {
    const key = JSON.stringify(options) + (zone ?? '');
    let format = instants.get(key);
    if (format === undefined) {
      format = new Intl.DateTimeFormat(locale, zone == null ? options : { ...options, timeZone: zone });
      instants.set(key, format);
    }
    return format;
  };
  const short: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: '2-digit' };
  const named: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const lists = new Intl.ListFormat(locale);
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  /** `hoy` or `ayer` by the calendar of the zone; `null` on any other day. */
  const nearDay = (instant: Date | string, zone: string | null | undefined, now: Date): string | null => {
    const days = dayNumber(instant, zone) - dayNumber(now, zone);
    return days === 0 || days === -1 ? relative.format(days, 'day') : null;
  };
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const number = (value: number | null, digits = 0) =>
    value === null ? NONE : numberFormat(digits).format(value);
  const self: Formats = {
    locale,
    number,
    percent: (value, digits = 0) =>
      value === null ? NONE : `${number(value, digits)}${language === 'es' ? '\u00a0' : ''}%`,
    day: (day) => (day === null ? NONE : instantFormat(named, 'UTC').format(noon(day))),
    date: (instant, zone) => instantFormat(named, zone).format(new Date(instant)),
    dateTime: (instant, zone) =>
      instant === null ? NONE : instantFormat({ ...named, ...clock }, zone).format(new Date(instant)),
    recentDate: (instant, zone, now = serverNow()) => nearDay(instant, zone, now) ?? self.date(instant, zone),
    recentDateTime: (instant, zone, now = serverNow()) => {
      const near = nearDay(instant, zone, now);
      return near === null ? self.dateTime(instant, zone) : `${near}, ${self.time(instant, zone)}`;
    },
    column: {
      day: (day) => (day === null ? NONE : instantFormat(short, 'UTC').format(noon(day))),
      fullDay: (day) => instantFormat({ ...short, year: 'numeric' }, 'UTC').format(noon(day)),
      date: (instant, zone) => instantFormat(short, zone).format(new Date(instant)),
      dateTime: (instant, zone) =>
        instant === null
          ? NONE
          : instantFormat({ ...short, ...clock }, zone)
              .format(new Date(instant))
              .replace(',', ''),
    },
    list: (items) => lists.format(items),
    longDay: (day) =>
      instantFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'UTC').format(
        noon(day),
      ),
    span: (from, to) => instantFormat(named, 'UTC').formatRange(noon(from), noon(to)),
    shortDay: (day) =>
      instantFormat({ weekday: 'short', day: 'numeric', month: 'short' }, 'UTC').format(noon(day)),
    weekdayName: (day) => instantFormat({ weekday: 'long' }, 'UTC').format(noon(day)),
    briefDay: (day) => instantFormat({ weekday: 'short', day: 'numeric' }, 'UTC').format(noon(day)),
    time: (instant, zone) => instantFormat(clock, zone).format(new Date(instant)),
    duration: durationText,
    bytes: (bytes) =>
      bytes < 1_000_000
        ? `${number(Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`
        : `${number(bytes / 1_000_000, 1)}\u00a0MB`,
  };
  return self;
}

const formats: Record<Language, Formats> = { es: createFormats('es'), en: createFormats('en') };

export function formatsOf(language: Language): Formats {
  return formats[language] ?? formats[DEFAULT_LANGUAGE];
}

/** Formats of the current language. */
export function useFormats(): Formats {
  return formatsOf(useLanguage());
}
