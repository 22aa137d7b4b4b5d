import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cgmMetrics,
  emptySeries,
  estimatedA1c,
  glucoseManagementIndicator,
  levelOf,
  sufficiency,
  timeInRanges,
  wholePercents,
  MGDL_PER_MMOLL,
} from './index.ts';
import { glucoseGrid, lagSummary } from './grid.ts';
import { seriesOf } from './testing/series-of.ts';

const counting = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('published values', () => {
  // Tidepool viz test/utils/StatUtil.test.js (BSD-2).
  it('has mean, sd and cv of Tidepool for 100 … 131', () => {
    const metrics = cgmMetrics(seriesOf(counting(100, 131)));
    expect(metrics.mean).toBe(115.5);
    expect(metrics.sd).toBeCloseTo(9.380831519646861, 10);
    expect(metrics.cv).toBeCloseTo(8.121932051642304, 10);
  });

  it('has the low risk of AGATA for its ten values', () => {
    expect(cgmMetrics(seriesOf([40, 50, 50, 80, 120, 120, 200, 200, 260, 260])).lbgi).toBeCloseTo(8.543, 3);
  });

  it.each([
    [100, 5.702],
    [154, 6.99368],
    [183, 7.68736],
    [260, 9.5292],
  ])('has the GMI of a mean of %d', (mean, gmi) =>
    expect(glucoseManagementIndicator(mean)).toBeCloseTo(gmi, 8),
  );

  it.each([
    [126, 6.017421602787456],
    [154, 6.993031358885017],
  ])('has the estimated A1c of a mean of %d', (mean, a1c) => expect(estimatedA1c(mean)).toBeCloseTo(a1c, 10));

  it('weighs readings of different cadence by the minutes that they represent', () => {
    const series = { ...seriesOf([50, 60, 100, 190, 260]), readingMinutes: Uint8Array.of(15, 15, 15, 5, 5) };
    const ranges = timeInRanges(series);
    expect(ranges.levels.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
    expect(ranges.levels.map(({ minutes }) => minutes)).toEqual([15, 15, 15, 5, 5]);
    expect(ranges.minutes).toBe(55);
    expect(cgmMetrics(series)).toMatchObject({ n: 5, min: 50, max: 260 });
    expect(cgmMetrics(series).mean).toBeCloseTo((15 * (50 + 60 + 100) + 5 * (190 + 260)) / 55, 9);
    expect(cgmMetrics(series).tir_70_180).toBeCloseTo((100 * 15) / 55, 9);
  });

  it('requires 2,823 five-minute readings in fourteen days', () => {
    const fourteenDays = {
      fromEpoch: Date.parse('2026-01-10T00:00:00Z') / 1000,
      toEpoch: Date.parse('2026-01-24T00:00:00Z') / 1000,
    };
    expect(sufficiency(seriesOf(Array(2823).fill(260)), fourteenDays)).toMatchObject({
      isConsensusEnough: true,
      isEnough: true,
    });
    expect(sufficiency(seriesOf(Array(2822).fill(260)), fourteenDays)).toMatchObject({
      isConsensusEnough: false,
      isEnough: false,
    });
    const thirteenDays = { ...fourteenDays, toEpoch: fourteenDays.toEpoch - 86_400 };
    expect(sufficiency(seriesOf(Array(2823).fill(260)), thirteenDays).isConsensusEnough).toBe(false);
  });
});

describe('levels', () => {
  it.each([
    [53.9, 'SEVERE_HYPOGLYCEMIA'],
    [54, 'LOW'],
    [69.9, 'LOW'],
    [70, 'NORMAL'],
    [180, 'NORMAL'],
    [180.1, 'HIGH'],
    [250, 'HIGH'],
    [250.1, 'SEVERE_HYPERGLYCEMIA'],
  ] as const)('%d is %s without gaps between whole numbers', (mgdl, level) =>
    expect(levelOf(mgdl)).toBe(level),
  );

  it('follow the profile', () => {
    expect([levelOf(141, 'TIGHT'), levelOf(65, 'TIGHT')]).toEqual(['HIGH', 'LOW']);
    expect([levelOf(141, 'PREGNANCY'), levelOf(65, 'PREGNANCY'), levelOf(62, 'PREGNANCY')]).toEqual([
      'HIGH',
      'NORMAL',
      'LOW',
    ]);
  });

  it('are those of the stored value, not of a rounded mmol/L', () => {
    // 3.85 mmol/L is 69.4 mg/dL; rounded to 3.9 it would be in range.
    expect(levelOf(3.85 * MGDL_PER_MMOLL)).toBe('LOW');
  });

  it('add up to 100 for any readings and profile, in figures and on display', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 20, max: 600, noNaN: true }), { minLength: 1, maxLength: 200 }),
        fc.constantFrom('STANDARD' as const, 'TIGHT' as const, 'PREGNANCY' as const),
        fc.boolean(),
        (values, profile, isMixed) => {
          const series = seriesOf(values);
          const mixed = { ...series, readingMinutes: Uint8Array.from(values, (_, i) => (i % 2 ? 5 : 15)) };
          const { levels, count } = timeInRanges(isMixed ? mixed : series, profile);
          expect(levels.reduce((sum, share) => sum + share.percent, 0)).toBeCloseTo(100, 9);
          expect(levels.reduce((sum, share) => sum + share.displayPercent, 0)).toBe(100);
          expect(levels.reduce((sum, share) => sum + share.count, 0)).toBe(count);
        },
      ),
    );
  });

  it('give the rounding remainder to the largest remainders', () => {
    expect(wholePercents([33.4, 33.3, 33.3, 0, 0])).toEqual([34, 33, 33, 0, 0]);
    expect(wholePercents([0.5, 99.5, 0, 0, 0])).toEqual([1, 99, 0, 0, 0]);
  });
});

describe('any series', () => {
  const values = fc.array(fc.integer({ min: 39, max: 401 }), { minLength: 2, maxLength: 400 });

  it('has the figures of the plain formulas', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (numbers, isMmol) => {
        const unit = isMmol ? ('mmol/L' as const) : ('mg/dL' as const);
        const series = seriesOf(isMmol ? numbers.map((value) => Math.round(value / 1.8) / 10) : numbers, {
          unit,
        });
        const metrics = cgmMetrics(series);
        const list = [...series.mgdl].sort((a, b) => a - b);
        const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
        const sd = Math.sqrt(list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (list.length - 1));
        const middle = (list.length - 1) / 2;
        expect(metrics.mean).toBeCloseTo(mean, 8);
        expect(metrics.sd).toBeCloseTo(sd, 8);
        expect(metrics.median).toBeCloseTo((list[Math.floor(middle)]! + list[Math.ceil(middle)]!) / 2, 8);
        expect([metrics.min, metrics.max]).toEqual([list[0], list.at(-1)]);
        const share = (of: (value: number) => boolean) => (100 * list.filter(of).length) / list.length;
        expect(metrics.tir_70_180).toBeCloseTo(
          share((value) => value >= 70 && value <= 180),
          9,
        );
        expect(metrics.tar_gt250).toBeCloseTo(
          share((value) => value > 250),
          9,
        );
        expect(metrics.cogi).toBeGreaterThanOrEqual(0);
        expect(metrics.cogi).toBeLessThanOrEqual(100);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same figures whatever its zone, except for the days', () => {
    fc.assert(
      fc.property(values, (numbers) => {
        const utc = cgmMetrics(seriesOf(numbers));
        const elsewhere = cgmMetrics(seriesOf(numbers, { zone: 'Asia/Kathmandu' }));
        for (const name of ['mean', 'sd', 'tir_70_180', 'lbgi', 'hbgi', 'active_percent'] as const) {
          expect(elsewhere[name]).toBe(utc[name]);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has no figures without readings, and no spread with one', () => {
    const none = cgmMetrics(emptySeries('Europe/Madrid'));
    expect(Object.entries(none).filter(([, value]) => value !== null)).toEqual([['n', 0]]);
    const one = cgmMetrics(seriesOf([100]));
    expect(one).toMatchObject({
      n: 1,
      mean: 100,
      median: 100,
      sd: null,
      cv: null,
      cogi: null,
      mage: null,
      modd: null,
    });
  });
});

describe('the grid', () => {
  it('interpolates nothing across a gap of more than 45 minutes', () => {
    const bridged = glucoseGrid(
      seriesOf([100, ...Array<null>(8).fill(null), 190, 190], { from: '2026-01-10T00:02:00Z' }),
    );
    expect(bridged.slots.length).toBe(10);
    const parted = glucoseGrid(
      seriesOf([100, 100, ...Array<null>(9).fill(null), 190, 190], { from: '2026-01-10T00:02:00Z' }),
    );
    expect([...parted.slots]).toEqual([1, 12]);
  });

  it('compares with the same moment a day earlier', () => {
    const twoDays = [...Array<number>(288).fill(100), ...Array<number>(288).fill(130)];
    expect(lagSummary(glucoseGrid(seriesOf(twoDays)), 24)).toMatchObject({ meanAbsolute: 30, sd: 0 });
  });
});

describe('MAGE', () => {
  it('is the height of a regular swing', () => {
    const swing = Array.from({ length: 288 * 3 }, (_, i) => 150 - 60 * Math.cos((i / 96) * 2 * Math.PI));
    expect(cgmMetrics(seriesOf(swing)).mage).toBeCloseTo(120, 0);
  });

  it('follows a swing across 45 minutes without readings, not across more', () => {
    const level = (mgdl: number) => Array.from({ length: 120 }, (_, i) => mgdl + 5 * Math.sin(i / 6));
    const across = (missing: number) =>
      cgmMetrics(seriesOf([...level(100), ...Array<null>(missing).fill(null), ...level(250)])).mage;
    expect(across(8)).toBeGreaterThan(150);
    expect(across(9)).toBeLessThan(11);
  });
});
