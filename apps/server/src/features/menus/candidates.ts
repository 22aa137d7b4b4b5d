import { statementOf } from '../../platform/db/bind.ts';
import type { Sql } from '../../platform/db/database.ts';
import { foodsInParts, IS_ACTIVE, IS_FAVOURITE, type FoodsPart } from '../foods/food-rows.ts';
import { Slices } from '../../platform/slices.ts';

/** Of each category enough to solve with: a page and a worker hold them all. Any other food is found by its name. */
const PER_CATEGORY = 150;
/** Without all of these the solver cannot take a food. */
const FIGURES = ['energy', 'protein', 'fat', 'carbohydrate'];
/** Foods of the account that one statement rates; it holds the thread that the embedded database runs in. */
const AT_ONCE = 1_000;

interface Rated {
  id: string;
  category: string;
  /** The meals that it goes with, as one text. */
  meals: string;
  origin: string;
  tier: number;
  keyEs: string;
  isFavourite: boolean;
  /** Suitable, and its figures are known. */
  isGood: boolean;
}

interface Asked {
  accountId: string;
  restrictions: readonly string[];
  foodIds: readonly string[];
  categories: readonly string[];
}

/** A food that a patient may and will eat; one that does not state what it contains is none where there are restrictions. */
export const isSuitable = (restrictions: string, foodIds: string, categories: string): string =>
  `${restrictions} <@ x.free_of
    AND NOT (x.id = ANY (${foodIds}) OR x.category = ANY (${categories}))`;

/**
 * The ids of the active foods that the solver chooses from: of each category the first {@link PER_CATEGORY}, those first
 * that are suitable and known. A category's foods take turns by the meals that they go with, so that no import of
 * thousands leaves one without. An account may have 50,000 foods: they are read in parts, and ordered category by category.
 */
export async function candidateFoods(sql: Sql, asked: Asked): Promise<string[]> {
  const slices = new Slices();
  const byCategory = new Map<string, Rated[]>();
  for (const part of await foodsInParts(sql, asked.accountId, { hasSettings: true, atOnce: AT_ONCE })) {
    for (const food of await ratedFoods(sql, asked, part)) {
      const others = byCategory.get(food.category);
      if (others === undefined) byCategory.set(food.category, [food]);
      else others.push(food);
    }
    if (slices.isOver) await slices.next();
  }
  const chosen: string[] = [];
  for (const foods of byCategory.values()) {
    for (const id of firstOf(foods)) chosen.push(id);
    if (slices.isOver) await slices.next();
  }
  return chosen;
}

async function ratedFoods(
  sql: Sql,
  { accountId, restrictions, foodIds, categories }: Asked,
  part: FoodsPart,
): Promise<Rated[]> {
  const { rows } = await sql.query<Rated>(
    ...statementOf(accountId, (bind) => {
      const figures = bind(FIGURES, 'text[]');
      return `SELECT x.id, x.category, x.meals::text AS meals, x.origin, x.tier, x.key_es, ${IS_FAVOURITE} AS is_favourite,
         ${isSuitable(bind(restrictions, 'text[]'), bind(foodIds, 'uuid[]'), bind(categories, 'text[]'))}
           AND x.food->'nutrients' ?& ${figures}
           AND NOT coalesce(x.food->'unknownShares' ?| ${figures}, false) AS is_good
       FROM ${part(bind)} WHERE ${IS_ACTIVE}`;
    }),
  );
  return rows;
}

/** For sorting upwards. */
export const compare = (one: string | number | boolean, other: string | number | boolean): number =>
  one < other ? -1 : one > other ? 1 : 0;

function firstOf(foods: readonly Rated[]): string[] {
  const ordered = foods.toSorted(
    (one, other) =>
      compare(other.isGood, one.isGood) ||
      compare(other.isFavourite, one.isFavourite) ||
      compare(one.origin, other.origin) ||
      compare(one.tier, other.tier) ||
      compare(one.keyEs, other.keyEs) ||
      compare(one.id, other.id),
  );
  const turns = new Map<string, number>();
  const placed = ordered.map((food) => {
    const turn = (turns.get(food.meals) ?? 0) + 1;
    turns.set(food.meals, turn);
    return { food, turn };
  });
  return placed
    .sort(
      (one, other) =>
        compare(other.food.isGood, one.food.isGood) ||
        one.turn - other.turn ||
        compare(one.food.tier, other.food.tier) ||
        compare(one.food.keyEs, other.food.keyEs) ||
        compare(one.food.id, other.food.id),
    )
    .slice(0, PER_CATEGORY)
    .map(({ food }) => food.id);
}
