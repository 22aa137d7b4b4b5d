import { prepareDish } from '../../foods/dishes/prepare-dish.ts';
import { weekFor } from '../../foods/plates/week-expectations.ts';
import { plateFactsFor } from '../../foods/plates/plate-facts.ts';
import { DISH_LEVELS } from '../../foods/dishes/scale-dish.ts';
import type { FoodRestriction } from '../../foods/index.ts';
import { eachMeal, MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { daysOfLocalDate, localDateOfDays } from '../../shared/index.ts';
import { NOTHING_EXCLUDED } from '../food-exclusions.ts';
import { datedFoods, portionsOf, type ComposerDish, type FoodLookup } from '../food-facts.ts';
import { sparesSugar } from '../meanings/glucose.ts';
import { isChild } from '../meanings/states.ts';
import { shareOfServings } from '../meanings/servings.ts';
import { addDish } from '../meal-dishes.ts';
import { EMPTY_MEAL, type Menu, type MenuDay, type MenuMeal } from '../menu.ts';
import { fillPlan } from '../recalculate.ts';
import { fillProblem, type DishesToFillWith, type FillRequest } from '../plan-problem.ts';
import type { FilledMeal, MealPosition, MenuProblem } from '../solver/problem.ts';
import { slowDishes, type SlowDish } from '../slow-dishes.ts';
import { solveMenuSteps, type SolveProgress, type SolveResult } from '../solver/solve.ts';
import { totalsOf } from '../totals.ts';
import { composePreferred } from './compose-preferred.ts';
import {
  composeWeek,
  dishesFor,
  keepsRules,
  stockLarder,
  type ComposerProblem,
  type DayToCompose,
  type Draft,
  type Earlier,
  type Larder,
  type Slot,
  type Sums,
} from './compose-week.ts';
import { withWishes } from './wishes.ts';

/**
 * What filling came to. `withoutDishes` are the days of a solved menu for which no dishes were found that keep its rules,
 * so that they have single foods; absent where none were to be used. `slow` are dishes that take longer than there is time
 * for, because no others were found.
 */
export type FillResult =
  | (Extract<SolveResult, { status: 'SOLVED' }> & {
      withoutDishes?: readonly DayOfPlan[];
      slow?: readonly SlowDish[];
    })
  | Exclude<SolveResult, { status: 'SOLVED' }>;

export type DayOfPlan = Pick<MealPosition, 'week' | 'day'>;

/**
 * Fills meals step by step, as `solveMenuSteps` does: with dishes where there are some, and with single foods on days for
 * which no dishes were found. Meals that have dishes already keep them as long as other sizes are enough, unless all
 * of them fit as they are: then another menu is wanted. Where nothing is found around the other meals of a day, those with
 * dishes have other sizes too, and only then others. The same request and seed always give the same menu.
 */
export function* fillMenuSteps(request: FillRequest, seed: number): Generator<SolveProgress, FillResult> {
  const problem = fillProblem(request);
  if (request.dishes === undefined) return yield* solveMenuSteps(problem, seed);
  const composed: FilledMeal[] = [];
  const withoutDishes: DayOfPlan[] = [];
  const weeks = [...new Set(problem.fill.map(({ week }) => week))];
  const of = daysOf(problem.fill).length;
  let done = 0;
  const table = tableOf(request, request.dishes);
  const larders = new Map<number | null, Larder>();
  for (const week of weeks) {
    const plain = weekOf(request, problem, table, week, composed);
    const asked = withWishes(plain, request, table.startsOn, week);
    // Weeks of one month are made of the same; what their meals have is among it.
    const month = monthOf(table.startsOn, week);
    let larder = larders.get(month);
    if (larder === undefined) {
      const stocking = stockLarder(asked, seed);
      let stocked = stocking.next();
      for (; !stocked.done; stocked = stocking.next()) yield { phase: 'FILLING', done, of };
      larder = stocked.value;
      larders.set(month, larder);
    }
    const steps = composePreferred(asked, (each) => composeWeek(each, seed + week, larder));
    let step = steps.next();
    for (; !step.done; step = steps.next())
      yield { phase: 'FILLING', done: done + Math.floor(step.value), of };
    step.value.forEach((found, day) => {
      if (asked.days[day]!.fill.length === 0) return;
      const meals = found && mealsOf(found.draft, found.fill, table.foodOf);
      if (meals) composed.push(...found.fill.map((meal, at) => ({ week, day, meal, ...meals[at]! })));
      else withoutDishes.push({ week, day });
      done += 1;
    });
    yield { phase: 'FILLING', done, of };
  }
  const slow = slowDishes(composed, request, (id) => table.dishes.get(id)?.dish, table.startsOn);
  if (withoutDishes.length === 0) return { status: 'SOLVED', meals: composed, withoutDishes, slow };
  const isLeft = ({ week, day }: MealPosition) =>
    withoutDishes.some((each) => each.week === week && each.day === day);
  const rest = yield* solveMenuSteps({ ...problem, fill: problem.fill.filter(isLeft) }, seed);
  if (rest.status === 'SOLVED') return { ...rest, meals: [...composed, ...rest.meals], withoutDishes, slow };
  // Nothing was ruled out: single foods for all days are another search.
  const whole = rest.status === 'NOT_FOUND' ? yield* solveMenuSteps(problem, seed) : rest;
  return whole.status === 'SOLVED' ? { ...whole, withoutDishes: daysOf(problem.fill) } : whole;
}

const daysOf = (meals: readonly MealPosition[]): DayOfPlan[] => [
  ...new Map(meals.map(({ week, day }) => [`${week} ${day}`, { week, day }])).values(),
];

/** `fillMenuSteps` without a break. */
export function fillMenu(request: FillRequest, seed: number): FillResult {
  const steps = fillMenuSteps(request, seed);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

interface Table {
  readonly foodOf: FoodLookup;
  readonly dishes: ReadonlyMap<string, ComposerDish>;
  /** Foods that are gone, or that this person will not eat. */
  readonly excluded: readonly string[];
  readonly startsOn: string;
}

function tableOf(
  { foods, earlierFoods = [], restrictions, exclusions = NOTHING_EXCLUDED, remarks = [] }: FillRequest,
  { dishes, foods: ofDishes, startsOn }: DishesToFillWith,
): Table {
  const byId = new Map([...foods, ...ofDishes].map((food) => [food.id, food]));
  const excluded = [...byId.values()].filter(
    ({ id, category, isActive }) =>
      !isActive || exclusions.foodIds.includes(id) || exclusions.categories.includes(category),
  );
  // Most dishes are for nobody with many restrictions: what they weigh is worked out of the others alone.
  const refused = new Set(excluded.map(({ id }) => id));
  const isFor = (id: string) => {
    const food = byId.get(id);
    if (food === undefined || refused.has(id)) return false;
    return ![...food.notFor, ...food.unknownFor].some((one) => restrictions.includes(one));
  };
  const forThem = new Map([...byId.keys()].map((id) => [id, isFor(id)]));
  const plateOf = plateFactsFor(shareOfServings(remarks));
  const prepared = dishes
    .filter(({ ingredients }) => ingredients.every(({ foodId }) => forThem.get(foodId) === true))
    .flatMap((dish) => prepareDish(dish, (id) => byId.get(id), plateOf) ?? []);
  return {
    foodOf: datedFoods((id) => byId.get(id), earlierFoods),
    dishes: new Map(prepared.map((each) => [each.dish.id, each])),
    excluded: excluded.map(({ id }) => id),
    startsOn,
  };
}

/** One week to compose: what of it is filled, what stays, and what it may be made of. */
function weekOf(
  request: FillRequest,
  problem: MenuProblem,
  table: Table,
  week: number,
  made: readonly FilledMeal[],
): ComposerProblem {
  const { targets, limits, restrictions } = problem;
  const month = monthOf(table.startsOn, week);
  const asked = { restrictions, excluded: table.excluded };
  const allowed = dishesFor({
    ...asked,
    dishes: [...table.dishes.values()].filter(
      ({ dish: { season } }) => month === null || season.length === 0 || season.includes(month),
    ),
  });
  const byId = new Map(allowed.map((each) => [each.dish.id, each]));
  // What else of the week may change: neither locked nor over.
  const free = fillPlan(request.menu, { kind: 'WEEK', week }, request.from).fill;
  const days = (request.menu.weeks[week] ?? []).map((menuDay, day): DayToCompose => {
    const fill = problem.fill
      .filter((each) => each.week === week && each.day === day)
      .map(({ meal }) => meal);
    const dishes = eachMeal((meal) => slotsOf(menuDay[meal], byId, table.foodOf));
    const hasDishes = (meal: Meal) => dishes[meal].length > 0;
    const scaled = fill.filter(hasDishes);
    const around = free
      .filter((each) => each.day === day && !fill.includes(each.meal) && hasDishes(each.meal))
      .map(({ meal }) => meal);
    const dayWith = (others: readonly Meal[], sized: readonly Meal[]): DayToCompose => {
      const meals = [...fill, ...others];
      const kept = keptSums(menuDay, meals, table.foodOf, targets);
      return { ...{ fill: meals, dishes, sized, kept }, scaled: [...scaled, ...others], wider: [] };
    };
    const isWider = fill.length > 0 && around.length > 0;
    return {
      ...dayWith([], []),
      wider: isWider ? [dayWith(around, around), dayWith(around, [])] : [],
    };
  });
  const composed = {
    ...{ ...asked, dishes: allowed, targets, limits, days },
    earlier: earlierThan(week, request.menu, made, table),
    // What filling is asked for are restrictions of the record.
    expected: weekFor(restrictions as FoodRestriction[], targets.day, {
      ...{ sparesSugar: sparesSugar(request.remarks ?? []), isChild: isChild(request.remarks ?? []) },
      month,
    }),
  };
  const given = days.filter(({ scaled }) => scaled.length > 0);
  const allFit = given.every((day) => day.scaled.length === day.fill.length && keepsRules(composed, day));
  return allFit ? { ...composed, days: days.map((day) => ({ ...day, scaled: [] })) } : composed;
}

/** How many weeks back another dish is wanted. */
const REMEMBERED_WEEKS = 3;

/** What the weeks before one have, those that were just composed as they will be. */
function earlierThan(
  week: number,
  { weeks }: Menu,
  made: readonly FilledMeal[],
  { dishes: known }: Table,
): Earlier {
  const dishes = new Map<string, number>();
  for (let ago = REMEMBERED_WEEKS; ago > 0; ago--) {
    const now = made.filter((each) => each.week === week - ago);
    const before = (weeks[week - ago] ?? []).flatMap((day, at) =>
      MEALS.filter((meal) => !now.some((each) => each.day === at && each.meal === meal)).map(
        (meal) => day[meal],
      ),
    );
    for (const { dishes: had = [] } of [...before, ...now])
      for (const { dishId } of had) if (dishId != null) dishes.set(dishId, ago);
  }
  const foods = [...dishes.keys()].flatMap((id) => known.get(id)?.foodIds ?? []);
  return { dishes, foods: new Set(foods) };
}

/** The month in which a week of a plan begins. */
function monthOf(startsOn: string, week: number): number | null {
  const first = daysOfLocalDate(startsOn);
  return first === null ? null : Number(localDateOfDays(first + 7 * week).slice(5, 7));
}

/** The dishes of a meal that has nothing else and was not changed by hand; none otherwise. */
function slotsOf(meal: MenuMeal, dishes: ReadonlyMap<string, ComposerDish>, foodOf: FoodLookup): Slot[] {
  const slots = (meal.dishes ?? []).flatMap(({ dishId, size }): Slot[] => {
    const dish = dishes.get(dishId ?? '');
    const level = size + DISH_LEVELS;
    return dish?.levels[level] ? [{ dish, level }] : [];
  });
  const served = mealOf(slots, foodOf);
  const inOrder = ({ foods }: Pick<MenuMeal, 'foods'>) =>
    foods
      .map(({ foodId, portions }) => `${foodId} ${portions}`)
      .toSorted()
      .join();
  return served && inOrder(served) === inOrder(meal) ? slots : [];
}

/** What the meals that stay have; null where one of them is empty or not known. */
function keptSums(
  day: MenuDay,
  fill: readonly Meal[],
  foodOf: FoodLookup,
  targets: MenuProblem['targets'],
): Sums | null {
  const kept = MEALS.filter((meal) => !fill.includes(meal));
  if (kept.some((meal) => targets.meals[meal].kcal > 0 && day[meal].foods.length === 0)) return null;
  const { sums, unweighed } = totalsOf(
    portionsOf(kept.map((meal) => day[meal])),
    foodOf,
    targets.kcalPerBite,
  );
  const { energy, carbohydrate, fat, protein } = sums.nutrients;
  const all = [energy, carbohydrate, fat, protein];
  if (unweighed.length > 0 || all.some(({ unknownShare }) => unknownShare > 0)) return null;
  return [energy.amount ?? 0, carbohydrate.amount ?? 0, fat.amount ?? 0, protein.amount ?? 0];
}

function mealOf(slots: readonly Slot[], foodOf: FoodLookup): Pick<FilledMeal, 'foods' | 'dishes'> | null {
  let meal = EMPTY_MEAL;
  for (const { dish, level } of slots) {
    const added = addDish(meal, dish.dish, level - DISH_LEVELS, foodOf);
    if (!added.ok) return null;
    meal = added.value;
  }
  return { foods: meal.foods, dishes: meal.dishes };
}

/** The meals of a day; null where one of them would have more than a meal can hold. */
function mealsOf(draft: Draft, fill: readonly Meal[], foodOf: FoodLookup) {
  const meals = fill.flatMap((meal) => mealOf(draft[meal], foodOf) ?? []);
  return meals.length === fill.length ? meals : null;
}
