import { describe, expect, it } from 'vitest';
import { localDateOfDays, type LocalDate } from '../../shared/index.ts';
import { seededRandom } from '../seeded-random.ts';
import { atLeast, weekdayOf, weekdayPattern } from './weekday-pattern.ts';

/** Days from Sunday, 30 August 2026. */
const days = (count: number): LocalDate[] =>
  Array.from({ length: count }, (_, i) => localDateOfDays(20_695 + i));
const saturdays = (count: number) => days(count).filter((date) => weekdayOf(date) === 6);

describe('a pattern of weekdays', () => {
  it('knows the days of the week', () => {
    expect(days(3)).toEqual(['2026-08-30', '2026-08-31', '2026-09-01']);
    expect(days(8).map(weekdayOf)).toEqual([7, 1, 2, 3, 4, 5, 6, 7]);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });

  it('is told when ten of ten lows were on Saturdays', () => {
    const dates = saturdays(90).slice(0, 10);
    expect(weekdayPattern(dates, days(90))).toEqual({ weekday: 6, dates, days: 10, recorded: 12 });
  });

  it('is told with others beside it, as long as it has half of the days', () => {
    const others = days(90).filter((date) => weekdayOf(date) === 2);
    expect(
      weekdayPattern([...saturdays(90).slice(0, 8), ...others.slice(0, 3)].sort(), days(90))?.dates,
    ).toHaveLength(8);
    const thursdays = days(90).filter((date) => weekdayOf(date) === 4);
    const spread = [...saturdays(90).slice(0, 6), ...others.slice(0, 4), ...thursdays.slice(0, 4)].sort();
    expect(weekdayPattern(spread, days(90))).toBeNull();
  });

  it.each([
    ['two lows', saturdays(14), days(14)],
    ['three lows that follow each other', days(3), days(90)],
    ['a low on each day', days(90), days(90)],
    ['a week', saturdays(7), days(7)],
    ['days of which only Saturdays were recorded', saturdays(90), saturdays(90)],
  ])('is not told of %s', (_, dates, recorded) => expect(weekdayPattern(dates, recorded)).toBeNull());

  it('uses the probabilities of drawing without putting back', () => {
    // All 2 of 2 drawn from 7 of which 1 is marked; and 2 marked of 4, drawing 2: 1 in 6.
    expect(atLeast(2, { all: 7, marked: 1, drawn: 2 })).toBe(0);
    expect(atLeast(2, { all: 4, marked: 2, drawn: 2 })).toBeCloseTo(1 / 6, 12);
    expect(atLeast(0, { all: 90, marked: 13, drawn: 10 })).toBeCloseTo(1, 12);
    expect(atLeast(10, { all: 90, marked: 12, drawn: 10 })).toBeLessThan(1e-9);
  });

  it.each([14, 28, 60, 90])('is seen in at most one of a hundred random periods of %d days', (span) => {
    const random = seededRandom(span);
    const PERIODS = 2000;
    const recorded = days(span);
    let alarms = 0;
    for (let period = 0; period < PERIODS; period++) {
      const share = 0.05 + 0.4 * random.next();
      const dates = recorded.filter(() => random.next() < share);
      if (weekdayPattern(dates, recorded) !== null) alarms++;
    }
    expect(alarms / PERIODS).toBeLessThanOrEqual(0.01);
  });

  it('is seen nearly always where lows are on one weekday in four of five weeks', () => {
    const random = seededRandom(3);
    let seen = 0;
    for (let period = 0; period < 500; period++) {
      const dates = days(90).filter((date) => random.next() < (weekdayOf(date) === 6 ? 0.8 : 0.03));
      if (weekdayPattern(dates, days(90))?.weekday === 6) seen++;
    }
    expect(seen / 500).toBeGreaterThan(0.95);
  });
});
