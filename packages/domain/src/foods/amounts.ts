import type { Food } from './schemas.ts';
import type { FoodUnit } from './option-sets.ts';

type Measured = Pick<Food, 'unit' | 'unitWeight' | 'density'>;

/** Grams of an amount, and whether a millilitre was taken as a gram because the density is not known. */
export interface Weight {
  grams: number;
  isDensityAssumed: boolean;
}

/**
 * What an amount of a food weighs. A gram is not a millilitre: those need the density, and a piece its weight.
 *
 * @returns null when the food has no weight of a piece
 * @example weightOf({ unit: 'ML', unitWeight: 200, density: 1.03 }, 200, 'ML') // { grams: 206, isDensityAssumed: false }
 */
export function weightOf(food: Measured, amount: number, unit: FoodUnit = food.unit): Weight | null {
  if (unit === 'G') return { grams: amount, isDensityAssumed: false };
  if (unit === 'ML') return { grams: amount * (food.density ?? 1), isDensityAssumed: food.density === null };
  const piece = food.unit === 'U' ? food.unitWeight : null;
  return piece === null ? null : { grams: amount * piece, isDensityAssumed: false };
}

/** What one usual portion weighs: a piece, the food's portion, or else 100 g or ml. */
export function portionWeight(food: Measured): Weight | null {
  return weightOf(food, food.unit === 'U' ? 1 : (food.unitWeight ?? 100));
}
