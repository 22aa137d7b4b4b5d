import type { FoodExchange } from '../exchange.ts';
import type { FoodCategory, FoodRestriction } from '../option-sets.ts';
import type { Frequency } from './frequencies.ts';
import type { FoodKind, PlateFacts } from './plate-facts.ts';

/** What the judge needs of a food. Of one that the catalogue does not know it says nothing that it would have to guess. */
export interface JudgedFood {
  readonly id: string;
  readonly category: FoodCategory;
  readonly exchange: FoodExchange | null;
  readonly plate: PlateFacts | undefined;
  /** Grams in 100 g; absent or null is not known, and then nothing is said of it. */
  readonly per100g?: { readonly carbohydrate: number | null; readonly protein: number | null } | undefined;
}

export interface JudgedPortion {
  readonly food: JudgedFood;
  readonly grams: number;
}

/** Servings of a portion: 1 is a usual one. What the catalogue does not know counts as one. */
export const servingsOf = ({ food, grams }: JudgedPortion): number =>
  food.plate ? grams / food.plate.typical : 1;

export const isKind = ({ food }: JudgedPortion, kind: FoodKind): boolean =>
  food.plate?.kinds.includes(kind) ?? false;

/** What a meal is measured by. */
export interface MealExpectations {
  /** False for a menu of little carbohydrate, whose meals have no staple. */
  readonly staples: boolean;
  /** A menu with next to no carbohydrate, in which bread and rice have no room at all. */
  readonly isKetogenic?: boolean;
  /** A day of so much energy, as of who trains, that rice before potatoes is what it takes. */
  readonly isLarge?: boolean;
  /** Somebody whose glucose sugar and white bread raise. */
  readonly sparesSugar?: boolean;
  /** Somebody below ten years, who has small plates and milk instead of coffee. */
  readonly isChild?: boolean;
  /** What a day is planned with; absent is not known, and then it is taken for that of an adult. */
  readonly day?: { readonly kcal: number; readonly carbohydrate: number; readonly protein: number };
  /** Of the person who eats; undefined is not known, and then no food is one for others. */
  readonly restrictions?: readonly FoodRestriction[] | undefined;
  /** How often a week has which kinds of food, where it is known; a day has what they say where a plan changes them. */
  readonly frequencies?: readonly Frequency[];
}
export const USUAL_EXPECTATIONS: MealExpectations = { staples: true };

/** Grams of carbohydrate or protein; null where one of the foods is not known. */
export function gramsIn(portions: readonly JudgedPortion[], of: 'carbohydrate' | 'protein'): number | null {
  let sum = 0;
  for (const { food, grams } of portions) {
    const known = food.per100g?.[of];
    if (known == null) return null;
    sum += (known * grams) / 100;
  }
  return sum;
}
