import { describe, expect, it } from 'vitest';
import { SIMULATED_KINDS, cgmMetrics, simulateTrace } from './index.ts';

const options = { from: '2026-03-20', days: 14, zone: 'Europe/Madrid' };

describe('a simulated trace', () => {
  it('is the same for the same seed and different for another', () => {
    const [first, again, other] = [1, 1, 2].map((seed) => simulateTrace(seed, options));
    expect([...first!.series.mgdl]).toEqual([...again!.series.mgdl]);
    expect(first!.events).toEqual(again!.events);
    expect([...first!.series.mgdl]).not.toEqual([...other!.series.mgdl]);
  });

  it.each(SIMULATED_KINDS)('of kind %s is realistic', (kind) => {
    const { series, events } = simulateTrace(11, { ...options, kind });
    const metrics = cgmMetrics(series);
    const typical = {
      HEALTHY: [90, 115],
      PREDIABETES: [105, 140],
      TYPE_2: [140, 200],
      TYPE_1: [140, 220],
      GESTATIONAL: [85, 120],
    }[kind];
    expect(metrics.mean).toBeGreaterThan(typical[0]!);
    expect(metrics.mean).toBeLessThan(typical[1]!);
    expect(metrics.cv).toBeGreaterThan(8);
    expect(metrics.cv).toBeLessThan(45);
    // Gaps, but no whole day is missing.
    expect(metrics.active_percent).toBeGreaterThan(90);
    expect(metrics.active_percent).toBeLessThan(100);
    expect(series.mgdl.every((value) => value >= 39 && value <= 401)).toBe(true);
    const jumps = series.mgdl.map((value, i) => (i > 0 ? Math.abs(value - series.mgdl[i - 1]!) : 0));
    expect(jumps.toSorted()[Math.floor(jumps.length * 0.99)]).toBeLessThan(30);
    const meals = events.filter(({ type }) => type === 'MEAL').length / options.days;
    expect(meals).toBeGreaterThan(2.5);
    expect(meals).toBeLessThan(5.5);
  });

  it('rises after meals', () => {
    const { series, events } = simulateTrace(5, { ...options, hasGaps: false });
    const near = (epoch: number) =>
      series.mgdl[series.epochSeconds.findIndex((at) => at >= epoch)] ?? Number.NaN;
    const rises = events
      .filter(({ subtype }) => subtype === 'LUNCH')
      .map(({ epochSeconds }) => near(epochSeconds + 70 * 60) - near(epochSeconds));
    expect(rises.filter((rise) => rise > 15).length).toBeGreaterThan(rises.length * 0.8);
  });

  it('writes tenths of mmol/L and follows the zone through a clock change', () => {
    const { series } = simulateTrace(9, { ...options, unit: 'mmol/L' });
    expect(
      series.recorded.every((value, i) => series.flags[i] !== 0 || Math.round(value * 10) / 10 === value),
    ).toBe(true);
    expect(new Set(series.offsetMinutes)).toEqual(new Set([60, 120]));
  });

  it('rejects an invalid first day', () => {
    expect(() => simulateTrace(1, { ...options, from: '2026-02-30' })).toThrow(RangeError);
  });
});
