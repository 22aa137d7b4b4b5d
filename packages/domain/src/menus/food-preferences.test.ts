import { describe, expect, it } from 'vitest';
import {
  cookingDays,
  hasWishes,
  likedFirst,
  NO_PREFERENCES,
  tasteOfDishes,
  tasteOfFoods,
  type Taste,
} from './food-preferences.ts';
import { foodPreferencesSchema } from './food-preference-schemas.ts';
import { emptyMenu } from './menu.ts';
import { slowDishes } from './slow-dishes.ts';
import type { FilledMeal } from './solver/problem.ts';

const [hake, onion, salt] = ['hake', 'onion', 'salt'];
const foods: Record<string, { category: 'FISH' | 'VEGETABLES' }> = {
  [hake]: { category: 'FISH' },
  [onion]: { category: 'VEGETABLES' },
  [salt]: { category: 'VEGETABLES' },
};
const stew = {
  id: 'stew',
  ingredients: [
    { foodId: hake, part: 'CORE' },
    { foodId: onion, part: 'FLEX' },
    { foodId: salt, part: 'SEASONING' },
  ],
} as const;

describe('tastes', () => {
  it.each<[Partial<typeof NO_PREFERENCES>, Taste]>([
    [{}, 'NEUTRAL'],
    [{ likedCategories: ['FISH'] }, 'LIKED'],
    // Nobody who likes onions means every stew with one.
    [{ likedFoodIds: [onion] }, 'NEUTRAL'],
    [{ dislikedFoodIds: [onion] }, 'DISLIKED'],
    [{ dislikedFoodIds: [salt] }, 'NEUTRAL'],
    [{ likedCategories: ['FISH'], dislikedFoodIds: [hake] }, 'DISLIKED'],
    [{ likedCategories: ['FISH'], dislikedFoodIds: [onion] }, 'DISLIKED'],
    [{ likedDishIds: ['stew'], dislikedFoodIds: [onion] }, 'LIKED'],
    [{ dislikedDishIds: ['stew'], likedCategories: ['FISH'] }, 'DISLIKED'],
  ])('of a dish are those that are said of it, or of what it is of: %j', (wishes, taste) => {
    expect(tasteOfDishes({ ...NO_PREFERENCES, ...wishes }, (id) => foods[id])(stew)).toBe(taste);
  });

  it('of a food precede those of its category, and of one that is gone nothing is known', () => {
    const tasteOf = tasteOfFoods({ ...NO_PREFERENCES, dislikedCategories: ['FISH'], likedFoodIds: [hake] });
    expect(tasteOf(hake, foods[hake])).toBe('LIKED');
    expect(tasteOf('sole', { category: 'FISH' })).toBe('DISLIKED');
    expect(tasteOf('gone', undefined)).toBe('NEUTRAL');
  });

  it('put first what is liked, and keep the order otherwise', () => {
    const tastes: Record<string, Taste> = { a: 'DISLIKED', b: 'NEUTRAL', c: 'LIKED', d: 'NEUTRAL' };
    expect(likedFirst(['a', 'b', 'c', 'd'], (id) => tastes[id]!)).toEqual(['c', 'b', 'd', 'a']);
  });

  it('are no wishes about meals where only more people eat', () => {
    expect(hasWishes(NO_PREFERENCES)).toBe(false);
    expect(hasWishes({ ...NO_PREFERENCES, cooksFor: 4 })).toBe(false);
    expect(hasWishes({ ...NO_PREFERENCES, wantsLeftovers: true })).toBe(true);
    expect(hasWishes({ ...NO_PREFERENCES, weekendMinutes: 30 })).toBe(true);
  });
});

describe('time for cooking', () => {
  it('is that of the day of the week, whichever day a plan begins on', () => {
    const days = cookingDays({ weekdayMinutes: 20, weekendMinutes: 60 }, '2026-11-28', 0);
    expect(days.map(({ minutes }) => minutes)).toEqual([60, 60, 20, 20, 20, 20, 20]);
    expect(cookingDays({ weekdayMinutes: 20, weekendMinutes: null }, '2026-11-30', 3)[4]).toEqual({
      minutes: 20,
      isWorkday: true,
    });
  });

  const meal = (day: number, of: 'LUNCH' | 'DINNER', id: string): FilledMeal => ({
    ...{ week: 0, day, meal: of, foods: [] },
    dishes: [{ key: 1, dishId: id, nameEs: id, nameEn: null, size: 0, core: [] }],
  });
  const known: Record<string, { minutes: number | null; keepsDays: number | null }> = {
    stew: { minutes: 50, keepsDays: 2 },
    fish: { minutes: 50, keepsDays: 0 },
    salad: { minutes: 10, keepsDays: 0 },
    own: { minutes: null, keepsDays: null },
  };
  const slow = (filled: readonly FilledMeal[], wantsLeftovers = false) =>
    slowDishes(
      filled,
      { menu: emptyMenu(1), preferences: { ...NO_PREFERENCES, weekdayMinutes: 20, wantsLeftovers } },
      (id) => known[id],
      '2026-11-30',
    ).map(({ day, dish, minutes }) => [day, dish.nameEs, minutes]);

  it('is not enough for a dish that takes longer, nor for one of which nobody knows', () => {
    expect(slow([meal(1, 'LUNCH', 'own'), meal(0, 'LUNCH', 'stew'), meal(2, 'LUNCH', 'salad')])).toEqual([
      [0, 'stew', 50],
      [1, 'own', null],
    ]);
    expect(slow([meal(5, 'LUNCH', 'stew')])).toEqual([]);
  });

  it('is not needed for what was cooked the evening before and keeps', () => {
    const evening = (id: string) => [meal(6, 'DINNER', id), meal(0, 'DINNER', id), meal(1, 'LUNCH', id)];
    expect(slow(evening('stew'), true)).toEqual([[0, 'stew', 50]]);
    expect(slow(evening('stew'))).toHaveLength(2);
    expect(slow(evening('fish'), true)).toHaveLength(2);
  });
});

describe('preferences as they are typed', () => {
  const id = '0F8FAD5B-D9CB-469F-A165-70867728950E';
  it('name each thing once', () => {
    const typed = {
      ...NO_PREFERENCES,
      likedFoodIds: [id, id.toLowerCase()],
      likedCategories: ['FISH', 'FISH'],
    };
    expect(foodPreferencesSchema.parse(typed)).toMatchObject({
      likedFoodIds: [id.toLowerCase()],
      likedCategories: ['FISH'],
    });
  });

  it.each([
    [{ weekdayMinutes: 4 }, 'OUT_OF_RANGE'],
    [{ weekdayMinutes: 20.5 }, 'WHOLE_NUMBER'],
    [{ weekendMinutes: Number.NaN }, 'NUMBER_INVALID'],
    [{ cooksFor: null }, 'REQUIRED'],
    [{ cooksFor: 0 }, 'OUT_OF_RANGE'],
    [{ cooksFor: 13 }, 'OUT_OF_RANGE'],
    [{ likedDishIds: ['no id'] }, 'OPTION_INVALID'],
    [{ likedCategories: ['FISH'], dislikedCategories: ['FISH'] }, 'OPTION_INVALID'],
    [{ likedFoodIds: Array.from({ length: 101 }, () => crypto.randomUUID()) }, 'TOO_MANY'],
  ])('are refused where they say nothing that can be done: %j', (change, code) => {
    const parsed = foodPreferencesSchema.safeParse({ ...NO_PREFERENCES, ...change });
    expect(parsed.error?.issues[0]?.message).toBe(code);
  });
});
