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

export function reportFormats(language: Language, unit: GlucoseUnit): ReportFormats {
  const locale = LOCALES[language];
  const number = (value: number | null, digits = 0) =>
    value === null
      ? NONE
      : new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping: 'always',
        }).format(value);
  const format = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const weekday: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const bound = (value: number) => number(value, unit === 'mmol/L' ? 1 : 0);
  const glucose = (mgdl: number) => bound(fromMgdl(mgdl, unit));
  return {
    locale,
    number,
    percent: (value, digits = 0) =>
      value === null ? NONE : `${number(value, digits)}${language === 'es' ? '\u00a0' : ''}%`,
    day: (day) => format(date, 'UTC').format(noon(day)),
    weekday: (day) => format(weekday, 'UTC').format(noon(day)),
    dateTime: (instant, zone) => format({ ...date, ...clock }, zone).format(new Date(instant)),
    time: (instant, zone) => format(clock, zone).format(new Date(instant)),
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
