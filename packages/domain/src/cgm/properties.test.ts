import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agp } from './agp.ts';
import { cadencesOf } from './cadences.ts';
import { episodes } from './findings/episodes.ts';
import { CGM_FINDING_KINDS, findings } from './findings/findings.ts';
import { riskStrip } from './findings/risk-strip.ts';
import { cgmMetrics } from './metrics.ts';
import { sliceSeries, type CgmSeries } from './series.ts';
import { sufficiency } from './sufficiency.ts';
import { expectTimeOnce } from './testing/time-once.ts';
import { timeInRanges } from './time-in-ranges.ts';
import { recordedSpan } from './window.ts';

const START = Date.parse('2026-03-27T00:00:00Z') / 1000;
const PROFILES = ['STANDARD', 'TIGHT', 'PREGNANCY'] as const;

/** Readings of sensors of any cadence, with gaps and seconds of jitter, over a clock change. */
const anySeries = fc
  .array(
    fc.record({
      cadence: fc.constantFrom(1, 3, 5, 15),
      gap: fc.integer({ min: 0, max: 600 }),
      values: fc.array(fc.integer({ min: 39, max: 401 }), { minLength: 1, maxLength: 60 }),
      jitter: fc.integer({ min: 0, max: 9 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((runs): CgmSeries => {
    let epoch = START;
    const readings = runs.flatMap(({ cadence, gap, values, jitter }) => {
      epoch += gap * 60;
      return values.map((mgdl, i) => {
        epoch += cadence * 60;
        return { mgdl, epoch: epoch + ((i * 7) % (jitter + 1)) };
      });
    });
    const epochSeconds = Float64Array.from(readings, (reading) => reading.epoch);
    const mgdl = Float64Array.from(readings, (reading) => reading.mgdl);
    return {
      epochSeconds,
      offsetMinutes: Int16Array.from(epochSeconds, (at) => (at < 1_774_746_000 ? 60 : 120)),
      mgdl,
      recorded: mgdl,
      flags: new Uint8Array(mgdl.length),
      unit: 'mg/dL',
      zone: 'Europe/Madrid',
      ...cadencesOf(epochSeconds),
    };
  });

const sum = (parts: Iterable<number>) => [...parts].reduce((total, part) => total + part, 0);
/** A reading alone has no cadence, and so no time. */
const hasTime = (series: CgmSeries) => sum(series.readingMinutes ?? [series.cadenceMinutes]) > 0;

describe('for any readings', () => {
  it('the shares of the levels add up to 100', () => {
    fc.assert(
      fc.property(anySeries, fc.constantFrom(...PROFILES), (series, profile) => {
        const metrics = cgmMetrics(series);
        const shares = ['tbr_lt54', 'tbr_54_69', 'tir_70_180', 'tar_181_250', 'tar_gt250'] as const;
        expect(Math.abs(sum(shares.map((name) => metrics[name]!)) - 100)).toBeLessThan(1e-9);
        const { levels } = timeInRanges(series, profile);
        if (!hasTime(series) && series.readingMinutes) return;
        expect(Math.abs(sum(levels.map(({ percent }) => percent)) - 100)).toBeLessThan(1e-9);
        expect(sum(levels.map(({ displayPercent }) => displayPercent))).toBe(100);
      }),
    );
  });

  it('nothing is over 100 % or below 0', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const metrics = cgmMetrics(series);
        const shares = [
          metrics.active_percent,
          metrics.tir_70_180,
          metrics.titr_70_140,
          metrics.tir_63_140,
          metrics.gri,
          metrics.cogi,
          sufficiency(series).percent,
        ];
        for (const share of shares) {
          if (share === null) continue;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(100 + 1e-9);
        }
        const span = recordedSpan(series);
        for (const cell of riskStrip(series, { ...span, nowEpoch: span.toEpoch }).days) {
          expect(cell.minutes).toBeLessThanOrEqual(25 * 60 + 15);
        }
      }),
    );
  });

  it('no minute counts twice, in no figure', () => {
    fc.assert(
      fc.property(anySeries, (series) => expectTimeOnce(series)),
      { numRuns: 300 },
    );
  });

  it('a low in place of another reading never makes the risk of lows smaller', () => {
    fc.assert(
      fc.property(anySeries, fc.nat(), fc.integer({ min: 39, max: 53 }), (series, where, low) => {
        const at = where % series.mgdl.length;
        const lower = { ...series, mgdl: series.mgdl.slice() };
        lower.mgdl[at] = Math.min(low, series.mgdl[at]!);
        lower.recorded = lower.mgdl;
        const before = cgmMetrics(series);
        const after = cgmMetrics(lower);
        const tiny = 1e-9;
        expect(after.min).toBeLessThanOrEqual(before.min!);
        expect(after.mean!).toBeLessThanOrEqual(before.mean! + tiny);
        expect(after.tbr_lt54!).toBeGreaterThanOrEqual(before.tbr_lt54! - tiny);
        expect(after.lbgi!).toBeGreaterThanOrEqual(before.lbgi! - tiny);
        expect(after.tir_70_180!).toBeLessThanOrEqual(before.tir_70_180! + tiny);
        expect(after.tar_gt250!).toBeLessThanOrEqual(before.tar_gt250! + tiny);
        const window = { ...recordedSpan(series), nowEpoch: START + 1e8 };
        riskStrip(lower, window).hours.forEach((cell, hour) => {
          expect(cell.low).toBeGreaterThanOrEqual(riskStrip(series, window).hours[hour]!.low);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('parts of a series add up to the whole, wherever it is divided', () => {
    fc.assert(
      fc.property(
        anySeries,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
        (series, cuts) => {
          const { fromEpoch, toEpoch } = recordedSpan(series);
          const at = cuts.map((cut) => Math.floor(fromEpoch + cut * (toEpoch - fromEpoch)));
          const bounds = [fromEpoch, ...at.sort((a, b) => a - b), toEpoch];
          const parts = bounds.slice(1).map((end, i) => sliceSeries(series, bounds[i]!, end));
          const whole = timeInRanges(series);
          const ranges = parts.map((part) => timeInRanges(part));
          expect(sum(ranges.map(({ count }) => count))).toBe(whole.count);
          whole.levels.forEach((level, i) =>
            expect(sum(ranges.map(({ levels }) => levels[i]!.minutes))).toBeCloseTo(level.minutes, 9),
          );
          const means = parts.map((part, i) => (cgmMetrics(part).mean ?? 0) * ranges[i]!.minutes);
          if (whole.minutes > 0) {
            expect(sum(means) / whole.minutes).toBeCloseTo(cgmMetrics(series).mean!, 6);
          }
        },
      ),
    );
  });

  it('percentiles are in order, between the lowest and the highest reading', () => {
    fc.assert(
      fc.property(anySeries, (series) => {
        const profile = agp(series);
        const { min, max, median } = cgmMetrics(series);
        expect(median).toBeGreaterThanOrEqual(min!);
        expect(median).toBeLessThanOrEqual(max!);
        profile.minuteOfDay.forEach((_, column) => {
          const lines = [profile.p5, profile.p25, profile.p50, profile.p75, profile.p95];
          const values = lines.map((line) => line[column]!).filter((value) => value !== null);
          expect(values).toEqual([...values].sort((a, b) => a - b));
          if (values.length === 0) return;
          expect(values[0]).toBeGreaterThanOrEqual(min! - 1e-9);
          expect(values.at(-1)).toBeLessThanOrEqual(max! + 1e-9);
        });
      }),
    );
  });

  it('episodes last, follow each other, and hold the severe within the low', () => {
    fc.assert(
      fc.property(anySeries, fc.constantFrom(...PROFILES), (series, profile) => {
        const all = episodes(series, profile);
        const span = { from: series.epochSeconds[0]!, to: series.epochSeconds.at(-1)! + 15 * 60 };
        for (const episode of all) {
          expect(episode.minutes).toBeGreaterThanOrEqual(15);
          expect(episode.fromEpoch).toBeGreaterThanOrEqual(span.from);
          expect(episode.toEpoch).toBeLessThanOrEqual(span.to);
          const others = all.filter(({ level }) => level === episode.level);
          const next = others[others.indexOf(episode) + 1];
          if (next) expect(next.fromEpoch).toBeGreaterThanOrEqual(episode.toEpoch);
          const outer = { SEVERE_HYPOGLYCEMIA: 'LOW', SEVERE_HYPERGLYCEMIA: 'HIGH', LOW: null, HIGH: null };
          if (outer[episode.level] === null) continue;
          expect(
            all.some(
              ({ level, fromEpoch, toEpoch, isSevere }) =>
                level === outer[episode.level] &&
                isSevere &&
                fromEpoch <= episode.fromEpoch &&
                toEpoch >= episode.toEpoch,
            ),
          ).toBe(true);
        }
      }),
    );
  });

  it('findings come in the order of their risk, each with days that it rests on', () => {
    fc.assert(
      fc.property(anySeries, fc.constantFrom(...PROFILES), (series, profile) => {
        const window = { ...recordedSpan(series), nowEpoch: START + 1e8, profile };
        const list = findings(series, window).findings;
        const order = list.map(({ kind }) => CGM_FINDING_KINDS.indexOf(kind));
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
        expect(list.at(-1)?.kind).toBe('TIME_IN_RANGE');
        for (const { dates, kind } of list) {
          if (kind !== 'VARIABILITY') expect(dates.length, kind).toBeGreaterThan(0);
        }
      }),
    );
  });
});
