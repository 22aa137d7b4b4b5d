import type { NutrientSum } from '../foods/index.ts';
import { MEALS } from '../nutritional-plans/index.ts';
import { portionsOf, type FoodLookup } from './food-facts.ts';
import type { MenuDay } from './menu.ts';
import {
  REFERENCED_NUTRIENTS,
  referenceIntake,
  type ReferencedNutrient,
  type ReferenceIntake,
  type ReferencePerson,
} from './reference-intakes.ts';
import { totalsOf } from './totals.ts';

/**
 * How much there is beside the reference. `UNSURE`: what is known does not decide it, because of foods without a
 * figure.
 */
export type IntakeVerdict = 'UNKNOWN' | 'UNSURE' | 'BELOW' | 'MEETS' | 'OVER';

export interface NutrientIntake extends NutrientSum {
  nutrient: ReferencedNutrient;
  reference: ReferenceIntake | null;
  /** What is known is less than all there is. */
  isLowerBound: boolean;
  /** Null without a reference. */
  verdict: IntakeVerdict | null;
}

export interface DailyIntakes {
  /** Days with foods: the amounts are their average. */
  days: number;
  nutrients: readonly NutrientIntake[];
  /** Foods that are gone or have no weight: they are in no amount. */
  unweighed: readonly string[];
}

/** Less than this share of weight and energy without a figure decides nothing. */
const NEGLIGIBLE_SHARE = 0.01;

/**
 * Fibre, minerals and vitamins of a day, or of an average day of several, beside the reference intakes of a person. Days
 * without foods are not planned yet and do not count.
 */
export function dailyIntakes(
  days: readonly MenuDay[],
  foodOf: FoodLookup,
  person: ReferencePerson | null,
): DailyIntakes {
  const planned = days.filter((day) => MEALS.some((meal) => day[meal].foods.length > 0));
  const foods = portionsOf(planned.flatMap((day) => MEALS.map((meal) => day[meal])));
  // How much energy a bite has matters to none of these sums.
  const { sums, unweighed } = totalsOf(foods, foodOf, 1);
  const nutrients = REFERENCED_NUTRIENTS.map((nutrient): NutrientIntake => {
    const sum = sums.nutrients[nutrient];
    const amount = sum.amount === null ? null : sum.amount / planned.length;
    const isLowerBound =
      unweighed.length > 0 ||
      sum.unknownShare >= NEGLIGIBLE_SHARE ||
      (sum.unknownEnergyShare ?? 0) >= NEGLIGIBLE_SHARE;
    const reference = person && referenceIntake(nutrient, person);
    const verdict = reference && verdictOf(amount, isLowerBound, reference);
    return { ...sum, nutrient, amount, reference, isLowerBound, verdict };
  });
  return { days: planned.length, nutrients, unweighed: [...new Set(unweighed)] };
}

function verdictOf(
  amount: number | null,
  isLowerBound: boolean,
  { kind, amount: reference, limit }: ReferenceIntake,
): IntakeVerdict {
  if (amount === null) return 'UNKNOWN';
  const most = kind === 'SAFE' ? reference : (limit?.amount ?? Number.POSITIVE_INFINITY);
  if (amount > most) return 'OVER';
  const isReached = kind !== 'SAFE' && amount >= reference;
  if (isReached) return 'MEETS';
  if (isLowerBound) return 'UNSURE';
  return kind === 'SAFE' ? 'MEETS' : 'BELOW';
}
