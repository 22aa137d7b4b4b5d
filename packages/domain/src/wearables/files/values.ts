import {
  daysFromCivil,
  isCivilDate,
  isZone,
  offsetAt,
  resolveWallClock,
  startOfLocalDay,
  zoneTable,
  type ZoneTable,
} from '../../shared/index.ts';
import type { WrittenDates } from './written-dates.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A finite number, also one written as text. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(value.trim())) return null;
  return Number(value);
}

/** A number above 0 of a table: its makers write 0 or −1 for what was not measured. */
export const positive = (cell: string): number | null => {
  const value = numberOf(cell);
  return value !== null && value > 0 ? value : null;
};

export type DecimalSign = '.' | ',';

/** Thousands in threes: else `12,5` of a table in Spanish would be 125. */
const WRITTEN: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/,
  ',': /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?$/,
};

/** The decimal sign by which alone a number can be read; null where both can, or none. */
export function decimalSignOf(cell: string): DecimalSign | null {
  const [isPoint, isComma] = [WRITTEN['.'].test(cell), WRITTEN[','].test(cell)];
  return isPoint === isComma ? null : isPoint ? '.' : ',';
}

/** Number of a table: `1,050.5`, `2.011,45`, `7`; null for an empty cell, for `n/a` and for one of another decimal sign. */
export function cellNumber(cell: string, decimal: DecimalSign): number | null {
  const text = cell.trim();
  if (!WRITTEN[decimal].test(text)) return null;
  return numberOf(text.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.'));
}

/**
 * A wall clock as seconds since 1970 on that clock: `2026-03-28T23:40:00.000`, `2026-03-28 23:40`, `03/28/26 22:58:00`. The
 * last is written with the month first, unless the dates of its file are known to say otherwise.
 */
export function wallSeconds(text: string | null, dates?: WrittenDates): number | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?$/.exec(text ?? '');
  if (iso) return secondsOf(iso.slice(1).map((part) => Number(part ?? 0)));
  const us = /^(\d{2})\/(\d{2})\/(\d{2}) (\d{2}):(\d{2}):(\d{2})$/.exec(text ?? '');
  if (!us) return null;
  const [month, day, year, ...time] = us.slice(1).map(Number);
  if (dates === undefined) return secondsOf([2000 + year!, month!, day!, ...time]);
  const days = dates.daysOf(text!);
  const inDay = secondsOf([1970, 1, 1, ...time]);
  return days === null || inDay === null ? null : days * 86_400 + inDay;
}

function secondsOf([year, month, day, hour, minute, second]: number[]): number | null {
  return wallOf(year!, month!, day!, hour ?? 0, minute ?? 0, second ?? 0);
}

function wallOf(year: number, month: number, day: number, hour: number, minute: number, second: number) {
  const isTime = hour < 24 && minute < 60 && second < 60;
  if (!isTime || !isCivilDate(year, month, day)) return null;
  return daysFromCivil(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second;
}

/** The number that some digits of a text are; NaN where there is anything else. */
export function digitsIn(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    value = value * 10 + digit;
  }
  return value;
}

/** `+02:00`, `UTC+0200`, `Z` in minutes. */
export function offsetMinutesOf(text: string | null): number | null {
  if (text === 'Z') return 0;
  const match = /^(?:UTC|GMT)?([+-])(\d{2}):?(\d{2})$/.exec(text ?? '');
  if (!match) return null;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

const PLAIN_TIME = '0000-00-00T00:00:00+00:00';
const MARKS = [4, 7, 10, 13, 16, 22];

/** `2026-03-28T23:10:00+01:00`, as nearly all are: of millions no piece becomes a text of its own. */
function plainTime(text: string): { epochS: number; offsetMinutes: number } | null {
  if (text.length !== PLAIN_TIME.length) return null;
  for (const at of MARKS) if (text.charCodeAt(at) !== PLAIN_TIME.charCodeAt(at)) return null;
  const sign = text[19] === '+' ? 1 : text[19] === '-' ? -1 : Number.NaN;
  const offsetMinutes = sign * (digitsIn(text, 20, 22) * 60 + digitsIn(text, 23, 25));
  const wall = wallOf(
    digitsIn(text, 0, 4),
    digitsIn(text, 5, 7),
    digitsIn(text, 8, 10),
    digitsIn(text, 11, 13),
    digitsIn(text, 14, 16),
    digitsIn(text, 17, 19),
  );
  return wall === null || Number.isNaN(offsetMinutes)
    ? null
    : { epochS: wall - offsetMinutes * 60, offsetMinutes };
}

/** An instant with its offset: `2026-03-28T23:10:00.000+01:00`. */
export function offsetTime(text: string | null): { epochS: number; offsetMinutes: number } | null {
  const plain = text === null ? null : plainTime(text);
  if (plain !== null) return plain;
  const match = /^(.+?)(Z|[+-]\d{2}:?\d{2})$/.exec(text ?? '');
  const wall = wallSeconds(match?.[1] ?? null);
  const offsetMinutes = offsetMinutesOf(match?.[2] ?? null);
  return wall === null || offsetMinutes === null
    ? null
    : { epochS: wall - offsetMinutes * 60, offsetMinutes };
}

/** An instant with its own offset, or of the clock of a zone. */
export function timeOn(clock: LocalClock, text: string): { epochS: number; offsetMinutes: number } | null {
  const own = offsetTime(text);
  const wall = own ? null : wallSeconds(text);
  if (wall === null) return own;
  const epochS = clock.instant(wall);
  return { epochS, offsetMinutes: clock.offsetAt(epochS) };
}

const YEAR = 366 * 86_400;

/** The clock of one zone, for files that write wall clocks. */
export class LocalClock {
  readonly zone: string;

  private constructor(zone: string) {
    this.zone = zone;
  }

  static of(zone: string | undefined): LocalClock | null {
    return zone !== undefined && isZone(zone) ? new LocalClock(zone) : null;
  }

  /** The instant of a wall clock; of an hour that came twice, the one nearest to what was recorded before it. */
  instant(wall: number, near: number | null = null): number {
    const clock = resolveWallClock(this.#table(wall), wall);
    if (clock.kind !== 'twice') return clock.epochSeconds;
    if (near === null) return clock.first;
    return Math.abs(clock.second - near) < Math.abs(clock.first - near) ? clock.second : clock.first;
  }

  offsetAt(epochS: number): number {
    return offsetAt(this.#table(epochS), epochS);
  }

  /** First and last instant of a day, counted from 1970-01-01. */
  day(dayNumber: number): { startS: number; endS: number } {
    const table = this.#table(dayNumber * 86_400);
    return { startS: startOfLocalDay(table, dayNumber), endS: startOfLocalDay(table, dayNumber + 1) };
  }

  #table(around: number): ZoneTable {
    // Whole years, so that all times of a file share a few tables.
    const year = Math.floor(around / YEAR);
    return zoneTable(this.zone, year * YEAR - 3 * 86_400, (year + 1) * YEAR + 3 * 86_400);
  }
}
