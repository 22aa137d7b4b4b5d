import { describe, expect, it } from 'vitest';
import { clockOf, localStart, onLocalClock } from './local-clock.ts';

const MADRID = 'Europe/Madrid';
const times = (zone: string, date: string, instants: readonly string[]) =>
  onLocalClock(instants, (instant) => instant, zone, date).map((part) =>
    part.map(({ at }) => new Date(at * 1000).toISOString().slice(11, 16)),
  );

describe('the clock of a day', () => {
  it('is that of the zone, whatever the offset of the record', () => {
    expect(times(MADRID, '2026-03-02', ['2026-03-02T12:00:00Z', '2026-03-02T10:00:00+02:00'])).toEqual([
      ['09:00', '13:00'],
      [],
    ]);
  });

  it('leaves out what belongs to the day before or after', () => {
    const instants = [
      '2026-03-01T22:59:00Z',
      '2026-03-01T23:00:00Z',
      '2026-03-02T22:59:00Z',
      '2026-03-02T23:00:00Z',
    ];
    expect(times(MADRID, '2026-03-02', instants)).toEqual([['00:00', '23:59'], []]);
  });

  it('keeps the second one of an hour that occurs twice apart, each list ascending', () => {
    const instants = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z'];
    expect(times(MADRID, '2026-10-25', instants)).toEqual([['02:30', '03:30'], ['02:30']]);
  });

  it('knows when a sleep of the evening before began', () => {
    const clock = clockOf(MADRID, '2026-03-02');
    expect(clock('2026-03-01T22:00:00Z')).toBe(localStart('2026-03-02') - 3600);
  });
});
