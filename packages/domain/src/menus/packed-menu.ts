import { z } from 'zod';
import { MEALS, PLAN_WEEKS } from '../nutritional-plans/index.ts';
import { mealDishSchema, menuDocumentSchema, MENU_LIMITS } from './document.ts';
import { EMPTY_MEAL, type Menu, type MenuDay, type MenuMeal } from './menu.ts';

const MEALS_OF_WEEK = 7 * MEALS.length;
const MOST_MEALS = PLAN_WEEKS.max * MEALS_OF_WEEK;

const index = (most: number) => z.number().int().min(0).max(most);
const mealSchema = menuDocumentSchema.shape.weeks.element.element;

/**
 * Menus as they are kept for long: every food and every distinct meal once, and a week as the numbers of its 35 meals. A
 * plan of twelve weeks takes some tens of kilobytes instead of hundreds, and less where weeks are alike. What was eaten
 * is not in it.
 */
export const packedMenuSchema = z
  .object({
    foods: z.array(z.guid()).max(MOST_MEALS * MENU_LIMITS.foods),
    meals: z
      .array(
        z.object({
          name: z.string(),
          isLocked: z.boolean(),
          /** The number of a food, its portions, and the key of its dish if it is of one. */
          foods: z.array(
            z.union([
              z.tuple([index(MOST_MEALS * MENU_LIMITS.foods), z.number()]),
              z.tuple([index(MOST_MEALS * MENU_LIMITS.foods), z.number(), z.number()]),
            ]),
          ),
          dishes: z.array(mealDishSchema).optional(),
        }),
      )
      .max(MOST_MEALS),
    weeks: z
      .array(z.array(index(MOST_MEALS)).length(MEALS_OF_WEEK))
      .min(1)
      .max(PLAN_WEEKS.max),
  })
  .superRefine((packed, context) => {
    const isWhole =
      packed.weeks.every((week) => week.every((meal) => meal < packed.meals.length)) &&
      packed.meals.every(({ foods }) => foods.every(([food]) => food < packed.foods.length));
    // What is in a meal is judged by the rules of menus.
    if (!isWhole || !unpackMenu(packed).weeks.flat().every(isMenuDay))
      context.addIssue({ code: 'custom', message: 'OPTION_INVALID' });
  });
export type PackedMenu = z.infer<typeof packedMenuSchema>;
type PackedFood = PackedMenu['meals'][number]['foods'][number];

const isMenuDay = (day: MenuDay): boolean => mealSchema.safeParse(day).success;

export function packMenu({ weeks }: Menu): PackedMenu {
  const foods = new Map<string, number>();
  const meals = new Map<string, { number: number; packed: PackedMenu['meals'][number] }>();
  const numberOf = (id: string): number => {
    const known = foods.get(id) ?? foods.size;
    foods.set(id, known);
    return known;
  };
  const packed = weeks.map((days) =>
    days.flatMap((day) =>
      MEALS.map((meal) => {
        const { name, isLocked, dishes } = day[meal];
        const each = {
          name,
          isLocked,
          foods: day[meal].foods.map(({ foodId, portions, dish }): PackedFood =>
            dish === undefined ? [numberOf(foodId), portions] : [numberOf(foodId), portions, dish],
          ),
          ...(dishes === undefined ? {} : { dishes: [...dishes] }),
        };
        const key = JSON.stringify(each);
        const known = meals.get(key) ?? { number: meals.size, packed: each };
        meals.set(key, known);
        return known.number;
      }),
    ),
  );
  return { foods: [...foods.keys()], meals: [...meals.values()].map((meal) => meal.packed), weeks: packed };
}

/** The menus again, with nothing eaten. */
export function unpackMenu({ foods, meals, weeks }: PackedMenu): Menu {
  const mealOf = (number: number): MenuMeal => {
    const packed = meals[number];
    if (!packed) return EMPTY_MEAL;
    return {
      name: packed.name,
      foods: packed.foods.map(([food, portions, dish]) => ({
        foodId: foods[food] ?? '',
        portions,
        ...(dish === undefined ? {} : { dish }),
      })),
      ...(packed.dishes === undefined ? {} : { dishes: packed.dishes }),
      isCompleted: false,
      isLocked: packed.isLocked,
    };
  };
  return {
    weeks: weeks.map((week) =>
      Array.from({ length: 7 }, (_, day): MenuDay => {
        const numbers = week.slice(day * MEALS.length, (day + 1) * MEALS.length);
        return Object.fromEntries(
          MEALS.map((meal, place) => [meal, mealOf(numbers[place] ?? -1)]),
        ) as unknown as MenuDay;
      }),
    ),
  };
}
