import type { Dish } from './dish.ts';
import type { ServedIngredient } from './dish-facts.ts';

/** How finely a share of the way to a limit is searched; a kilocalorie is a thousandth of a large dish. */
const HALVINGS = 24;

/** Steps from a dish as it is written to its least, and to its most. */
export const DISH_LEVELS = 8;

/** A serving that was scaled. */
export interface ScaledDish {
  readonly ingredients: readonly ServedIngredient[];
  readonly kcal: number;
}

interface Range {
  readonly foodId: string;
  readonly grams: number;
  readonly least: number;
  readonly most: number;
  readonly step: number | null;
  readonly kcal: number;
}

/**
 * One serving with as much energy as was asked for, as near as its limits allow. What is of the core keeps its
 * proportions, flexible parts move within their own factors, whatever is counted in pieces stays in whole ones, and what
 * is fixed or seasons stays. What cannot be reached is not: a dish is never stretched beyond its factors.
 *
 * @param energyOf kilocalories per 100 g of a food; null where they are not known
 * @returns null when the energy of an ingredient is not known: there is no target then
 * @example scaleDish(lentils, 420, energyOf) // { kcal: 419, ingredients: [{ foodId, grams: 78 }, …] }
 */
export function scaleDish(
  dish: Pick<Dish, 'ingredients' | 'servings'>,
  kcal: number,
  energyOf: (id: string) => number | null,
): ScaledDish | null {
  const ranges = rangesOf(dish, energyOf);
  if (ranges === null) return null;
  let low = -1;
  let high = 1;
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (energyAt(ranges, middle) < kcal) low = middle;
    else high = middle;
  }
  // Pieces make steps in the energy: the nearer side of the step is taken.
  const [under, over] = [servedAt(ranges, low), servedAt(ranges, high)];
  return Math.abs(under.kcal - kcal) <= Math.abs(over.kcal - kcal) ? under : over;
}

/** One serving at each share of the way from its least to its most, and the middle one as it is written. */
export const dishLevels = (
  dish: Pick<Dish, 'ingredients' | 'servings'>,
  energyOf: (id: string) => number | null,
  levels: number,
): ScaledDish[] | null => {
  const ranges = rangesOf(dish, energyOf);
  return (
    ranges && Array.from({ length: 2 * levels + 1 }, (_, at) => servedAt(ranges, (at - levels) / levels))
  );
};

/** The least and the most energy that a serving can have. */
export function energyRangeOf(
  dish: Pick<Dish, 'ingredients' | 'servings'>,
  energyOf: (id: string) => number | null,
): { least: number; most: number } | null {
  const ranges = rangesOf(dish, energyOf);
  return ranges && { least: energyAt(ranges, -1), most: energyAt(ranges, 1) };
}

function rangesOf(
  { ingredients, servings }: Pick<Dish, 'ingredients' | 'servings'>,
  energyOf: (id: string) => number | null,
): Range[] | null {
  // Of what is counted in pieces, one egg may be right for less bread as well as for more: it has its own limits.
  const core = ingredients.filter(({ part, stepGrams }) => part === 'CORE' && stepGrams === null);
  const least = Math.max(...core.map(({ minFactor }) => minFactor));
  const most = Math.min(...core.map(({ maxFactor }) => maxFactor));
  const ranges: Range[] = [];
  for (const { foodId, grams: all, part, minFactor, maxFactor, stepGrams: step } of ingredients) {
    const kcal = energyOf(foodId);
    if (kcal === null) return null;
    const grams = all / servings;
    const stays = part === 'FIXED' || part === 'SEASONING';
    ranges.push({
      ...{ foodId, grams, step, kcal },
      least: stays ? 1 : part === 'CORE' && step === null ? least : minFactor,
      most: stays ? 1 : part === 'CORE' && step === null ? most : maxFactor,
    });
  }
  return ranges;
}

/** Grams of an ingredient at a share of the way to its limits: -1 the least, 0 as it is written, 1 the most. */
function gramsAt({ grams, least, most, step }: Range, share: number): number {
  const factor = share < 0 ? 1 + share * (1 - least) : 1 + share * (most - 1);
  if (step === null || factor === 1) return grams * factor;
  // A written amount that is itself no whole number of pieces moves by pieces from there.
  const moved = grams + Math.round((grams * (factor - 1)) / step) * step;
  const isIn = moved >= grams * least - 1e-6 && moved <= grams * most + 1e-6;
  return isIn ? moved : grams + Math.trunc((grams * (factor - 1)) / step) * step;
}

function servedAt(ranges: readonly Range[], share: number): ScaledDish {
  const served = ranges.map((range) => ({ range, grams: gramsAt(range, share) }));
  return {
    ingredients: served.map(({ range, grams }) => ({ foodId: range.foodId, grams })),
    kcal: served.reduce((sum, { range, grams }) => sum + (range.kcal * grams) / 100, 0),
  };
}

const energyAt = (ranges: readonly Range[], share: number): number => servedAt(ranges, share).kcal;
