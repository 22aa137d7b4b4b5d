import { describe, expect, it } from 'vitest';
import { standingOf, standingOfWeek } from './metrics.ts';

describe('how a mean stands to its goal', () => {
  it('holds a mean of days against a goal of a day, whose limits meet it', () => {
    const goal = { min: 7500, max: null, per: 'DAY' } as const;
    expect(standingOf(7499, goal)).toBe('BELOW');
    expect(standingOf(7500, goal)).toBe('MET');
    const sleep = { min: 9 * 3600, max: 12 * 3600, per: 'NIGHT' } as const;
    expect(standingOf(12 * 3600, sleep)).toBe('MET');
    expect(standingOf(12 * 3600 + 1, sleep)).toBe('ABOVE');
  });

  it('holds seven such days against a goal of a week', () => {
    const goal = { min: 600, max: null, per: 'WEEK' } as const;
    expect(standingOf(86, goal)).toBe('MET');
    expect(standingOf(85, goal)).toBe('BELOW');
  });

  it('says nothing without a mean or a goal', () => {
    expect(standingOf(null, { min: 1, max: null, per: 'DAY' })).toBeNull();
    expect(standingOf(1, null)).toBeNull();
  });

  it('says nothing of a week of which three days have data', () => {
    const goal = { min: 7500, max: null, per: 'DAY' } as const;
    expect(standingOfWeek({ mean: 9000, days: 3 }, goal)).toBeNull();
    expect(standingOfWeek({ mean: 9000, days: 4 }, goal)).toBe('MET');
  });
});
