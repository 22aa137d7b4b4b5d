import type { BloodValue } from '@healzy/api/blood-analysis';
import { describe, expect, it } from 'vitest';
import { sampleValue } from '../sample-results.ts';
import { groupsOf, isVerdict, shownValue } from './result-values.ts';

describe('shownValue', () => {
  const glucose = sampleValue('glucose', 92, {
    rangeText: '70 - 99',
    low: 70,
    high: 99,
    other: { value: 5.107, low: 3.886, high: 5.495, unit: 'mmol/L' },
  });

  it('shows the row as it was reported', () =>
    expect(shownValue(glucose, 'STATED')).toMatchObject({
      value: 92,
      low: 70,
      unit: 'mg/dL',
      rangeText: '70 - 99',
      isConverted: false,
    }));
  it('converts value, unit and range together', () =>
    expect(shownValue(glucose, 'OTHER')).toEqual({
      value: 5.107,
      low: 3.886,
      high: 5.495,
      unit: 'mmol/L',
      rangeText: null,
      isConverted: true,
    }));
  it('leaves a row as it is that does not convert', () =>
    expect(shownValue({ ...glucose, other: null }, 'OTHER')).toMatchObject({ unit: 'mg/dL', low: 70 }));
});

describe('groupsOf', () => {
  it('keeps the order of groups and puts what is outside first', () => {
    const values: BloodValue[] = [
      sampleValue('glucose', 92, { group: 'GLUCOSE' }),
      sampleValue('hba1c', 6, { group: 'GLUCOSE', position: 'ABOVE' }),
      sampleValue('sodium', 140, { group: 'ELECTROLYTES' }),
    ];
    expect(
      groupsOf(values).map(({ group, values: all }) => [group, all.map(({ marker }) => marker)]),
    ).toEqual([
      ['GLUCOSE', ['hba1c', 'glucose']],
      ['ELECTROLYTES', ['sodium']],
    ]);
  });
});

it('takes a class or several ranges for no verdict', () => {
  expect(isVerdict({ rangeKind: 'LIMIT' })).toBe(true);
  expect(isVerdict({ rangeKind: 'CLASS' })).toBe(false);
  expect(isVerdict({ rangeKind: null })).toBe(false);
});
