import { describe, expect, it } from 'vitest';
import { proteinCaution, proteinGrams, proteinWeights, sharesWithProtein } from './protein.ts';

describe('protein by weight', () => {
  it('has an adjusted weight from a body mass index of 30 on', () => {
    expect(proteinWeights({ weightKg: 100, heightCm: 170, isAdjustable: true })).toEqual([
      { basis: 'ACTUAL', kg: 100, idealKg: null },
      { basis: 'ADJUSTED', kg: 72.7, idealKg: 63.6 },
    ]);
    expect(proteinWeights({ weightKg: 86.6, heightCm: 170, isAdjustable: true })).toHaveLength(1);
    expect(proteinWeights({ weightKg: 86.7, heightCm: 170, isAdjustable: true })).toHaveLength(2);
    // A child, a pregnant woman, or somebody whose height is not known.
    expect(proteinWeights({ weightKg: 100, heightCm: 170, isAdjustable: false })).toHaveLength(1);
    expect(proteinWeights({ weightKg: 100, heightCm: null, isAdjustable: true })).toHaveLength(1);
  });

  it('sets the share of protein, and carbohydrates take the rest', () => {
    expect(sharesWithProtein({ kcal: 2000, gramsPerKg: 1.6, kg: 75 }, { FAT: 30 })).toEqual({
      CARBS: 46,
      FAT: 30,
      PROTEIN: 24,
    });
    expect(proteinGrams(2000, 24)).toBe(120);
    expect(sharesWithProtein({ kcal: 1200, gramsPerKg: 2.5, kg: 110 }, { FAT: 30 })).toBeNull();
    const {
      CARBS = 0,
      FAT = 0,
      PROTEIN = 0,
    } = sharesWithProtein({ kcal: 1830, gramsPerKg: 1.23, kg: 71.7 }, { FAT: 33.33 }) ?? {};
    expect(Math.round(100 * (CARBS + FAT + PROTEIN))).toBe(10_000);
  });

  it('says what is little or much', () => {
    expect([0.8, 0.83, 1.2, 2, 2.1].map(proteinCaution)).toEqual(['LOW', null, null, null, 'HIGH']);
  });
});
