import { logFood, snapshotOf, type LoggedFood, type MealFood } from '@healzy/domain/cgm/meals';
import type { Sql } from '../../../platform/db/database.ts';
import { readFoods, storedFood } from '../../foods/food-rows.ts';
import { invalid, type FieldProblem } from '../../../platform/http/http-problem.ts';

/** Which of these foods can be chosen: the account has them, and they are active. */
export async function availableFoods(
  sql: Sql,
  accountId: string,
  foodIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await readFoods(sql, accountId, [...new Set(foodIds)]);
  return new Set(rows.flatMap(({ id, isActive }) => (isActive ? [id] : [])));
}

/**
 * What was logged, with the figures of each food. A food that was in the meal before keeps those of then, also when it is
 * inactive or gone by now; a new one has to be available.
 *
 * @throws HttpProblem 400 with the place of each food or amount that cannot be
 */
export async function loggedFoods(
  sql: Sql,
  accountId: string,
  logged: readonly LoggedFood[],
  before: readonly MealFood[] = [],
): Promise<MealFood[]> {
  const kept = new Map(before.map(({ foodId, food }) => [foodId, food]));
  const wanted = logged.flatMap(({ foodId }) => (kept.has(foodId) ? [] : [foodId]));
  const rows = await readFoods(sql, accountId, [...new Set(wanted)]);
  for (const row of rows) if (row.isActive) kept.set(row.id, snapshotOf(storedFood(row)));
  const problems: FieldProblem[] = [];
  const foods = logged.flatMap((each, index): MealFood[] => {
    const refuse = (field: string, code: string, message: string): MealFood[] => {
      problems.push({ path: `/body/foods/${index}/${field}`, code, message });
      return [];
    };
    const food = kept.get(each.foodId);
    if (food === undefined)
      return refuse('foodId', 'FOOD_UNAVAILABLE', 'The account has no such food, or it is inactive.');
    const result = logFood(each, food);
    if (result.ok) return [result.value];
    return result.code === 'OUT_OF_RANGE'
      ? refuse('amount', result.code, 'This weighs more than 10 kg.')
      : refuse('unit', result.code, 'The food is not measured in this unit.');
  });
  if (problems.length > 0) throw invalid(problems);
  return foods;
}
