import { describe, expect, it } from 'vitest';
import { localMidnights, timeTicks } from './traceTicks.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16);
/** Madrid around both clock changes of 2026. */
const madrid = (seconds: number) =>
  seconds >= at('2026-03-29T01:00Z') && seconds < at('2026-10-25T01:00Z') ? 7200 : 3600;

describe('timeTicks', () => {
  it('uses round local hours', () => {
    const ticks = timeTicks(at('2026-01-05T23:00Z'), at('2026-01-06T23:00Z'), 10, madrid);
    expect(ticks.map((tick) => iso(tick.at).slice(11))).toEqual([
      '23:00',
      '02:00',
      '05:00',
      '08:00',
      '11:00',
      '14:00',
      '17:00',
      '20:00',
      '23:00',
    ]);
    expect(ticks.filter((tick) => tick.kind === 'day').map((tick) => iso(tick.at))).toEqual([
      '2026-01-05T23:00',
      '2026-01-06T23:00',
    ]);
  });

  it('keeps local hours on the 23-hour day', () => {
    const ticks = timeTicks(at('2026-03-28T23:00Z'), at('2026-03-29T22:00Z'), 5, madrid);
    // 00, 06, 12, 18 and 24 h in Madrid; only five hours pass between the first two.
    expect(ticks.map((tick) => iso(tick.at).slice(8))).toEqual([
      '28T23:00',
      '29T04:00',
      '29T10:00',
      '29T16:00',
      '29T22:00',
    ]);
  });

  it('starts weeks on Mondays for ninety days', () => {
    const ticks = timeTicks(at('2026-01-01T00:00Z'), at('2026-04-01T00:00Z'), 14, madrid);
    expect(ticks.every((tick) => new Date((tick.at + madrid(tick.at)) * 1000).getUTCDay() === 1)).toBe(true);
    expect(ticks.length).toBe(13);
  });

  it.each([1, 3, 10, 60])('never gives more than fit (%i)', (atMost) => {
    for (const days of [0.1, 1, 14, 90, 400]) {
      const from = at('2026-02-03T04:05Z');
      expect(timeTicks(from, from + days * 86_400, atMost, madrid).length).toBeLessThanOrEqual(atMost + 1);
    }
  });
});

describe('localMidnights', () => {
  it('follows clock changes', () => {
    expect(localMidnights(at('2026-03-28T12:00Z'), at('2026-03-30T12:00Z'), madrid).map(iso)).toEqual([
      '2026-03-28T23:00',
      '2026-03-29T22:00',
    ]);
    expect(localMidnights(at('2026-10-24T12:00Z'), at('2026-10-26T12:00Z'), madrid).map(iso)).toEqual([
      '2026-10-24T22:00',
      '2026-10-25T23:00',
    ]);
  });
});
