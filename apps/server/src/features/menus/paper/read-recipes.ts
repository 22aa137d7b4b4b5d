import { servingOf } from '@healzy/domain/foods/dishes';
import { mealParts, type MealDish } from '@healzy/domain/menus';
import { MEALS, planDate } from '@healzy/domain/nutritional-plans';
import type { Language, LocalDate } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import { ALL_DISHES, DISH_COLUMNS, storedDish, type DishRow } from '../../dishes/dish-rows.ts';
import type { PaperFood, PaperRecipe } from './paper-data.ts';
import { paperFood, type PaperFoods, type Weeks } from './read-paper.ts';

interface Served {
  dish: MealDish;
  /** By what is in it: the days on which it is just that. */
  servings: Map<string, { dates: LocalDate[]; foods: PaperFood[]; forAll: PaperFood[] | null }>;
}

/** The dishes of some weeks of a plan, in the order in which they are eaten first, with their steps as they are now. */
export async function paperRecipes(
  sql: Sql,
  accountId: string,
  language: Language,
  plan: { startDate: LocalDate },
  weeks: Weeks,
  chosen: readonly number[],
  foods: PaperFoods,
  persons: number,
): Promise<PaperRecipe[]> {
  const served = servedDishes(plan, weeks, chosen, foods, persons);
  const ids = [...served.values()].flatMap(({ dish }) => dish.dishId ?? []);
  const { rows } = await sql.query<DishRow>(
    `SELECT ${DISH_COLUMNS} FROM ${ALL_DISHES} WHERE x.id = ANY($2::uuid[])`,
    [accountId, ids],
  );
  const known = new Map(rows.map((row) => [row.id, storedDish(row)]));
  return [...served.values()].map(({ dish, servings }): PaperRecipe => {
    const found = known.get(dish.dishId ?? '');
    const { nameEs, nameEn } = dish;
    // Steps that speak of other foods than those on the plate would be followed to the letter.
    const core = new Set(found && servingOf(found).map(({ foodId }) => foodId));
    const isChanged = found !== undefined && dish.core.some((foodId) => !core.has(foodId));
    const other = language === 'es' ? 'en' : 'es';
    const stepsLanguage = (found?.steps[language].length ?? 0) > 0 ? language : other;
    return {
      ...{ nameEs, nameEn, isChanged, stepsLanguage, persons, servings: [...servings.values()] },
      minutes: isChanged ? null : (found?.minutes ?? null),
      keepsDays: isChanged ? null : (found?.keepsDays ?? null),
      steps: isChanged ? [] : (found?.steps[stepsLanguage] ?? []),
    };
  });
}

function servedDishes(
  { startDate }: { startDate: LocalDate },
  weeks: Weeks,
  chosen: readonly number[],
  foods: PaperFoods,
  persons: number,
): Map<string, Served> {
  const all = new Map<string, Served>();
  for (const week of chosen)
    for (const [day, meals] of (weeks[week] ?? []).entries())
      for (const meal of MEALS)
        for (const { dish, foods: held } of mealParts(meals[meal])) {
          if (dish === null) continue;
          const id = dish.dishId ?? `${dish.nameEs}|${dish.nameEn}`;
          const { servings } = all.get(id) ?? { servings: new Map() as Served['servings'] };
          const { figuresAt } = meals[meal];
          const madeFor = (times: number) =>
            held.map(({ food }) => paperFood({ ...food, portions: food.portions * times, figuresAt }, foods));
          const same = JSON.stringify(held.map(({ food }) => [food.foodId, food.portions]).toSorted());
          const dates = servings.get(same)?.dates ?? [];
          const date = planDate(startDate, { week, day });
          servings.set(same, {
            dates: dates.includes(date) ? dates : [...dates, date],
            foods: madeFor(1),
            forAll: persons > 1 ? madeFor(persons) : null,
          });
          all.set(id, { dish, servings });
        }
  return all;
}
