/** A calendar day as `YYYY-MM-DD`, without a zone. */
export type LocalDate = string;

/** Days from 1970-01-01 to the given day (proleptic Gregorian; month 1–12). */
export function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146097 +
    yearOfEra * 365 +
    Math.floor(yearOfEra / 4) -
    Math.floor(yearOfEra / 100) +
    dayOfYear -
    719468
  );
}

/** The calendar day `days` after 1970-01-01. */
export function civilFromDays(days: number): { year: number; month: number; day: number } {
  const z = days + 719468;
  const era = Math.floor(z / 146097);
  const doe = z - era * 146097;
  const yoe = Math.floor(
    (doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365,
  );
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return {
    year: yoe + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: doy - Math.floor((153 * mp + 2) / 5) + 1,
  };
}

/** `YYYY-MM-DD` of a day number. */
export function localDateOfDays(days: number): LocalDate {
  const { year, month, day } = civilFromDays(days);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Day number of a `YYYY-MM-DD` text, or null when it is not a calendar day. */
export function daysOfLocalDate(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isCivilDate(year, month, day) ? daysFromCivil(year, month, day) : null;
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether year, month (1–12) and day are a calendar day. */
export function isCivilDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= (month === 2 && isLeap ? 29 : MONTH_DAYS[month - 1]!);
}

/** From this age on the classes for adults apply; children are assessed with charts for their age. */
export const ADULT_AGE = 18;

/** Age in whole years on a day; null when either text is invalid or the birth is after it. */
export function ageOn(birthdate: LocalDate, on: LocalDate): number | null {
  if (daysOfLocalDate(birthdate) === null || daysOfLocalDate(on) === null || birthdate > on) return null;
  const years = Number(on.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return on.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
