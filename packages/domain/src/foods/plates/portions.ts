import type { FoodExchange } from '../exchange.ts';
import type { FoodCategory, FoodRestriction } from '../option-sets.ts';
import type { Frequency } from './frequencies.ts';
import type { FoodKind, PlateFacts } from './plate-facts.ts';

/** Grams in 100 g, and of sodium milligrams. */
export interface FiguresPer100g {
  readonly carbohydrate: number | null;
  readonly protein: number | null;
  readonly fibre?: number | null | undefined;
  readonly sodium?: number | null | undefined;
}

/** What the judge needs of a food. Of one that the catalogue does not know it says nothing that it would have to guess. */
export interface JudgedFood {
  readonly id: string;
  readonly category: FoodCategory;
  readonly exchange: FoodExchange | null;
  readonly plate: PlateFacts | undefined;
  /** Grams in 100 g; absent or null is not known, and then nothing is said of it. */
  readonly per100g?: FiguresPer100g | undefined;
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

/** Grams of a usual serving below which pulses are spread or nibbled: hummus, lupins. */
const SPREAD_GRAMS = 60;
export const isSpread = ({ food }: JudgedPortion): boolean =>
  food.category === 'LEGUMES' &&
  food.exchange?.served === 'AS_IS' &&
  (food.plate?.typical ?? 0) < SPREAD_GRAMS;

/** Of a usual serving of pulses, 100 g cooked or 40 g dry is the least that makes a meal one of them; of hummus it is two. */
const PULSES_COUNT = { usual: 0.64, spread: 0.2 } as const;

/** Share of a usual serving from which a meal counts as one with that kind of food: no diced ham in a soup. */
export const OCCASION = 0.4;

/** Servings of a portion as they count towards a kind of food: hummus on a toast is no meal of pulses. */
export const servingsAs = (portion: JudgedPortion, kind: FoodKind): number => {
  const servings = servingsOf(portion);
  if (kind !== 'LEGUMES' || portion.food.exchange?.group !== 'LEGUME_CARB') return servings;
  return servings * (isSpread(portion) ? PULSES_COUNT.spread : PULSES_COUNT.usual);
};

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
  /** From 1 to 12; absent or null is not known, and then nothing is out of season. */
  readonly month?: number | null | undefined;
  /** What a day is planned with; absent is not known, and then it is taken for that of an adult. */
  readonly day?: { readonly kcal: number; readonly carbohydrate: number; readonly protein: number };
  /** Of the person who eats; undefined is not known, and then no food is one for others. */
  readonly restrictions?: readonly FoodRestriction[] | undefined;
  /** How often a week has which kinds of food, where it is known; a day has what they say where a plan changes them. */
  readonly frequencies?: readonly Frequency[];
}
export const USUAL_EXPECTATIONS: MealExpectations = { staples: true };

/** Fibre in grams or sodium in milligrams, at least: of a food of which it is not known there may be more. */
export const atLeastIn = (portions: readonly JudgedPortion[], of: 'fibre' | 'sodium'): number =>
  portions.reduce((sum, { food, grams }) => sum + ((food.per100g?.[of] ?? 0) * grams) / 100, 0);

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
