import { describe, expect, it } from 'vitest';
import { clockFormat, clockTicks, elapsedFormat, isShownTwice, zoneClock } from './zoneClock.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const autumn = { from: at('2026-10-24T22:00Z'), to: at('2026-10-25T23:00Z') };
const spring = { from: at('2026-03-28T23:00Z'), to: at('2026-03-29T22:00Z') };
const madrid = (span: { from: number; to: number }) => zoneClock('Europe/Madrid', span);

describe('zoneClock', () => {
  it('finds the moment at which the clock changes', () => {
    expect(madrid(autumn).changes).toEqual([{ at: at('2026-10-25T01:00Z'), before: 7200, after: 3600 }]);
    expect(madrid(spring).changes).toEqual([{ at: at('2026-03-29T01:00Z'), before: 3600, after: 7200 }]);
    const year = madrid({ from: at('2026-01-01T00:00Z'), to: at('2027-01-01T00:00Z') });
    expect(year.changes.map((change) => change.at)).toEqual([
      at('2026-03-29T01:00Z'),
      at('2026-10-25T01:00Z'),
    ]);
  });

  it('has the offset before and after it', () => {
    const { offsetAt } = madrid(autumn);
    expect([offsetAt(at('2026-10-25T00:59Z')), offsetAt(at('2026-10-25T01:00Z'))]).toEqual([7200, 3600]);
  });

  it('stays at one offset where no clock changes, or the span has no length', () => {
    const kolkata = zoneClock('Asia/Kolkata', autumn);
    expect([kolkata.changes.length, kolkata.offsetAt(0)]).toEqual([0, 19_800]);
    expect(zoneClock('Europe/Madrid', { from: Number.NaN, to: Number.NaN }).changes).toEqual([]);
  });
});

describe('clock times', () => {
  it.each([
    ['2026-10-24T23:59Z', false],
    ['2026-10-25T00:00Z', true],
    ['2026-10-25T01:59Z', true],
    ['2026-10-25T02:00Z', false],
  ])('%s is shown twice: %s', (moment, expected) => {
    expect(isShownTwice(madrid(autumn), at(moment))).toBe(expected);
  });

  it('tells apart both 02:30 of the day with 25 hours', () => {
    const format = clockFormat('es', madrid(autumn));
    expect(format(at('2026-10-25T00:30Z'), 'hour')).toBe('02:30 CEST');
    expect(format(at('2026-10-25T01:30Z'), 'hour')).toBe('02:30 CET');
    expect(format(at('2026-10-25T02:30Z'), 'hour')).toBe('03:30');
  });

  it('has a tick for each of the 25 hours, and none for the hour that spring skips', () => {
    const hours = (span: typeof autumn) => {
      const clock = madrid(span);
      return clockTicks(span, 30, clock).map((tick) => ((tick.at + clock.offsetAt(tick.at)) % 86_400) / 3600);
    };
    expect(hours(autumn).slice(0, 6)).toEqual([0, 1, 2, 2, 3, 4]);
    expect(hours(autumn)).toHaveLength(26);
    expect(hours(spring).slice(0, 4)).toEqual([0, 1, 3, 4]);
    expect(hours(spring)).toHaveLength(24);
  });

  it('keeps to round local hours after a change', () => {
    const clock = madrid(autumn);
    const local = clockTicks(autumn, 5, clock).map((tick) => (tick.at + clock.offsetAt(tick.at)) % 21_600);
    expect(new Set(local)).toEqual(new Set([0]));
  });

  it.each([
    [90_000, '25 h'],
    [3 * 86_400 + 4 * 3600, '3 d 4 h'],
    [2700, '45 min'],
    [0, '0 min'],
  ])('%i seconds are %s', (seconds, expected) => {
    expect(elapsedFormat('es')(seconds).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
