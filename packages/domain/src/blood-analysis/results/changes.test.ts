import { describe, expect, it } from 'vitest';
import { bloodChanges, type BloodSampleResults } from './changes.ts';
import type { BloodValueRecord } from './schemas.ts';

const row = (marker: string, value: number, unit: string, low: number | null, high: number | null) =>
  ({
    ...{ marker, value, unit, low, high, comparator: null, rangeText: 'r', rangeKind: 'INTERVAL' },
    ...{ flag: null, comment: null, reportId: null, proposalId: null, isConfirmed: true },
  }) satisfies BloodValueRecord;
const potassium = (value: number) => row('potassium', value, 'mmol/L', 3.5, 5.1);
const ferritin = (value: number, low = 30) => row('ferritin', value, 'ng/mL', low, 300);
const sample = (sampledAt: string, ...values: BloodValueRecord[]): BloodSampleResults => ({
  sampledAt,
  values,
});
const changesOf = (known: BloodSampleResults[], fresh: BloodSampleResults[], age: number | null = 40) => {
  const { moves, others } = bloodChanges(known, fresh, age);
  return { moves: moves.map(({ marker, move }) => [marker, move]), others };
};
const NONE = { outside: 0, within: 0, unknown: 0 };

describe('what new results changed', () => {
  it('names what crossed a critical limit first, then what left or entered the range, and counts the rest', () => {
    const known = [sample('2026-01-10', potassium(4), ferritin(20), row('hdl', 60, 'mg/dL', 40, null))];
    const fresh = [sample('2026-03-10', ferritin(50), row('hdl', 38, 'mg/dL', 40, null), potassium(6.4))];
    expect(changesOf(known, [...fresh, sample('2026-03-10', row('tsh', 2, 'mIU/L', 0.4, 4))])).toEqual({
      moves: [
        ['potassium', 'CRITICAL'],
        ['hdl', 'LEFT_RANGE'],
        ['ferritin', 'ENTERED_RANGE'],
      ],
      others: { ...NONE, within: 1 },
    });
  });

  it.each([
    [6.4, 6.5, 'STILL_CRITICAL'],
    [6.4, 5.4, 'NO_LONGER_CRITICAL'],
    [3.2, 5.4, 'LEFT_RANGE'],
  ])('says of potassium %d and then %d: %s', (before, now, move) => {
    expect(
      changesOf([sample('2026-01-10', potassium(before))], [sample('2026-03-10', potassium(now))]),
    ).toEqual({ moves: [['potassium', move]], others: NONE });
  });

  it('names a first result only beyond a critical limit', () => {
    const fresh = [sample('2026-03-10', potassium(6.4), ferritin(20), ferritin(50))];
    expect(changesOf([], fresh).moves).toEqual([['potassium', 'CRITICAL']]);
    expect(changesOf([], [sample('2026-03-10', ferritin(20))]).others).toEqual({ ...NONE, outside: 1 });
  });

  it('judges each result by the range of its own laboratory', () => {
    const known = [sample('2026-01-10', ferritin(25, 20))];
    expect(changesOf(known, [sample('2026-03-10', ferritin(25, 30))]).moves).toEqual([
      ['ferritin', 'LEFT_RANGE'],
    ]);
  });

  it('passes over a result of an older sample than what was known', () => {
    const known = [sample('2026-02-10', ferritin(50))];
    expect(changesOf(known, [sample('2025-03-10', ferritin(20))])).toEqual({ moves: [], others: NONE });
  });
});
