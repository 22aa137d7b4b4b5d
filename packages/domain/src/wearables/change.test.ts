import { describe, expect, it } from 'vitest';
import { comparisonOf } from './index.ts';
import type { DayGap } from './summary/activity.ts';

const mean = (days: number) => ({ mean: days === 0 ? null : 8000, days });
const gaps = (days: number, gap: DayGap | null = null) => Array.from({ length: days }, () => gap);

describe('a mean beside that of the days before', () => {
  it('is compared where the spans are equal and known', () => {
    expect(comparisonOf(mean(1), mean(1), gaps(1))).toBe('COMPARABLE');
    expect(comparisonOf(mean(7), mean(7), gaps(7))).toBe('COMPARABLE');
    expect(comparisonOf(mean(4), mean(6), gaps(7))).toBe('COMPARABLE');
  });

  it('is never one day against several', () => {
    expect(comparisonOf(mean(1), mean(7), gaps(1))).toBe('TOO_FEW_DAYS');
    expect(comparisonOf(mean(1), mean(7), gaps(7))).toBe('TOO_FEW_DAYS');
    expect(comparisonOf(mean(7), mean(1), gaps(7))).toBe('TOO_FEW_DAYS');
  });

  it('needs more than half of the days of each, however long the period is', () => {
    expect(comparisonOf(mean(3), mean(7), gaps(7))).toBe('TOO_FEW_DAYS');
    expect(comparisonOf(mean(16), mean(16), gaps(28))).toBe('COMPARABLE');
    expect(comparisonOf(mean(28), mean(15), gaps(28))).toBe('TOO_FEW_DAYS');
  });

  it('is not claimed of one incomplete day, though it has a value that no wear changes', () => {
    for (const gap of ['UNFINISHED', 'HARDLY_WORN', 'JOURNEY'] as const)
      expect(comparisonOf(mean(1), mean(1), gaps(1, gap))).toBe('INCOMPLETE_DAY');
    // Of a week an incomplete day is in no mean, and the others remain.
    expect(comparisonOf(mean(6), mean(7), [...gaps(6), 'UNFINISHED'])).toBe('COMPARABLE');
  });

  it('says that nothing was known before', () => {
    expect(comparisonOf(mean(7), mean(0), gaps(7))).toBe('NOTHING_BEFORE');
    expect(comparisonOf(mean(7), undefined, gaps(7))).toBe('NOTHING_BEFORE');
  });
});
