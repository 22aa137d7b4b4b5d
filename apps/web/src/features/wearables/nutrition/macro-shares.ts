import { KCAL_PER_GRAM } from '@healzy/domain/nutritional-plans';
import type { Nutrients } from './useIntakeTexts.ts';

/** Shares of the energy of the three macronutrients, from 0 to 1; null where one of them is not known. */
export function macroShares(intake: Pick<Nutrients, 'carbohydrateG' | 'fatG' | 'proteinG'> | null) {
  if (intake === null) return null;
  const { carbohydrateG, fatG, proteinG } = intake;
  if (carbohydrateG === null || fatG === null || proteinG === null) return null;
  const kcal = {
    carbohydrate: carbohydrateG * KCAL_PER_GRAM.CARBS,
    fat: fatG * KCAL_PER_GRAM.FAT,
    protein: proteinG * KCAL_PER_GRAM.PROTEIN,
  };
  const all = kcal.carbohydrate + kcal.fat + kcal.protein;
  if (!(all > 0)) return null;
  const part = (name: keyof typeof kcal, grams: number) => ({ share: kcal[name] / all, grams });
  return {
    carbohydrate: part('carbohydrate', carbohydrateG),
    fat: part('fat', fatG),
    protein: part('protein', proteinG),
  };
}
