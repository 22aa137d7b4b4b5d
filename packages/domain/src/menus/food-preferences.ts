import type { FoodCategory } from '../foods/index.ts';
import type { DishPart } from '../foods/dishes/dish.ts';
import { daysOfLocalDate, type LocalDate } from '../shared/index.ts';

export const PREFERENCE_LIMITS = {
  foods: 100,
  dishes: 100,
  minutes: { min: 5, max: 240 },
  persons: { min: 1, max: 12 },
} as const;

/**
 * What a person likes to eat and how they cook. Wishes and no rules: what must not be eaten is a restriction, and what the
 * person refuses is an exclusion.
 */
export interface FoodPreferences {
  readonly likedFoodIds: readonly string[];
  readonly likedCategories: readonly FoodCategory[];
  readonly likedDishIds: readonly string[];
  readonly dislikedFoodIds: readonly string[];
  readonly dislikedCategories: readonly FoodCategory[];
  readonly dislikedDishIds: readonly string[];
  /** Minutes that a dish may take from Monday to Friday; null is no limit. */
  readonly weekdayMinutes: number | null;
  readonly weekendMinutes: number | null;
  /** Persons who eat what is cooked, the patient among them. */
  readonly cooksFor: number;
  /** A dish may be eaten again as lunch of the next day. */
  readonly wantsLeftovers: boolean;
}

export const NO_PREFERENCES: FoodPreferences = {
  likedFoodIds: [],
  likedCategories: [],
  likedDishIds: [],
  dislikedFoodIds: [],
  dislikedCategories: [],
  dislikedDishIds: [],
  weekdayMinutes: null,
  weekendMinutes: null,
  cooksFor: 1,
  wantsLeftovers: false,
};

/** How much somebody likes something. */
export type Taste = 'LIKED' | 'NEUTRAL' | 'DISLIKED';

/** What of a food tells whether it is liked. */
interface Tasted {
  readonly category: FoodCategory;
}

/**
 * How a food is liked: as it is said of itself, or else of its category, so that who likes fish may still not like hake.
 *
 * @example tasteOfFoods({ ...NO_PREFERENCES, likedCategories: ['FISH'], dislikedFoodIds: ['hake'] })('hake', { category: 'FISH' }) // 'DISLIKED'
 */
export function tasteOfFoods(
  preferences: FoodPreferences,
): (foodId: string, food: Tasted | undefined) => Taste {
  const [liked, disliked] = [new Set(preferences.likedFoodIds), new Set(preferences.dislikedFoodIds)];
  const { likedCategories, dislikedCategories } = preferences;
  return (foodId, food) => {
    if (disliked.has(foodId)) return 'DISLIKED';
    if (liked.has(foodId)) return 'LIKED';
    if (food === undefined) return 'NEUTRAL';
    if (dislikedCategories.includes(food.category)) return 'DISLIKED';
    return likedCategories.includes(food.category) ? 'LIKED' : 'NEUTRAL';
  };
}

interface TastedDish {
  readonly id: string;
  readonly ingredients: readonly { readonly foodId: string; readonly part: DishPart }[];
}

/**
 * How a dish is liked: as it is said of itself, or else by its foods. It is disliked for anything in it that can be tasted
 * as such, and liked for what it is of: nobody who likes onions means every stew.
 */
export function tasteOfDishes(
  preferences: FoodPreferences,
  foodOf: (id: string) => Tasted | undefined,
): (dish: TastedDish) => Taste {
  const ofFood = tasteOfFoods(preferences);
  const [liked, disliked] = [new Set(preferences.likedDishIds), new Set(preferences.dislikedDishIds)];
  return ({ id, ingredients }) => {
    if (disliked.has(id)) return 'DISLIKED';
    if (liked.has(id)) return 'LIKED';
    const tastes = ingredients.map(({ foodId, part }) => ({ part, taste: ofFood(foodId, foodOf(foodId)) }));
    if (tastes.some(({ part, taste }) => part !== 'SEASONING' && taste === 'DISLIKED')) return 'DISLIKED';
    return tastes.some(({ part, taste }) => part === 'CORE' && taste === 'LIKED') ? 'LIKED' : 'NEUTRAL';
  };
}

/** Whether anything is said that menus can be filled by. */
export const hasWishes = ({ cooksFor: _, ...wishes }: FoodPreferences): boolean =>
  Object.entries(wishes).some(([field, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== NO_PREFERENCES[field as keyof typeof wishes],
  );

/** Day 0, 1 January 1970, was a Thursday. */
const isWeekend = (day: number): boolean => (day + 3) % 7 >= 5;

/** A day by what there is time for. */
export interface CookingDay {
  /** Minutes that a dish may take; null is no limit. */
  readonly minutes: number | null;
  readonly isWorkday: boolean;
}

/**
 * The days of a week of a plan, which begins on any day of the week.
 *
 * @example cookingDays({ weekdayMinutes: 20, weekendMinutes: null }, '2026-11-28', 0)[2] // { minutes: 20, isWorkday: true }
 */
export function cookingDays(
  { weekdayMinutes, weekendMinutes }: Pick<FoodPreferences, 'weekdayMinutes' | 'weekendMinutes'>,
  startsOn: LocalDate,
  week: number,
): CookingDay[] {
  const first = daysOfLocalDate(startsOn);
  return Array.from({ length: 7 }, (_, day) => {
    if (first === null) return { minutes: null, isWorkday: false };
    const isWorkday = !isWeekend(first + 7 * week + day);
    return { minutes: isWorkday ? weekdayMinutes : weekendMinutes, isWorkday };
  });
}

/** Some things with those first that are liked, and last those that are not; otherwise in the order that they have. */
export const likedFirst = <Item>(items: readonly Item[], tasteOf: (item: Item) => Taste): Item[] =>
  items.toSorted((one, other) => ORDER[tasteOf(one)] - ORDER[tasteOf(other)]);
const ORDER: Readonly<Record<Taste, number>> = { LIKED: 0, NEUTRAL: 1, DISLIKED: 2 };
