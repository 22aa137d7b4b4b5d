import { ingredientFacts, INGREDIENT_CODES, type IngredientCode, type IntakeLimit } from './ingredients.ts';
import type { IngredientUnit, TakeFrequency, TakeUnit } from './option-sets.ts';
import type { SupplementComposition } from './schemas.ts';
import { shareOfDays, totalDailyAmount } from './takes.ts';

/** A supplement as it is taken. */
export interface TakenSupplement {
  readonly id: string;
  readonly unit: TakeUnit;
  readonly amountPerTake: number;
  readonly dailyTakes: number;
  readonly frequency: TakeFrequency;
  readonly weekdays: readonly number[];
  readonly supplement: Pick<SupplementComposition, 'servingAmount' | 'servingUnit' | 'ingredients'>;
}

export interface IngredientTotal {
  readonly code: IngredientCode;
  /** The mean of a day, in the ingredient's unit. */
  readonly amount: number;
  readonly unit: 'G' | 'MG' | 'UG';
  readonly limit: IntakeLimit | null;
  readonly isOverLimit: boolean;
  /** The supplements that it is in. */
  readonly from: readonly string[];
}

const MICROGRAMS = { G: 1_000_000, MG: 1000, UG: 1 } as const;
const MILLIGRAMS = { GR: 1000, MG: 1 } as const;

const isWeighed = (unit: TakeUnit): unit is keyof typeof MILLIGRAMS => unit === 'GR' || unit === 'MG';

/** How many servings a day's amount is; null when one is counted and the other weighed. */
export function servingsPerDay(taken: TakenSupplement): number | null {
  const { servingAmount, servingUnit } = taken.supplement;
  const daily = totalDailyAmount(taken);
  if (taken.unit === servingUnit) return daily / servingAmount;
  if (!isWeighed(taken.unit) || !isWeighed(servingUnit)) return null;
  return (daily * MILLIGRAMS[taken.unit]) / (servingAmount * MILLIGRAMS[servingUnit]);
}

/** An amount in another unit of weight; null for what is not weighed. */
const inUnit = (amount: number, from: IngredientUnit, to: 'G' | 'MG' | 'UG'): number | null =>
  from === 'BILLION_CFU' ? null : (amount * MICROGRAMS[from]) / MICROGRAMS[to];

/** Six significant figures: more than a label gives, and fewer than what binary fractions add. */
const rounded = (amount: number): number => Number(amount.toPrecision(6));

/**
 * The ingredients of everything that a patient takes, as the mean of a day, because the limits are about what is taken
 * day after day. In the order of {@link INGREDIENT_CODES}.
 *
 * @returns the totals, and the supplements that could not be counted because their units do not convert
 */
export function ingredientTotals(taken: readonly TakenSupplement[]): {
  totals: IngredientTotal[];
  uncounted: string[];
} {
  const sums = new Map<IngredientCode, { amount: number; from: string[] }>();
  const uncounted: string[] = [];
  for (const one of taken) {
    const servings = servingsPerDay(one);
    if (servings === null) {
      if (one.supplement.ingredients.length > 0) uncounted.push(one.id);
      continue;
    }
    for (const { code, amount, unit } of one.supplement.ingredients) {
      const weight = code === 'OTHER' ? null : inUnit(amount, unit, ingredientFacts(code).unit);
      if (weight === null) continue;
      const sum = sums.get(code) ?? { amount: 0, from: [] };
      sum.amount += weight * servings * shareOfDays(one);
      if (!sum.from.includes(one.id)) sum.from.push(one.id);
      sums.set(code, sum);
    }
  }
  const totals = INGREDIENT_CODES.flatMap((code) => {
    const sum = sums.get(code);
    if (sum === undefined) return [];
    const { unit, limit = null } = ingredientFacts(code);
    const amount = rounded(sum.amount);
    return [
      { code, amount, unit, limit, isOverLimit: limit !== null && amount > limit.amount, from: sum.from },
    ];
  });
  return { totals, uncounted };
}
