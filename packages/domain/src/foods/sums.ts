import type { CarbohydrateKind } from './option-sets.ts';
import { eachNutrient, type NutrientAmounts, type NutrientKey } from './nutrients.ts';

/** Grams of something with known amounts per 100 g. */
export interface WeighedNutrients {
  readonly grams: number;
  readonly nutrients: NutrientAmounts;
  readonly carbohydrateKind: CarbohydrateKind | null;
  /** The share of each amount's weight that is itself not known, for a recipe; none without it. */
  readonly unknownShares?: Readonly<Partial<Record<NutrientKey, number>>>;
}

/** A total, and how much of what was added up says nothing about it. */
export interface NutrientSum {
  /** The sum of what is known: a lower bound where something is unknown, null where nothing is known. */
  readonly amount: number | null;
  /** Share of the weight, 0 to 1, whose amount is not known. */
  readonly unknownShare: number;
  /** Share of the known energy that comes from foods whose amount is not known; null without known energy. */
  readonly unknownEnergyShare: number | null;
}

export interface NutrientSums {
  readonly grams: number;
  readonly nutrients: Readonly<Record<NutrientKey, NutrientSum>>;
  /** The kinds of carbohydrate that were added up. `MIXED` must be said: one of them includes fibre. */
  readonly carbohydrateKind: CarbohydrateKind | null;
}

/** Totals of foods by weight. Something unknown is never counted as zero: the total says how much of it is unknown. */
export function sumNutrients(foods: readonly WeighedNutrients[]): NutrientSums {
  const grams = foods.reduce((sum, food) => sum + food.grams, 0);
  const energyOf = ({ nutrients, grams: weight }: WeighedNutrients): number =>
    ((nutrients.energy ?? 0) * weight) / 100;
  const energy = foods.reduce((sum, food) => sum + energyOf(food), 0);
  const sumOf = (key: NutrientKey): NutrientSum => {
    let amount: number | null = null;
    let unknownGrams = 0;
    let unknownEnergy = 0;
    for (const food of foods) {
      const per100 = food.nutrients[key];
      const unknown = per100 === null ? 1 : (food.unknownShares?.[key] ?? 0);
      unknownGrams += food.grams * unknown;
      unknownEnergy += energyOf(food) * unknown;
      if (per100 !== null) amount = (amount ?? 0) + (per100 * food.grams) / 100;
    }
    return {
      amount,
      unknownShare: grams > 0 ? unknownGrams / grams : 0,
      unknownEnergyShare: energy > 0 ? unknownEnergy / energy : null,
    };
  };
  return { grams, nutrients: eachNutrient(sumOf), carbohydrateKind: kindOf(foods) };
}

/** Only foods with carbohydrate count: oil of one table and bread of another are not mixed. */
function kindOf(foods: readonly WeighedNutrients[]): CarbohydrateKind | null {
  const kinds = new Set(
    foods.flatMap(({ carbohydrateKind: kind, nutrients, grams }) =>
      grams > 0 && (nutrients.carbohydrate ?? 0) > 0 ? [kind] : [],
    ),
  );
  if (kinds.size > 1) return 'MIXED';
  const [kind = null] = kinds;
  return kind;
}
