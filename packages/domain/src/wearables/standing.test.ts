import { describe, expect, it } from 'vitest';
import { standingOf } from './metrics.ts';

describe('how a mean stands to its goal', () => {
  it('holds a mean of days against a goal of a day, whose limits meet it', () => {
    const goal = { min: 7500, max: null, per: 'DAY' } as const;
    expect(standingOf({ mean: 7499, days: 7 }, goal)).toBe('BELOW');
    expect(standingOf({ mean: 7500, days: 7 }, goal)).toBe('MET');
    const sleep = { min: 9 * 3600, max: 12 * 3600, per: 'NIGHT' } as const;
    expect(standingOf({ mean: 12 * 3600, days: 4 }, sleep)).toBe('MET');
    expect(standingOf({ mean: 12 * 3600 + 1, days: 4 }, sleep)).toBe('ABOVE');
  });

  it('holds seven such days against a goal of a week', () => {
    const goal = { min: 600, max: null, per: 'WEEK' } as const;
    expect(standingOf({ mean: 86, days: 7 }, goal)).toBe('MET');
    expect(standingOf({ mean: 85, days: 7 }, goal)).toBe('BELOW');
  });

  it('says nothing without a mean, a goal, or enough days', () => {
    const goal = { min: 1, max: null, per: 'DAY' } as const;
    expect(standingOf({ mean: 0, days: 3 }, goal)).toBeNull();
    expect(standingOf({ mean: null, days: 7 }, goal)).toBeNull();
    expect(standingOf({ mean: 1, days: 7 }, null)).toBeNull();
  });
});
