import { describe, expect, it } from 'vitest';
import { levelBounds, levelGoals, minutesADay, scoreVerdict } from './goals.ts';
import type { CgmScore, TimeInRanges } from './metric-types.ts';
import { CGM_LEVELS, type CgmLevel } from './ranges.ts';

const score = (part: Partial<CgmScore>): CgmScore => ({
  id: 'AVG_GLUCOSE',
  timeframe: 'WEEKLY',
  state: 'SCORED',
  value: 120,
  level: null,
  censored: null,
  ...part,
});

describe('scoreVerdict', () => {
  it.each([
    [score({ level: 'NORMAL' }), 'IN_GOAL'],
    [score({ level: 'LOW' }), 'OUT_OF_GOAL'],
    [score({ level: 'HIGH' }), 'OUT_OF_GOAL'],
    [score({ level: 'SEVERE_HYPERGLYCEMIA' }), 'FAR_OUT'],
    [score({ id: 'COEFFICIENT_OF_VARIATION', value: 36 }), 'IN_GOAL'],
    [score({ id: 'COEFFICIENT_OF_VARIATION', value: 36.1 }), 'OUT_OF_GOAL'],
    [score({ id: 'TIME_IN_RANGE', value: 70.1 }), 'IN_GOAL'],
    [score({ id: 'TIME_IN_RANGE', value: 70 }), 'OUT_OF_GOAL'],
    [score({ id: 'EFFICIENCY', value: 90 }), 'NO_GOAL'],
    [score({ id: 'FASTING_GLUCOSE', value: 130, level: 'NORMAL' }), 'NO_GOAL'],
    [score({ state: 'NO_DATA', value: null }), 'NO_GOAL'],
  ] as const)('%o → %s', (given, verdict) => {
    expect(scoreVerdict(given, 'STANDARD')).toBe(verdict);
  });

  it('has no goal for time in the tight range, on which there is no consensus', () => {
    expect(scoreVerdict(score({ id: 'TIME_IN_RANGE', value: 99 }), 'TIGHT')).toBe('NO_GOAL');
  });
});

function ranges(percents: readonly number[], profile: TimeInRanges['profile'] = 'STANDARD'): TimeInRanges {
  return {
    profile,
    count: 100,
    minutes: 500,
    levels: CGM_LEVELS.map((level: CgmLevel, index) => ({
      level,
      count: percents[index]!,
      minutes: percents[index]! * 5,
      percent: percents[index]!,
      displayPercent: Math.round(percents[index]!),
    })),
  };
}

describe('levelGoals', () => {
  it('includes the severe part in the goals for below and above', () => {
    const goals = levelGoals(ranges([0.5, 3.6, 71, 20, 4.9]));
    expect(goals.SEVERE_HYPOGLYCEMIA).toEqual({ direction: 'LESS_THAN', percent: 1, isMet: true });
    expect(goals.LOW).toEqual({ direction: 'LESS_THAN', percent: 4, isMet: false });
    expect(goals.NORMAL).toEqual({ direction: 'MORE_THAN', percent: 70, isMet: true });
    expect(goals.HIGH).toEqual({ direction: 'LESS_THAN', percent: 25, isMet: true });
    expect(goals.SEVERE_HYPERGLYCEMIA).toEqual({ direction: 'LESS_THAN', percent: 5, isMet: true });
  });

  it('leaves out what the profile has no goal for', () => {
    expect(levelGoals(ranges([0, 0, 100, 0, 0], 'TIGHT')).NORMAL).toBeNull();
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
  });
});

describe('minutesADay', () => {
  it('is a share of 24 hours', () => {
    expect(minutesADay(50)).toBe(720);
    expect(minutesADay(100)).toBe(1440);
  });
});
