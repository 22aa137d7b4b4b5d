import { describe, expect, it } from 'vitest';
import { CATALOGUE, DISHES, foodOf } from '../../foods/testing/catalogue.ts';
import { publishedFrequency } from '../../nutritional-plans/index.ts';
import { applyEdit } from '../edits.ts';
import { NO_PREFERENCES, tasteOfDishes, type FoodPreferences } from '../food-preferences.ts';
import { emptyMenu, menuMeals } from '../menu.ts';
import type { FillRequest } from '../plan-problem.ts';
import { fillEdit } from '../recalculate.ts';
import { problemOf } from '../testing/index.ts';
import { fillMenu } from './fill-menu.ts';

const MONDAY = '2026-11-30';
const WEEKEND = [5, 6];
const list = DISHES.map(({ dish }) => dish);
const byId = new Map(list.map((dish) => [dish.id, dish]));

function weekWith(wishes: Partial<FoodPreferences>, change: Partial<FillRequest> = {}, seed = 1) {
  const menu = emptyMenu(1);
  const result = fillMenu(
    {
      ...{ menu, scope: { kind: 'PLAN' }, targets: problemOf({ energyKcal: 2000 }).targets },
      ...{ foods: CATALOGUE, restrictions: [] },
      dishes: { dishes: list, foods: [], startsOn: MONDAY },
      preferences: { ...NO_PREFERENCES, ...wishes },
      ...change,
    },
    seed,
  );
  if (result.status !== 'SOLVED') throw new Error(`${result.status} instead of a menu`);
  const after = applyEdit(menu, fillEdit(menu, result.meals))!.menu;
  const served = [...menuMeals(after)].flatMap(({ day, meal, dishes = [] }) =>
    dishes.map(({ dishId }) => ({ day, meal, dish: byId.get(dishId!)! })),
  );
  return { result, served };
}
const plain = weekWith({});
const isMain = (course: string) => ['FIRST', 'SECOND', 'SINGLE'].includes(course);

describe('a week for somebody with little time', () => {
  const { result, served } = weekWith({ weekdayMinutes: 20 });

  it('has no dish on working days that takes longer, and all the time at the weekend', () => {
    expect(result.withoutDishes).toEqual([]);
    expect(served.filter(({ day, dish }) => !WEEKEND.includes(day) && dish.minutes! > 20)).toEqual([]);
    expect(result.slow).toEqual([]);
    // Otherwise it would say nothing: without a limit, most weeks have a stew on a Tuesday.
    expect(plain.served.some(({ day, dish }) => !WEEKEND.includes(day) && dish.minutes! > 20)).toBe(true);
  });

  it('counts a week that begins on a Thursday by its days', () => {
    const startsOn = '2026-12-03';
    const begun = weekWith({ weekdayMinutes: 20 }, { dishes: { dishes: list, foods: [], startsOn } }).served;
    const isSaturdayOrSunday = (day: number) => day === 2 || day === 3;
    expect(begun.filter(({ day, dish }) => !isSaturdayOrSunday(day) && dish.minutes! > 20)).toEqual([]);
  });

  it('says which dishes take longer where no others were found', () => {
    const stews = list.filter(({ course, minutes }) => !isMain(course) || minutes! > 30);
    const { result: hurried } = weekWith(
      { weekdayMinutes: 10 },
      { dishes: { dishes: stews, foods: [], startsOn: MONDAY } },
    );
    expect(hurried.slow!.length).toBeGreaterThan(0);
    for (const { day, minutes, most } of hurried.slow!) {
      expect(most).toBe(10);
      expect(minutes).toBeGreaterThan(10);
      expect(WEEKEND).not.toContain(day);
    }
  });
});

describe('a week for somebody with tastes', () => {
  const share = (served: typeof plain.served, wishes: FoodPreferences, taste: string) => {
    const tasteOf = tasteOfDishes(wishes, foodOf);
    return served.filter(({ dish }) => tasteOf(dish) === taste).length;
  };

  it('has more of what is liked, and never a disliked dish', () => {
    // Of pulses or fish a week has no more than is published, however much they are liked.
    const likes = { ...NO_PREFERENCES, likedCategories: ['VEGETABLES'] as const };
    expect(share(weekWith(likes).served, likes, 'LIKED')).toBeGreaterThan(
      share(plain.served, likes, 'LIKED') + 2,
    );
    const mains = plain.served.filter(({ dish }) => isMain(dish.course)).map(({ dish }) => dish.id);
    expect(mains.length).toBeGreaterThan(10);
    for (const seed of [1, 2, 3]) {
      const without = weekWith({ dislikedDishIds: mains }, {}, seed).served;
      expect(without.filter(({ dish }) => mains.includes(dish.id))).toEqual([]);
    }
  });

  const tomatoAndOnion = CATALOGUE.filter(({ nameEs }) => /^(Tomate|Cebolla)\b/u.test(nameEs)).map(
    ({ id }) => id,
  );

  it('has less of what is not liked', () => {
    const dislikes = { ...NO_PREFERENCES, dislikedFoodIds: tomatoAndOnion };
    const were = share(plain.served, dislikes, 'DISLIKED');
    expect(were).toBeGreaterThan(4);
    expect(share(weekWith(dislikes).served, dislikes, 'DISLIKED')).toBeLessThan(were / 2);
  });
});

describe('a week with leftovers', () => {
  const again = (served: typeof plain.served) =>
    served.filter(
      ({ day, meal, dish }) =>
        meal === 'LUNCH' &&
        isMain(dish.course) &&
        served.some((each) => each.day === day - 1 && each.meal === 'DINNER' && each.dish === dish),
    );

  it('has dishes of the evening again as lunch of a working day, if they keep', () => {
    const found = again(weekWith({ wantsLeftovers: true }).served);
    expect(found.length).toBeGreaterThan(again(plain.served).length + 1);
    for (const { day, dish } of found) {
      expect(WEEKEND).not.toContain(day);
      expect(dish.keepsDays).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('frequencies of a plan', () => {
  const mealsWithPulses = ({ served }: typeof plain) =>
    new Set(
      served
        .filter(({ dish }) =>
          dish.ingredients.some(
            ({ foodId, part }) => part === 'CORE' && foodOf(foodId)!.category === 'LEGUMES',
          ),
        )
        .map(({ day, meal }) => `${day} ${meal}`),
    ).size;

  it('are composed for in the place of what is published', () => {
    expect(publishedFrequency('LEGUMES')).toMatchObject({ least: 4, most: 7 });
    const fewer = weekWith({}, { frequencies: [{ kind: 'LEGUMES', least: 0, most: 0 }] });
    expect(mealsWithPulses(plain)).toBeGreaterThanOrEqual(3);
    expect(mealsWithPulses(fewer)).toBeLessThan(mealsWithPulses(plain) / 2);
  });
});
