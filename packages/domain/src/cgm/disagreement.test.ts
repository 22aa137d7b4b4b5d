import { describe, expect, it } from 'vitest';
import { disagree } from './disagreement.ts';
import { seededRandom } from './seeded-random.ts';
import { SIMULATED_KINDS, simulateTrace, type SimulatedKind } from './simulate.ts';
import type { CgmSeries } from './series.ts';

const trace = (seed: number, kind: SimulatedKind, cadenceMinutes = 5) =>
  simulateTrace(seed, { from: '2026-03-02', days: 5, zone: 'Europe/Madrid', kind, cadenceMinutes }).series;
const withValues = (series: CgmSeries, valueOf: (value: number, index: number) => number): CgmSeries => ({
  ...series,
  mgdl: series.mgdl.map(valueOf),
});

describe('files of the same time', () => {
  it.each([
    ['TYPE_1', 'TYPE_1'],
    ['TYPE_1', 'HEALTHY'],
    ['TYPE_2', 'TYPE_1'],
    ['TYPE_2', 'HEALTHY'],
  ] as const)('disagree when one is of a person with %s and one of another with %s', (one, other) => {
    for (const seed of [1, 2, 3]) expect(disagree(trace(seed, one), trace(seed + 10, other))).toBe(true);
  });

  it.each(SIMULATED_KINDS)('agree when they are of the same person, %s', (kind) => {
    const series = trace(4, kind);
    expect(disagree(series, series)).toBe(false);
    expect(
      disagree(
        series,
        withValues(series, (value) => Math.round(value / 1.8) * 1.8),
      ),
    ).toBe(false);
    // A history: the mean of each quarter of an hour, noted at its end.
    const history = withValues(series, (_, i) => {
      const part = series.mgdl.subarray(Math.max(0, i - 2), i + 1);
      return part.reduce((sum, value) => sum + value, 0) / part.length;
    });
    expect(disagree(series, history)).toBe(false);
    // Two sensors that a person wears: each is off by as much as sensors are.
    const random = seededRandom(5);
    const second = withValues(series, (value) => value * (0.94 + 0.22 * random.next()));
    expect(disagree(series, second)).toBe(false);
  });

  it('are not compared by a day of changing sensors, by few readings, or by other minutes', () => {
    const one = trace(1, 'TYPE_1');
    const other = withValues(one, (value) => value + 100);
    const start = one.epochSeconds[0]!;
    const until = (hours: number) => one.epochSeconds.filter((at) => at - start <= hours * 3600).length;
    const cut = (count: number) => ({
      epochSeconds: other.epochSeconds.subarray(0, count),
      mgdl: other.mgdl.subarray(0, count),
    });
    expect(disagree(one, cut(until(24)))).toBe(false);
    expect(disagree(one, cut(until(25)))).toBe(true);
    const sparse = (step: number) => ({
      epochSeconds: other.epochSeconds.filter((_, i) => i % step === 0),
      mgdl: other.mgdl.filter((_, i) => i % step === 0),
    });
    const size = one.epochSeconds.length;
    expect(disagree(one, sparse(Math.ceil(size / 23)))).toBe(false);
    expect(disagree(one, sparse(Math.floor(size / 24)))).toBe(true);
    const between = { ...other, epochSeconds: other.epochSeconds.map((at) => at + 40 * 86_400) };
    expect(disagree(one, between)).toBe(false);
  });
});
