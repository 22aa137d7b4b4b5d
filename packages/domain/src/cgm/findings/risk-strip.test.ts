import { describe, expect, it } from 'vitest';
import { heatMap } from '../heat-map.ts';
import { localDays } from '../local-days.ts';
import { seriesOf } from '../testing/series-of.ts';
import { recordedSpan } from '../window.ts';
import { clusterOf } from './clock-hours.ts';
import { riskGradesOf } from './grades.ts';
import { riskStrip, worstDaysFirst } from './risk-strip.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z') / 1000;
const fill = (count: number, value: number | null) => Array<number | null>(count).fill(value);

describe('grades of values', () => {
  it('tell 141 from 249, and the severe from both', () => {
    const high = (mgdl: number) => riskGradesOf(mgdl, 'TIGHT').high;
    expect([140, 141, 195, 196, 249, 250, 251].map(high)).toEqual([0, 1, 1, 2, 2, 2, 3]);
    const low = (mgdl: number) => riskGradesOf(mgdl).low;
    expect([70, 69, 62, 61, 54, 53].map(low)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(riskGradesOf(65, 'PREGNANCY')).toEqual({ low: 0, high: 0 });
  });
});

describe('the risk strip', () => {
  it('grades hours and days by the share of their time', () => {
    // Three days; at 03:00 of the second an hour below 54, at 14:00 of each some above 180.
    const values = [0, 1, 2].flatMap((day) => {
      const list = fill(288, 100);
      if (day === 1) list.fill(50, 36, 48);
      return list.fill(200, 168, 172);
    });
    const series = seriesOf(values);
    const strip = riskStrip(series, { ...recordedSpan(series), nowEpoch: NOW });
    expect(strip.hours[3]).toMatchObject({ low: 3, high: 0, minutes: 180, expectedMinutes: 180 });
    expect(strip.hours[3]?.levelMinutes).toEqual([60, 0, 120, 0, 0]);
    expect(strip.hours[14]).toMatchObject({ low: 0, high: 2 });
    expect(strip.hours[5]).toMatchObject({ low: 0, high: 0 });
    expect(strip.days.map(({ low, high }) => [low, high])).toEqual([
      [0, 1],
      [3, 1],
      [0, 1],
    ]);
    expect(worstDaysFirst(strip.days).map(({ date }) => date)).toEqual([
      '2026-01-11',
      '2026-01-12',
      '2026-01-10',
    ]);
  });

  it('tells what is missing from what lies before, after and ahead', () => {
    // From 06:00 of the first day; 10:00–14:00 missing; ends at 18:00 of the second.
    const series = seriesOf([...fill(48, 100), ...fill(48, null), ...fill(336, 100)], {
      from: '2026-01-10T06:00:00Z',
    });
    const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
    const window = { fromEpoch: day('2026-01-09'), toEpoch: day('2026-01-14') };
    const limits = { recorded: recordedSpan(series), nowEpoch: day('2026-01-12') + 3600 };
    const rows = heatMap(series, 'STANDARD', localDays(series, window), limits);
    const states = (row: number) => rows[row]?.cells.map(({ state }) => state[0]).join('');
    expect(states(0)).toBe('B'.repeat(24));
    expect(states(1)).toBe(`${'B'.repeat(6)}MMMM${'M'.repeat(14)}`);
    expect(rows[1]?.cells[11]).toMatchObject({ state: 'MISSING', level: null });
    expect(states(2)).toBe(`${'M'.repeat(18)}${'A'.repeat(6)}`);
    expect(states(3)).toBe(`A${'T'.repeat(23)}`);
    expect(states(4)).toBe('T'.repeat(24));
    const strip = riskStrip(series, { ...window, nowEpoch: limits.nowEpoch });
    expect(strip.days.map(({ state }) => state)).toEqual([
      'BEFORE_FIRST',
      'MEASURED',
      'MEASURED',
      'AFTER_LAST',
      'TO_COME',
    ]);
    expect(strip.hours[11]).toMatchObject({ state: 'MEASURED', minutes: 60, expectedMinutes: 120 });
    expect(strip.hours[19]).toMatchObject({ minutes: 60, expectedMinutes: 60 });
  });

  it('keeps days of 23 and 25 hours whole', () => {
    const spring = seriesOf(fill(23 * 12, 100), { from: '2026-03-28T23:00:00Z', zone: 'Europe/Madrid' });
    const autumn = seriesOf(fill(25 * 12, 100), { from: '2026-10-24T22:00:00Z', zone: 'Europe/Madrid' });
    const of = (series: typeof spring) => riskStrip(series, { ...recordedSpan(series), nowEpoch: NOW });
    expect(of(spring).days).toMatchObject([{ date: '2026-03-29', minutes: 1380, expectedMinutes: 1380 }]);
    expect(of(spring).hours[2]).toMatchObject({ minutes: 0, expectedMinutes: 0 });
    expect(heatMap(spring)[0]?.cells[2]).toMatchObject({ state: 'SKIPPED', expected: 0 });
    expect(of(autumn).days).toMatchObject([{ date: '2026-10-25', minutes: 1500, expectedMinutes: 1500 }]);
    expect(of(autumn).hours[2]).toMatchObject({ minutes: 120, expectedMinutes: 120 });
  });
});

describe('clusters of hours', () => {
  it('are the shortest run with four fifths, over midnight too', () => {
    const minutes = (parts: Record<number, number>) =>
      Float64Array.from({ length: 24 }, (_, hour) => parts[hour] ?? 0);
    expect(clusterOf(minutes({ 3: 40, 4: 50, 12: 10 }))).toEqual({ from: 3, to: 5 });
    expect(clusterOf(minutes({ 23: 30, 0: 30 }))).toEqual({ from: 23, to: 1 });
    expect(clusterOf(minutes({ 22: 30, 23: 30 }))).toEqual({ from: 22, to: 24 });
    expect(clusterOf(minutes({}))).toBeNull();
    expect(clusterOf(new Float64Array(24).fill(60))).toBeNull();
  });
});
