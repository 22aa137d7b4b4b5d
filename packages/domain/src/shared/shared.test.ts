import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ageOn,
  civilFromDays,
  clockIn,
  daysFromCivil,
  daysOfLocalDate,
  durationText,
  fromMgdl,
  isUuid,
  localDateOfDays,
  parseDecimal,
  todayIn,
  toMgdl,
} from './index.ts';

it('says a duration without the part that is nothing', () => {
  expect([0, 45, 59.6, 60, 95].map((minutes) => durationText(minutes).replaceAll('\u00a0', ' '))).toEqual([
    '0 min',
    '45 min',
    '1 h',
    '1 h',
    '1 h 35 min',
  ]);
});

describe('a typed number', () => {
  it.each([
    ['5,6', 5.6],
    [' 5.6 ', 5.6],
    ['-3', -3],
    ['0,5', 0.5],
    [',5', 0.5],
    ['7.', 7],
  ])('%j is %d', (text, number) => expect(parseDecimal(text)).toBe(number));

  it.each(['', 'abc', '1.234,5', '1,234.5', '1 000', '1e3', '5,6,7', '-'])('%j is invalid', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
});

describe('calendar days', () => {
  it('count like Date does, over centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (days) => {
        const date = new Date(days * 86_400_000);
        const civil = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
        expect(civilFromDays(days)).toEqual(civil);
        expect(daysFromCivil(civil.year, civil.month, civil.day)).toBe(days);
        expect(daysOfLocalDate(localDateOfDays(days))).toBe(days);
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-00-10', 'today'])('%j is invalid', (text) =>
    expect(daysOfLocalDate(text)).toBeNull(),
  );

  it('give an age that changes on the birthday', () => {
    expect(ageOn('1984-06-15', '2026-06-14')).toBe(41);
    expect(ageOn('1984-06-15', '2026-06-15')).toBe(42);
    expect(ageOn('2026-06-15', '2026-06-14')).toBeNull();
  });
});

describe('glucose units', () => {
  it.each([
    [70, 3.9],
    [180, 10],
    [54, 3],
    [250, 13.9],
    [140, 7.8],
    [63, 3.5],
  ])('%d mg/dL print as %d mmol/L', (mgdl, mmol) =>
    expect(Math.round(fromMgdl(mgdl, 'mmol/L') * 10) / 10).toBe(mmol),
  );

  it('convert back unrounded', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 600, noNaN: true }), (mgdl) => {
        expect(toMgdl(fromMgdl(mgdl, 'mmol/L'), 'mmol/L')).toBeCloseTo(mgdl, 9);
      }),
    );
  });
});

describe('the clock of a zone', () => {
  it.each([
    ['Europe/Madrid', '2026-11-20T23:30:00Z', '2026-11-21', '00:30:00'],
    ['America/Lima', '2026-11-20T04:59:59Z', '2026-11-19', '23:59:59'],
    ['UTC', '1969-12-31T23:00:00Z', '1969-12-31', '23:00:00'],
  ])('shows day and time in %s at %s', (zone, instant, date, time) => {
    expect(clockIn(zone, instant)).toMatchObject({ date, time });
    expect(todayIn(zone, new Date(instant))).toBe(date);
  });
});

it('recognises ids as the server writes them', () => {
  expect(isUuid('0199b2f6-6d0a-7c31-8f43-2d2b7f0a1c5e')).toBe(true);
  expect(isUuid('0199B2F6-6D0A-7C31-8F43-2D2B7F0A1C5E')).toBe(false);
  expect(isUuid('0199b2f6-6d0a-7c31-8f43-2d2b7f0a1c5e ')).toBe(false);
});
