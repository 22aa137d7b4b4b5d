import { fromMgdl, type GlucoseUnit, type Language } from '@healzy/domain/shared';

/** As the app writes numbers and days: English dates are American with a clock of 24 hours. */
const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-US-u-hc-h23' };

const NONE = '–';

/** Numbers, days and times of a report. */
export interface ReportFormats {
  readonly locale: string;
  number(value: number | null, digits?: number): string;
  percent(value: number | null, digits?: number): string;
  /** A local day with its month as a word. */
  day(day: string): string;
  /** The same with its weekday, without the year. */
  weekday(day: string): string;
  /** A day and time in a zone. */
  dateTime(instant: string, zone: string): string;
  time(instant: string, zone: string): string;
  duration(minutes: number): string;
  /** Glucose without its unit. */
  glucose(mgdl: number): string;
  /** Glucose with its unit. */
  reading(mgdl: number): string;
  /** A threshold that is in the report's unit already. */
  bound(value: number): string;
}

/** Makes a formatter once for each key: a report has thousands of figures, and making one takes longer than using it. */
function kept<Key, Formatter>(make: (key: Key) => Formatter): (key: Key) => Formatter {
  const made = new Map<Key, Formatter>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}

export function reportFormats(language: Language, unit: GlucoseUnit): ReportFormats {
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
  const weekdays = times({ weekday: 'short', day: 'numeric', month: 'short' });
  const moments = times({ ...date, ...clock });
  const clocks = times(clock);
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const bound = (value: number) => number(value, unit === 'mmol/L' ? 1 : 0);
  const glucose = (mgdl: number) => bound(fromMgdl(mgdl, unit));
  return {
    locale,
    number,
    percent: (value, digits = 0) =>
      value === null ? NONE : `${number(value, digits)}${language === 'es' ? '\u00a0' : ''}%`,
    day: (day) => dates('UTC').format(noon(day)),
    weekday: (day) => weekdays('UTC').format(noon(day)),
    dateTime: (instant, zone) => moments(zone).format(new Date(instant)),
    time: (instant, zone) => clocks(zone).format(new Date(instant)),
    duration: (minutes) => {
      const whole = Math.round(minutes);
      const rest = `${whole % 60}\u00a0min`;
      return whole < 60 ? rest : `${Math.floor(whole / 60)}\u00a0h ${rest}`;
    },
    glucose,
    reading: (mgdl) => `${glucose(mgdl)}\u00a0${unit}`,
    bound,
  };
}
