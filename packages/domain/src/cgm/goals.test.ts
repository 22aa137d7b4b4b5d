import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GLUCOSE_UNITS } from '../shared/index.ts';
import { RANGE_PROFILES, type RangeProfile } from '../medical-tests/index.ts';
import {
  CGM_GOAL_FIGURES,
  CGM_GOALS,
  displayedFigure,
  goalOf,
  GOAL_SOURCES,
  GRI_ZONES,
  griZone,
  levelBounds,
  minutesADay,
  NO_GOAL_REASONS,
  shareOfLevels,
  type CgmGoalFigure,
} from './goals.ts';

const verdict = (figure: CgmGoalFigure, value: number | null, profile: RangeProfile = 'STANDARD') =>
  displayedFigure(figure, value, { profile }).verdict;

describe('CGM_GOALS', () => {
  const entries = RANGE_PROFILES.flatMap((profile) =>
    CGM_GOAL_FIGURES.map((figure) => [profile, figure, CGM_GOALS[profile][figure]] as const),
  );

  it.each(entries)('%s has a goal with its source for %s, or says why it has none', (_, __, goal) => {
    if ('none' in goal) expect(NO_GOAL_REASONS).toContain(goal.none);
    else {
      expect(Object.values(GOAL_SOURCES)).toContainEqual(goal.source);
      expect(goal.limit).toBeGreaterThan(0);
    }
  });

  it('has the limits of the consensus for adults', () => {
    const limits = (profile: (typeof RANGE_PROFILES)[number]) =>
      ['TIME_SEVERELY_BELOW', 'TIME_BELOW', 'TIME_IN_RANGE', 'TIME_ABOVE', 'TIME_SEVERELY_ABOVE'].map(
        (figure) => goalOf(figure as CgmGoalFigure, profile)?.limit ?? null,
      );
    expect(limits('STANDARD')).toEqual([1, 4, 70, 25, 5]);
    expect(limits('OLDER_OR_HIGH_RISK')).toEqual([1, 1, 50, 50, 10]);
    expect(limits('PREGNANCY')).toEqual([1, 4, 70, 25, null]);
    expect(limits('TIGHT')).toEqual([1, 4, null, null, null]);
  });
});

describe('displayedFigure', () => {
  it.each([
    // A normal reading is not a mean in goal.
    ['MEAN', 171, 'OUT_OF_GOAL'],
    ['MEAN', 153.4, 'IN_GOAL'],
    ['MEAN', 153.5, 'OUT_OF_GOAL'],
    ['GMI', 6.94, 'IN_GOAL'],
    ['GMI', 6.95, 'OUT_OF_GOAL'],
    ['CV', 36.04, 'IN_GOAL'],
    ['CV', 36.05, 'OUT_OF_GOAL'],
    ['TIME_IN_RANGE', 69.96, 'OUT_OF_GOAL'],
    ['TIME_IN_RANGE', 70.04, 'OUT_OF_GOAL'],
    ['TIME_IN_RANGE', 70.05, 'IN_GOAL'],
    ['TIME_ABOVE', 27.1, 'OUT_OF_GOAL'],
    ['TIME_SEVERELY_BELOW', 1, 'FAR_OUT'],
    ['TIME_BELOW', 3.94, 'IN_GOAL'],
    ['ACTIVE_TIME', 69.96, 'OUT_OF_GOAL'],
    ['ACTIVE_TIME', 70, 'IN_GOAL'],
    ['GRI', 90, 'NO_GOAL'],
    ['FASTING_GLUCOSE', 130, 'NO_GOAL'],
    ['MEAN', null, 'NO_GOAL'],
  ] as const)('%s %s → %s', (figure, value, expected) => {
    expect(verdict(figure, value)).toBe(expected);
  });

  it('judges older people by their own goals, and nobody by the goals of others', () => {
    expect(verdict('TIME_BELOW', 2)).toBe('IN_GOAL');
    expect(verdict('TIME_BELOW', 2, 'OLDER_OR_HIGH_RISK')).toBe('OUT_OF_GOAL');
    expect(verdict('TIME_IN_RANGE', 60, 'OLDER_OR_HIGH_RISK')).toBe('IN_GOAL');
    expect(verdict('MEAN', 171, 'OLDER_OR_HIGH_RISK')).toBe('NO_GOAL');
    expect(verdict('MEAN', 171, 'PREGNANCY')).toBe('NO_GOAL');
    expect(verdict('TIME_IN_RANGE', 99, 'TIGHT')).toBe('NO_GOAL');
    expect(displayedFigure('GMI', 6, { profile: 'PREGNANCY' }).noGoal).toBe('FOR_OTHERS');
  });

  it('compares in mmol/L with the limit published in mmol/L', () => {
    const mean = displayedFigure('MEAN', 171, { profile: 'STANDARD', unit: 'mmol/L' });
    expect(mean).toMatchObject({ shown: 9.5, digits: 1, unit: 'mmol/L', verdict: 'OUT_OF_GOAL' });
    expect(mean.goal).toMatchObject({ direction: 'LESS_THAN', limit: 8.6 });
  });

  it('says of a little that it is there', () => {
    expect(displayedFigure('TIME_SEVERELY_BELOW', 0.03, { profile: 'STANDARD' })).toMatchObject({
      shown: 0,
      isTrace: true,
      verdict: 'IN_GOAL',
    });
    expect(displayedFigure('TIME_SEVERELY_BELOW', 0, { profile: 'STANDARD' }).isTrace).toBe(false);
  });

  it('gives no verdict on too few readings, but the goal', () => {
    const few = displayedFigure('TIME_IN_RANGE', 90, { profile: 'STANDARD', isJudged: false });
    expect(few.verdict).toBe('NO_GOAL');
    expect(few.goal?.limit).toBe(70);
  });

  it('comes to the verdict of somebody who compares the written number with the written goal', () => {
    const compare = { LESS_THAN: '<', AT_MOST: '<=', MORE_THAN: '>', AT_LEAST: '>=' } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...CGM_GOAL_FIGURES),
        fc.constantFrom(...RANGE_PROFILES),
        fc.constantFrom(...GLUCOSE_UNITS),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (figure, profile, unit, value) => {
          const { shown, digits, goal, verdict: said } = displayedFigure(figure, value, { profile, unit });
          if (goal === null) {
            expect(said).toBe('NO_GOAL');
            return;
          }
          const written = Number(
            new Intl.NumberFormat('en', {
              minimumFractionDigits: digits,
              maximumFractionDigits: digits,
              useGrouping: false,
            }).format(shown!),
          );
          const sign = compare[goal.direction];
          const isMet =
            sign === '<'
              ? written < goal.limit
              : sign === '<='
                ? written <= goal.limit
                : sign === '>'
                  ? written > goal.limit
                  : written >= goal.limit;
          expect(said === 'IN_GOAL').toBe(isMet);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('displays 70 % of the readings exactly where 70 % are there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, part) => {
          const count = Math.round(n * part);
          const { verdict: said } = displayedFigure('ACTIVE_TIME', (100 * count) / n, {
            profile: 'STANDARD',
          });
          expect(said === 'IN_GOAL').toBe(10 * count >= 7 * n);
        },
      ),
    );
  });
});

describe('shareOfLevels', () => {
  it('includes the severe part in the time below and above', () => {
    const levels = [0.5, 3.6, 71, 20, 4.9].map((percent) => ({ percent }));
    expect(shareOfLevels('TIME_BELOW', levels)).toBeCloseTo(4.1);
    expect(shareOfLevels('TIME_ABOVE', levels)).toBeCloseTo(24.9);
    expect(shareOfLevels('TIME_SEVERELY_ABOVE', levels)).toBe(4.9);
  });
});

describe('griZone', () => {
  it.each([
    [0, 'A'],
    [20, 'A'],
    [21, 'B'],
    [40, 'B'],
    [41, 'C'],
    [61, 'D'],
    [80, 'D'],
    [81, 'E'],
    [100, 'E'],
  ])('%i → %s', (shown, zone) => {
    expect(griZone(shown)).toBe(zone);
    expect(GRI_ZONES).toContain(zone);
  });
});

describe('levelBounds', () => {
  it('prints whole mg/dL and tenths of mmol/L without overlap', () => {
    expect(levelBounds('STANDARD', 'mg/dL')).toEqual({
      SEVERE_HYPOGLYCEMIA: { from: null, to: 54 },
      LOW: { from: 54, to: 69 },
      NORMAL: { from: 70, to: 180 },
      HIGH: { from: 181, to: 250 },
      SEVERE_HYPERGLYCEMIA: { from: 250, to: null },
    });
    expect(levelBounds('STANDARD', 'mmol/L').LOW).toEqual({ from: 3, to: 3.8 });
    expect(levelBounds('STANDARD', 'mmol/L').HIGH).toEqual({ from: 10.1, to: 13.9 });
    expect(levelBounds('TIGHT', 'mmol/L').NORMAL).toEqual({ from: 3.9, to: 7.8 });
    expect(levelBounds('PREGNANCY', 'mmol/L').NORMAL).toEqual({ from: 3.5, to: 7.8 });
  });
});

describe('minutesADay', () => {
  it('is a share of 24 hours', () => {
    expect(minutesADay(50)).toBe(720);
    expect(minutesADay(100)).toBe(1440);
  });
});
