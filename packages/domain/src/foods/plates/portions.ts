import type { FoodExchange } from '../exchange.ts';
import type { FoodCategory, FoodRestriction } from '../option-sets.ts';
import type { FoodKind, PlateFacts } from './plate-facts.ts';

/** What the judge needs of a food. Of one that the catalogue does not know it says nothing that it would have to guess. */
export interface JudgedFood {
  readonly id: string;
  readonly category: FoodCategory;
  readonly exchange: FoodExchange | null;
  readonly plate: PlateFacts | undefined;
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
  /** Of the person who eats; undefined is not known, and then no food is one for others. */
  readonly restrictions?: readonly FoodRestriction[] | undefined;
}
export const USUAL_EXPECTATIONS: MealExpectations = { staples: true };
