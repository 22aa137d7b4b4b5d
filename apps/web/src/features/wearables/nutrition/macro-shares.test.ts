import { describe, expect, it } from 'vitest';
import { macroShares } from './macro-shares.ts';

const none = { energyKcal: null, fibreG: null, sodiumMg: null };

describe('shares of the energy', () => {
  it('are of 4, 9 and 4 kcal a gram', () => {
    const shares = macroShares({ ...none, carbohydrateG: 100, fatG: 0, proteinG: 100 });
    expect(shares?.carbohydrate).toEqual({ share: 0.5, grams: 100 });
    expect(macroShares({ ...none, carbohydrateG: 90, fatG: 40, proteinG: 0 })?.fat.share).toBeCloseTo(0.5, 9);
  });

  it('do not exist where one of them is not known, or there is nothing', () => {
    expect(macroShares({ ...none, carbohydrateG: 100, fatG: null, proteinG: 100 })).toBeNull();
    expect(macroShares({ ...none, carbohydrateG: 0, fatG: 0, proteinG: 0 })).toBeNull();
    expect(macroShares(null)).toBeNull();
  });
});
