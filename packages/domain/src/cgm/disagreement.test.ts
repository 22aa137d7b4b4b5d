import { describe, expect, it } from 'vitest';
import { disagree, disagreeAtOnce, readingsAtOnce } from './disagreement.ts';
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

describe('readings that no single device takes', () => {
  const one = trace(1, 'TYPE_1');
  const joined = (apart: number, count: number, difference: number) => {
    const added = Array.from({ length: count }, (_, i) => 100 + i * 7);
    const all = [...one.epochSeconds].map((at, i) => [at, one.mgdl[i]!] as const);
    for (const i of added) all.push([one.epochSeconds[i]! + apart, one.mgdl[i]! + difference]);
    all.sort(([a], [b]) => a - b);
    return {
      epochSeconds: Float64Array.from(all, ([at]) => at),
      mgdl: Float64Array.from(all, ([, mgdl]) => mgdl),
      cadenceMinutes: 5,
    };
  };

  it('are counted from two on, when they are seconds from another and tell of other glucose', () => {
    expect(readingsAtOnce(joined(7, 2, 80))).toBe(2);
    expect(readingsAtOnce(joined(7, 1, 80))).toBe(0);
    expect(readingsAtOnce(joined(7, 2, 3))).toBe(0);
    expect(readingsAtOnce(joined(120, 2, 80))).toBe(0);
    expect(readingsAtOnce(one)).toBe(0);
    expect(readingsAtOnce(trace(3, 'TYPE_1', 1))).toBe(0);
  });

  it('make two files a doubt however few they share', () => {
    const two = (apart: number, difference: number, count = 2) => ({
      epochSeconds: one.epochSeconds.slice(100, 100 + count).map((at) => at + apart),
      mgdl: one.mgdl.slice(100, 100 + count).map((value) => value + difference),
    });
    expect(disagreeAtOnce(two(7, 80), one)).toBe(true);
    expect(disagreeAtOnce(two(0, 80), one)).toBe(true);
    expect(disagreeAtOnce(two(7, 80, 1), one)).toBe(false);
    expect(disagreeAtOnce(two(7, 2), one)).toBe(false);
    expect(disagreeAtOnce(two(100, 80), one)).toBe(false);
    // The same export again, whose stamps were cut to the minute.
    const again = { epochSeconds: one.epochSeconds.map((at) => at - (at % 60)), mgdl: one.mgdl };
    expect(disagreeAtOnce(again, one)).toBe(false);
  });
});
