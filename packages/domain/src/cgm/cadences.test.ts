import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agp } from './agp.ts';
import { cadencesOf, sensorCadences } from './cadences.ts';
import { fastingGlucose } from './fasting.ts';
import { heatMap } from './heat-map.ts';
import { localDays } from './local-days.ts';
import { cgmMetrics } from './metrics.ts';
import { cgmScores } from './scores.ts';
import type { CgmSeries } from './series.ts';
import { sufficiency } from './sufficiency.ts';
import { timeInRanges } from './time-in-ranges.ts';

const START = Date.parse('2026-01-10T00:00:00Z') / 1000;
const DAY = 86_400;

/** Readings at the given minutes since the start, with the cadences found in them. */
function seriesAt(readings: readonly { minute: number; mgdl: number }[]): CgmSeries {
  const epochSeconds = Float64Array.from(readings, ({ minute }) => START + minute * 60);
  const mgdl = Float64Array.from(readings, (reading) => reading.mgdl);
  return {
    epochSeconds,
    offsetMinutes: new Int16Array(readings.length),
    mgdl,
    recorded: mgdl,
    flags: new Uint8Array(readings.length),
    unit: 'mg/dL',
    zone: 'UTC',
    ...cadencesOf(epochSeconds),
  };
}

const at = (step: number, from: number, to: number, mgdl: (minute: number) => number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => ({
    minute: from + i * step,
    mgdl: mgdl(from + i * step),
  }));
const wave = (minute: number) => Math.round(150 + 80 * Math.sin(minute / 97) + 40 * Math.cos(minute / 41));
/** What a 15-minute sensor shows between its readings. */
const held = (minute: number) => wave(Math.floor(minute / 15) * 15);
const WEEK = 7 * 1440;

/** The first week of one cadence, the second of another. */
const halves = (first: number, second: number, mgdl = held) =>
  seriesAt([...at(first, 0, WEEK, mgdl), ...at(second, WEEK, 2 * WEEK, mgdl)]);

describe('cadences of a file', () => {
  it('are those of its parts', () => {
    const series = halves(15, 5);
    expect(series.cadenceMinutes).toBe(5);
    expect([...new Set(series.readingMinutes?.subarray(0, 672))]).toEqual([15]);
    expect([...new Set(series.readingMinutes?.subarray(672))]).toEqual([5]);
    expect(halves(5, 15).readingMinutes?.reduce((sum, minutes) => sum + minutes, 0)).toBe(2 * WEEK);
  });

  it('are one where readings are only lost, or jitter', () => {
    const lossy = at(5, 0, WEEK, wave).filter((_, i) => i % 7 !== 0 && i % 300 > 20);
    expect(seriesAt(lossy).readingMinutes).toBeUndefined();
    const jittery = at(15, 0, WEEK, wave).map((reading, i) => ({
      ...reading,
      minute: reading.minute + (i % 3 ? 0 : 1),
    }));
    expect(seriesAt(jittery)).toMatchObject({ cadenceMinutes: 15 });
    expect(seriesAt(jittery).readingMinutes).toBeUndefined();
  });

  it('do not make two sensors worn at once two days of one', () => {
    const both = [...at(15, 0, WEEK, wave), ...at(5, 2, WEEK, wave)].sort((a, b) => a.minute - b.minute);
    const sensors = Uint8Array.from(both, ({ minute }) => (minute % 15 === 0 ? 15 : 5));
    const series = { ...seriesAt(both), ...cadencesOf(seriesAt(both).epochSeconds, sensors) };
    expect(series.cadenceMinutes).toBe(5);
    expect(series.readingMinutes?.reduce((sum, minutes) => sum + minutes, 0)).toBe(WEEK + 2);
    expect(cgmMetrics(series).active_percent).toBeCloseTo(100, 9);
    expect(sufficiency(series).percent).toBeLessThanOrEqual(100);
  });

  it('are found in linear time whatever the steps', () => {
    let epoch = START;
    const alternating = Float64Array.from({ length: 110_000 }, (_, i) => (epoch += i % 2 ? 60 : 300));
    expect(sensorCadences(alternating)).toHaveLength(110_000);
  });
});

describe('a trace of 15 minutes, the same of 5, and half of each', () => {
  const traces = {
    'of 15 minutes': seriesAt(at(15, 0, 2 * WEEK, held)),
    'first of 15, then of 5': halves(15, 5),
    'first of 5, then of 15': halves(5, 15),
  };
  const fine = seriesAt(at(5, 0, 2 * WEEK, held));

  describe.each(Object.entries(traces))('%s', (_name, coarse) => {
    it('have the same metrics by time', () => {
      const expected = cgmMetrics(fine);
      const metrics = cgmMetrics(coarse);
      for (const name of [
        'mean',
        'cv',
        'median',
        'gmi',
        'tbr_lt54',
        'tbr_54_69',
        'tir_70_180',
        'titr_70_140',
        'tir_63_140',
        'tar_181_250',
        'tar_gt250',
        'lbgi',
        'hbgi',
        'adrr',
        'gri',
        'cogi',
        'j_index',
      ] as const) {
        expect(Math.abs(metrics[name]! - expected[name]!), name).toBeLessThan(expected[name]! * 1e-3 + 1e-9);
      }
      expect(metrics.mean).toBeCloseTo(expected.mean!, 9);
      expect(metrics.tir_70_180).toBeCloseTo(expected.tir_70_180!, 9);
      expect(metrics.active_percent).toBeCloseTo(100, 9);
    });

    it('have the same time in ranges, sufficiency and days', () => {
      expect(timeInRanges(coarse).levels.map(({ minutes }) => minutes)).toEqual(
        timeInRanges(fine).levels.map(({ minutes }) => minutes),
      );
      expect(timeInRanges(coarse).minutes).toBe(2 * WEEK);
      const window = { fromEpoch: START, toEpoch: START + 14 * DAY };
      const enough = { percent: 100, isEnough: true, daysEnough: 14, isConsensusEnough: true };
      expect(sufficiency(coarse, window)).toMatchObject(enough);
      for (const day of localDays(coarse)) {
        expect(day).toMatchObject({ minutes: 1440, percent: 100, isEnough: true });
        expect(day.expected).toBeCloseTo(day.count, 9);
        expect(fastingGlucose(coarse, day).mean).toBeCloseTo(fastingGlucose(fine, day).mean!, 9);
        expect(fastingGlucose(coarse, day).isEnough).toBe(true);
      }
    });

    it('have the same hours and scores', () => {
      const cells = heatMap(fine).map((row) => row.cells);
      heatMap(coarse).forEach((row, day) =>
        row.cells.forEach((cell, hour) => {
          expect(cell.state).toBe('MEASURED');
          expect(cell.mean).toBeCloseTo(cells[day]![hour]!.mean!, 9);
        }),
      );
      const window = {
        timeframe: 'WEEKLY' as const,
        fromEpoch: START,
        toEpoch: START + 14 * DAY,
        nowEpoch: START + 20 * DAY,
      };
      const expected = cgmScores(fine, window);
      cgmScores(coarse, window).forEach((score, i) => {
        expect(score.state).toBe('SCORED');
        expect(Math.abs(score.value! / expected[i]!.value! - 1), score.id).toBeLessThan(1e-3);
      });
    });
  });

  it('agree on excursions and on percentiles where the glucose between the readings is a straight line', () => {
    const line = (minute: number) => {
      const left = Math.floor(minute / 15) * 15;
      return wave(left) + ((wave(left + 15) - wave(left)) * (minute - left)) / 15;
    };
    const smooth = cgmMetrics(seriesAt(at(5, 0, 2 * WEEK, line)));
    for (const coarse of [seriesAt(at(15, 0, 2 * WEEK, line)), halves(15, 5, line)]) {
      const metrics = cgmMetrics(coarse);
      expect(Math.abs(metrics.mage! / smooth.mage! - 1)).toBeLessThan(1e-3);
      expect(Math.abs(metrics.modd! / smooth.modd! - 1)).toBeLessThan(0.01);
      expect(Math.abs(metrics.conga24! / smooth.conga24! - 1)).toBeLessThan(0.01);
    }
    const fineProfile = agp(seriesAt(at(5, 0, 2 * WEEK, line)));
    const mixed = agp(halves(15, 5, line));
    expect(mixed.stepMinutes).toBe(5);
    mixed.p50.forEach((value, column) => expect(value).toBeCloseTo(fineProfile.p50[column]!, 6));
  });

  it('weigh half of the time each, whatever the number of readings', () => {
    const series = seriesAt([...at(15, 0, WEEK, () => 100), ...at(5, WEEK, 2 * WEEK, () => 200)]);
    expect(cgmMetrics(series)).toMatchObject({ n: 2688, mean: 150, tir_70_180: 50 });
  });
});

describe('any mixture of cadences', () => {
  it('covers at most the time that passed, and never more than 100 %', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(1, 3, 5, 10, 15), fc.integer({ min: 1, max: 60 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 500 }), (runs, gap) => {
        let minute = 0;
        const readings = runs.flatMap(([step, count]) => {
          const part = at(step, minute, minute + step * count, wave);
          minute += step * count + gap;
          return part;
        });
        const series = seriesAt(readings);
        const { active_percent: active } = cgmMetrics(series);
        if (active !== null) {
          expect(active).toBeGreaterThanOrEqual(0);
          expect(active).toBeLessThanOrEqual(100);
        }
        for (const { percent } of [sufficiency(series), ...localDays(series)]) {
          expect(percent).toBeLessThanOrEqual(100);
        }
        const shares = timeInRanges(series).levels.reduce((sum, { percent }) => sum + percent, 0);
        expect(shares).toBeCloseTo(100, 9);
      }),
      { numRuns: 200 },
    );
  });
});
