import { daysOfLocalDate, localDateOfDays } from '@healzy/domain/shared';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spanOf } from './calendar-span.ts';

const dates = fc
  .integer({ min: daysOfLocalDate('2015-01-01') ?? 0, max: daysOfLocalDate('2035-01-01') ?? 0 })
  .map(localDateOfDays);
const weekday = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();
const back = (date: string, days: number): string => localDateOfDays((daysOfLocalDate(date) ?? 0) - days);

it.each([
  ['Monday', 1],
  ['Sunday', 0],
])('holds the whole week that begins on %s', (_name, first) => {
  fc.assert(
    fc.property(dates, (date) => {
      const begins = back(date, (weekday(date) - first + 7) % 7);
      const span = spanOf('week', date);
      expect(span.first <= begins && back(begins, -6) <= span.last).toBe(true);
    }),
  );
});

it('holds the whole weeks of a month, whichever day they begin on', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom(0, 1), (date, first) => {
      const firstDay = `${date.slice(0, 7)}-01`;
      const next = new Date(`${firstDay}T12:00:00Z`);
      next.setUTCMonth(next.getUTCMonth() + 1);
      const lastDay = back(next.toISOString().slice(0, 10), 1);
      const begins = back(firstDay, (weekday(firstDay) - first + 7) % 7);
      const ends = back(lastDay, -((6 + first - weekday(lastDay) + 7) % 7));
      const span = spanOf('month', date);
      expect(span.first <= begins && ends <= span.last).toBe(true);
    }),
  );
});

it('requests the same days from Monday to Saturday', () => {
  const spans = ['2026-03-02', '2026-03-04', '2026-03-07'].map((date) =>
    JSON.stringify(spanOf('week', date)),
  );
  expect(new Set(spans).size).toBe(1);
});
