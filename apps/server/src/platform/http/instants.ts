import { daysOfLocalDate } from '@healzy/domain/shared';

const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d(?:\.\d+)?)(?:Z|[+-](\d\d):(\d\d))$/i;

/**
 * Whether a text is an instant (RFC 3339) that both JavaScript and PostgreSQL read: an existing day in the years 1 to
 * 9999, no leap second, and less than sixteen hours from UTC.
 *
 * @example
 * isInstant('2026-01-01T09:30:00+01:00') // true
 * isInstant('2026-01-01T09:30:00+23:59') // false
 */
export function isInstant(text: string): boolean {
  const [, day, time, hours = '0', minutes = '0'] = INSTANT.exec(text) ?? [];
  if (day === undefined || time === undefined) return false;
  const local = new Date(`${day}T${time}Z`);
  // February 30th is parsed as a day of March.
  if (Number.isNaN(local.getTime()) || !local.toISOString().startsWith(day)) return false;
  if (Number(hours) > 15 || Number(minutes) > 59) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** Whether a text is a calendar day of the years 1 to 9999. */
export function isDay(text: string): boolean {
  return daysOfLocalDate(text) !== null && !text.startsWith('0000');
}
