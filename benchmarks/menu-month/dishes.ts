// Months of dishes for many patients, judged by the judge of a week and counted from their foods alone. Prints one line
// of JSON.
import { DISHES, CATALOGUE, foodOf } from '../../packages/domain/src/foods/testing/catalogue.ts';
import { judgedDish } from '../../packages/domain/src/foods/testing/judged.ts';
import { judgeWeek } from '../../packages/domain/src/foods/plates/judge-week.ts';
import { weekFor } from '../../packages/domain/src/foods/plates/week-expectations.ts';
import { fillMenu } from '../../packages/domain/src/menus/composer/fill-menu.ts';
import { emptyMenu } from '../../packages/domain/src/menus/menu.ts';
import { amountOfPortions } from '../../packages/domain/src/menus/food-facts.ts';
import {
  eachMeal,
  MEALS,
  planTargets,
  type MealShares,
} from '../../packages/domain/src/nutritional-plans/index.ts';
import type { FoodRestriction } from '../../packages/domain/src/foods/index.ts';
import type { FilledMeal } from '../../packages/domain/src/menus/solver/problem.ts';

const { patients } = JSON.parse(process.argv[2]!) as { patients: number };
const DIETS: readonly (readonly FoodRestriction[])[] = [
  [],
  ['VEGAN', 'VEGETARIAN'],
  ['VEGETARIAN'],
  ['GLUTEN'],
  ['LACTOSE'],
  ['MILK', 'LACTOSE'],
  ['EGGS'],
  ['NUTS', 'PEANUTS'],
  ['MEAT'],
  ['PORK', 'ALCOHOL'],
  ['GLUTEN', 'VEGETARIAN'],
  ['MILK', 'LACTOSE', 'EGGS', 'NUTS'],
];
const SHARES: readonly MealShares[] = [
  { BREAKFAST: 20, MID_MORNING_SNACK: 10, LUNCH: 35, MID_AFTERNOON_SNACK: 10, DINNER: 25 },
  { BREAKFAST: 25, MID_MORNING_SNACK: 0, LUNCH: 35, MID_AFTERNOON_SNACK: 15, DINNER: 25 },
  { BREAKFAST: 25, MID_MORNING_SNACK: 0, LUNCH: 40, MID_AFTERNOON_SNACK: 0, DINNER: 35 },
];
const dishes = DISHES.map(({ dish }) => dish);
const byId = new Map(dishes.map((dish) => [dish.id, dish]));
const WEEKS = 4;

/** One in five has a diabetes, whatever else they do not eat. */
const isDiabetic = (patient: number): boolean => patient % 5 === 4;

function requestOf(patient: number) {
  const energyKcal = 1200 + ((patient * 37) % 2301);
  const mealShares = SHARES[Math.floor(patient / DIETS.length) % SHARES.length]!;
  const targets = planTargets({
    ...{ energyKcal, mealShares, macroShares: { CARBS: 45, FAT: 30, PROTEIN: 25 }, kcalPerBite: 100 },
  });
  const foodIds = Array.from(
    { length: patient % 6 },
    (_, at) => CATALOGUE[(patient * 7 + at * 31) % CATALOGUE.length]!.id,
  );
  return {
    ...{ menu: emptyMenu(WEEKS), scope: { kind: 'PLAN' as const }, targets, foods: CATALOGUE },
    restrictions: DIETS[patient % DIETS.length]!,
    remarks: isDiabetic(patient) ? ['disease.DIABETES_TYPE_2'] : [],
    exclusions: { foodIds, categories: [] },
    dishes: { dishes, foods: [], startsOn: '2026-11-30' },
  };
}
type Request = ReturnType<typeof requestOf>;

const gramsOf = ({ foodId, portions }: FilledMeal['foods'][number]) =>
  amountOfPortions(foodOf(foodId)!, portions)!.grams;
const sum = (meals: readonly FilledMeal[], key: 'energy' | 'carbohydrate' | 'fat' | 'protein') =>
  meals
    .flatMap(({ foods }) => foods)
    .reduce((all, each) => all + (foodOf(each.foodId)!.nutrients[key]! * gramsOf(each)) / 100, 0);

function brokenRules({ targets, restrictions, exclusions }: Request, meals: readonly FilledMeal[]): number {
  let broken = 0;
  const isOff = (value: number, target: number, share: number) =>
    Math.abs(value - target) > share * target + 1e-6;
  for (const meal of meals) {
    const { kcal } = targets.meals[meal.meal];
    if (Math.abs(sum([meal], 'energy') - kcal) > Math.max(25, kcal * 0.05)) broken += 1;
    for (const { foodId } of meal.foods) {
      const { notFor, unknownFor } = foodOf(foodId)!;
      if (restrictions.some((one) => notFor.includes(one) || unknownFor.includes(one))) broken += 1;
      if (exclusions.foodIds.includes(foodId)) broken += 1;
    }
  }
  const { kcal, grams } = targets.day;
  for (let day = 0; day < WEEKS * 7; day++) {
    const own = meals.filter((each) => each.week * 7 + each.day === day);
    if (isOff(sum(own, 'energy'), kcal, 0.02)) broken += 1;
    if (isOff(sum(own, 'carbohydrate'), grams.CARBS, 0.05)) broken += 1;
    if (isOff(sum(own, 'fat'), grams.FAT, 0.05)) broken += 1;
    if (isOff(sum(own, 'protein'), grams.PROTEIN, 0.05)) broken += 1;
  }
  return broken;
}

/** Weeks as the judge takes them, which knows a dish by the catalogue and its foods by what was served of them. */
const judgedWeek = (meals: readonly FilledMeal[], week: number) =>
  Array.from({ length: 7 }, (_, day) =>
    eachMeal((at) => {
      const meal = meals.find((each) => each.week === week && each.day === day && each.meal === at);
      const served = (key: number | undefined) =>
        (meal?.foods ?? [])
          .filter(({ dish }) => dish === key)
          .map((each) => ({ foodId: each.foodId, grams: gramsOf(each) }));
      const own = (meal?.dishes ?? []).map(({ key, dishId }) => judgedDish(byId.get(dishId!)!, served(key)));
      const loose = judgedDish(
        { id: '', course: 'SIDE', meals: [...MEALS], ingredients: [], servings: 1 },
        served(undefined),
      );
      return { dishes: own, foods: loose.portions };
    }),
  );

const RAW = ['RAW_ON_PLATE'];
const SEASONINGS = ['SEASONING_AS_FOOD', 'SEASONING_AS_FAT', 'SEASONING_AS_FRUIT'];
const times: number[] = [];
const found = {
  solved: 0,
  rulesBroken: 0,
  othersOnRepeat: 0,
  weeks: 0,
  odd: 0,
  raw: 0,
  seasonings: 0,
  daysWithoutDishes: 0,
};
const codes: Record<string, number> = {};
for (let patient = 0; patient < 12; patient++) fillMenu(requestOf(patient), 1);
for (let patient = 0; patient < patients; patient++) {
  const request = requestOf(patient);
  const start = process.cpuUsage();
  const result = fillMenu(request, patient);
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1000);
  if (result.status !== 'SOLVED') continue;
  found.solved += 1;
  found.rulesBroken += brokenRules(request, result.meals);
  found.daysWithoutDishes += result.withoutDishes?.length ?? 0;
  for (let week = 0; week < WEEKS; week++) {
    found.weeks += 1;
    const odd = judgeWeek(
      judgedWeek(result.meals, week),
      weekFor(request.restrictions, request.targets.day, { sparesSugar: isDiabetic(patient) }),
    ).filter(({ severity }) => severity !== 'NOTE');
    for (const { code } of odd) codes[code] = (codes[code] ?? 0) + 1;
    found.odd += odd.length;
    found.raw += odd.filter(({ code }) => RAW.includes(code)).length;
    found.seasonings += odd.filter(({ code }) => SEASONINGS.includes(code)).length;
  }
  if (patient % 10 === 0 && JSON.stringify(fillMenu(request, patient)) !== JSON.stringify(result))
    found.othersOnRepeat += 1;
}
console.log(JSON.stringify({ times, ...found, codes }));
