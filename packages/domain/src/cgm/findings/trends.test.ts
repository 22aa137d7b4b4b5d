import { describe, expect, it } from 'vitest';
import { CGM_SCORE_IDS } from '../metric-types.ts';
import { cgmMetrics } from '../metrics.ts';
import { seriesOf } from '../testing/series-of.ts';
import { CGM_FORMULAS } from './formulas.ts';
import { figureBasis } from './glass-box.ts';
import { figureTrends, precedingSpan, scoreTrends } from './trends.ts';

const epoch = (text: string) => Date.parse(text) / 1000;
const NOW = epoch('2027-01-01T00:00:00Z');
const fill = (count: number, value: number | null) => Array<number | null>(count).fill(value);

describe('the preceding period', () => {
  it('has as many local days, over a clock change', () => {
    const week = { fromEpoch: epoch('2026-03-29T22:00:00Z'), toEpoch: epoch('2026-04-05T22:00:00Z') };
    // Its days begin at 23:00 UTC in winter; 29 March has 23 hours.
    expect(precedingSpan('Europe/Madrid', week)).toEqual({
      fromEpoch: epoch('2026-03-22T23:00:00Z'),
      toEpoch: week.fromEpoch,
    });
  });

  it('has as many seconds when it does not begin at midnight', () => {
    const span = { fromEpoch: 1_000_000, toEpoch: 1_000_600 };
    expect(precedingSpan('UTC', span)).toEqual({ fromEpoch: 999_400, toEpoch: 1_000_000 });
  });
});

describe('trends of scores', () => {
  const week = (first: number) => ({
    timeframe: 'WEEKLY' as const,
    fromEpoch: epoch('2026-01-10T00:00:00Z') + first * 86_400,
    toEpoch: epoch('2026-01-10T00:00:00Z') + (first + 7) * 86_400,
    nowEpoch: NOW,
  });
  const inRange = (values: (number | null)[], first: number) =>
    scoreTrends(seriesOf(values), week(first)).find(({ id }) => id === 'TIME_IN_RANGE');

  it('compare two periods that both have enough data', () => {
    const values = [...fill(7 * 288, 100).fill(200, 0, 288), ...fill(7 * 288, 100)];
    expect(inRange(values, 7)).toMatchObject({
      current: { state: 'SCORED', value: 100 },
      previous: { state: 'SCORED' },
      isMeaningful: true,
    });
    expect(inRange(values, 7)?.delta).toBeCloseTo(100 / 7, 9);
  });

  it('say no difference when either has too little, nor to a period before the test', () => {
    const values = [...fill(3 * 288, 100), ...fill(4 * 288, null), ...fill(7 * 288, 120)];
    expect(inRange(values, 7)).toMatchObject({ delta: null, isMeaningful: null });
    expect(inRange(values, 0)).toMatchObject({ previous: { state: 'NO_DATA', value: null }, delta: null });
  });

  it('say no difference between values that the sensor cut off', () => {
    const values = fill(14 * 288, 100)
      .fill(39, 10, 12)
      .fill(39, 3000, 3010);
    const lowest = scoreTrends(seriesOf(values), week(7)).find(({ id }) => id === 'MIN_GLUCOSE');
    expect(lowest).toMatchObject({ current: { censored: 'LOW', value: 39 }, delta: null });
  });
});

describe('trends of other figures', () => {
  const week = (first: number) => ({
    fromEpoch: epoch('2026-01-10T00:00:00Z') + first * 86_400,
    toEpoch: epoch('2026-01-10T00:00:00Z') + (first + 7) * 86_400,
  });
  const trend = (values: (number | null)[], id: string, first = 7) =>
    figureTrends(seriesOf(values), week(first)).find((each) => each.id === id);

  it('are the differences of the figures of both periods', () => {
    // A day in seven below, then half a day above.
    const values = [...fill(7 * 288, 100).fill(60, 0, 288), ...fill(7 * 288, 100).fill(200, 0, 144)];
    const [before, now] = [values.slice(0, 7 * 288), values.slice(7 * 288)].map((part) =>
      cgmMetrics(seriesOf(part)),
    );
    expect(trend(values, 'BELOW')?.previous).toBeCloseTo(100 / 7, 9);
    expect(trend(values, 'BELOW')?.delta).toBeCloseTo(-100 / 7, 9);
    expect(trend(values, 'ABOVE')).toMatchObject({ previous: 0 });
    expect(trend(values, 'ABOVE')?.delta).toBeCloseTo(50 / 7, 9);
    for (const [id, metric] of [
      ['GMI', 'gmi'],
      ['GRI', 'gri'],
    ] as const)
      expect(trend(values, id)?.delta).toBeCloseTo(now![metric]! - before![metric]!, 9);
  });

  it('follow the range of the profile', () => {
    const values = [...fill(7 * 288, 100), ...fill(7 * 288, 150)];
    const above = figureTrends(seriesOf(values), { ...week(7), profile: 'PREGNANCY' });
    expect(above.find(({ id }) => id === 'ABOVE')).toMatchObject({ previous: 0, delta: 100 });
    expect(trend(values, 'ABOVE')).toMatchObject({ delta: 0 });
  });

  it('say no difference when either has too little, nor to a period before the test', () => {
    const values = [...fill(3 * 288, 60), ...fill(4 * 288, null), ...fill(7 * 288, 120)];
    expect(trend(values, 'BELOW')).toEqual({ id: 'BELOW', previous: 100, delta: null });
    expect(trend(values, 'BELOW', 0)).toEqual({ id: 'BELOW', previous: null, delta: null });
  });
});

describe('the glass box', () => {
  it('counts what was used, cut off and missing', () => {
    const series = seriesOf([39, 100, null, null, 401, 401]);
    const span = { fromEpoch: series.epochSeconds[0]!, toEpoch: series.epochSeconds[0]! + 3600 };
    expect(figureBasis(series, span)).toEqual({
      ...span,
      readings: 4,
      minutes: 20,
      expectedMinutes: 60,
      missingMinutes: 40,
      censoredLow: 1,
      censoredHigh: 2,
      cadences: [5],
    });
  });

  it('has a formula for every figure', () => {
    const names = Object.keys(cgmMetrics(seriesOf([100, 110]))).filter((name) => name !== 'n');
    expect(Object.keys(CGM_FORMULAS).sort()).toEqual([...names, ...CGM_SCORE_IDS, 'AGP', 'EPISODES'].sort());
    for (const { source } of Object.values(CGM_FORMULAS)) {
      if (source) expect(source.doi).toMatch(/^10\.\d{4,}\//);
    }
  });
});
