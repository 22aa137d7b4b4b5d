import { describe, expect, it } from 'vitest';
import { localDateOfDays } from '../../shared/index.ts';
import { simulateTrace } from '../simulate.ts';
import { seriesOf } from '../testing/series-of.ts';
import { recordedSpan } from '../window.ts';
import { CGM_FINDING_KINDS, findings } from './findings.ts';
import type { CgmSeries } from '../series.ts';
import type { RangeProfile } from '../ranges.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z') / 1000;
/** Days of five-minute readings at 100, with other values from some hours on. */
function days(
  count: number,
  parts: readonly { day: number; hour: number; values: number[] }[] = [],
): number[] {
  const values = Array<number>(count * 288).fill(100);
  for (const part of parts)
    values.splice(part.day * 288 + part.hour * 12, part.values.length, ...part.values);
  return values;
}
const low = (count: number, value = 50) => Array<number>(count).fill(value);
const of = (series: CgmSeries, profile?: RangeProfile) =>
  findings(series, { ...recordedSpan(series), nowEpoch: NOW, ...(profile ? { profile } : {}) });
const kinds = (series: CgmSeries, profile?: RangeProfile) =>
  of(series, profile).findings.map(({ kind }) => kind);

describe('findings', () => {
  it('say nothing without readings, and end with the time in range', () => {
    expect(of(seriesOf([])).findings).toEqual([]);
    expect(of(seriesOf(days(14))).findings).toMatchObject([
      { kind: 'TIME_IN_RANGE', risk: 0, percent: 100, goal: 70, isMet: true },
    ]);
  });

  it('name the nights with a severe low and the hours in which they cluster', () => {
    const series = seriesOf(
      days(14, [
        { day: 2, hour: 3, values: low(12) },
        { day: 5, hour: 4, values: low(12) },
      ]),
    );
    expect(of(series).findings[0]).toMatchObject({
      kind: 'SEVERE_LOW_NIGHTS',
      risk: 3,
      count: 2,
      dates: ['2026-01-12', '2026-01-15'],
      hours: { from: 3, to: 5 },
      episodes: [{ minutes: 60 }, { minutes: 60 }],
    });
    expect(kinds(series)).toEqual(['SEVERE_LOW_NIGHTS', 'TIME_IN_RANGE']);
  });

  it('count a night once, under the worse of its episodes', () => {
    const series = seriesOf(
      days(14, [
        { day: 2, hour: 1, values: low(4, 65) },
        { day: 2, hour: 4, values: low(4) },
        { day: 3, hour: 1, values: low(4, 65) },
      ]),
    );
    expect(of(series).findings.slice(0, 2)).toMatchObject([
      { kind: 'SEVERE_LOW_NIGHTS', dates: ['2026-01-12'] },
      { kind: 'LOW_NIGHTS', dates: ['2026-01-13'], episodes: [{ level: 'LOW' }] },
    ]);
  });

  it('put risk first: lows, highs, data, variability', () => {
    const series = seriesOf(
      days(3, [
        { day: 0, hour: 3, values: low(40) },
        { day: 0, hour: 12, values: low(6, 45) },
        { day: 1, hour: 2, values: low(5, 60) },
        { day: 1, hour: 13, values: low(5, 60) },
        { day: 1, hour: 15, values: low(100, 300) },
      ]),
    );
    const list = of(series).findings;
    expect(list.map(({ kind }) => kind)).toEqual([
      'SEVERE_LOW_NIGHTS',
      'SEVERE_LOW_EPISODES',
      'EXTENDED_LOW_EPISODES',
      'TIME_SEVERELY_LOW',
      'LOW_NIGHTS',
      'LOW_EPISODES',
      'TIME_LOW',
      'SEVERE_HIGH_EPISODES',
      'TIME_SEVERELY_HIGH',
      'VARIABILITY',
      'TIME_IN_RANGE',
    ]);
    expect(list.map(({ risk }) => risk)).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 0]);
  });

  it('tell a weekday that chance does not explain, over all kinds of lows', () => {
    const saturday = 0;
    const parts = Array.from({ length: 10 }, (_, week) => ({
      day: saturday + 7 * week,
      // Nights, days, mild and severe ones: each kind alone would be too few to say.
      hour: week % 2 ? 3 : 15,
      values: low(6, week % 3 ? 62 : 50),
    }));
    const found = of(seriesOf(days(90, parts))).findings;
    expect(found.find(({ kind }) => kind === 'LOW_WEEKDAY')).toMatchObject({
      risk: 2,
      count: 10,
      dates: parts.map(({ day }) => localDateOfDays(20_463 + day)),
      weekday: { days: 10, recorded: 13 },
    });
    expect(found.filter(({ kind }) => kind === 'SEVERE_HIGH_WEEKDAY')).toEqual([]);
    const highs = Array.from({ length: 8 }, (_, week) => ({
      day: 6 + 7 * week,
      hour: 13,
      values: low(12, 300),
    }));
    expect(kinds(seriesOf(days(60, highs)))).toContain('SEVERE_HIGH_WEEKDAY');
    // One bad week is no weekday.
    const week = Array.from({ length: 6 }, (_, day) => ({ day: 20 + day, hour: 3, values: low(6, 62) }));
    expect(kinds(seriesOf(days(90, week)))).not.toContain('LOW_WEEKDAY');
  });

  it('judge no share of time with too little data, but do report episodes', () => {
    const values: (number | null)[] = days(10, [{ day: 1, hour: 3, values: low(12) }]);
    values.fill(null, 3 * 288, 9 * 288);
    const list = of(seriesOf(values)).findings;
    expect(list.map(({ kind }) => kind)).toEqual(['SEVERE_LOW_NIGHTS', 'TOO_LITTLE_DATA', 'TIME_IN_RANGE']);
    expect(list[1]).toMatchObject({ percent: 40, goal: 70, count: 6 });
    expect(list[2]).toMatchObject({ isMet: null, goal: 70, risk: 0 });
  });

  it('take thresholds and goals of the profile', () => {
    const series = seriesOf(days(14).map((_, i) => (i % 2 ? 150 : 66)));
    expect(kinds(series)).toEqual(['TIME_LOW', 'VARIABILITY', 'TIME_IN_RANGE']);
    expect(kinds(series, 'PREGNANCY')).toEqual(['TIME_HIGH', 'VARIABILITY', 'TIME_IN_RANGE']);
    expect(of(series, 'TIGHT').findings.at(-1)).toMatchObject({ goal: null, isMet: null, percent: 0 });
  });

  it('begin in the window: two periods share no episode', () => {
    const { series } = simulateTrace(11, {
      from: '2026-03-20',
      days: 20,
      zone: 'Europe/Madrid',
      kind: 'TYPE_1',
    });
    const { fromEpoch, toEpoch } = recordedSpan(series);
    const middle = Math.floor((fromEpoch + toEpoch) / 2);
    const parts = [
      { fromEpoch, toEpoch: middle },
      { fromEpoch: middle, toEpoch },
    ].map((span) => findings(series, { ...span, nowEpoch: NOW }).episodes);
    expect(parts.flat()).toEqual(of(series).episodes);
    for (const finding of of(series).findings) {
      expect(CGM_FINDING_KINDS).toContain(finding.kind);
      expect([...finding.dates].sort()).toEqual(finding.dates);
    }
  });
});
