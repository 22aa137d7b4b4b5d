import type { ComposerDish, WeekExpectations } from '../food-facts.ts';
import { eachMeal, MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { randomOf } from '../solver/random.ts';
import type { ComposerProblem } from './composer-problem.ts';
import { wishesOf } from './preferences.ts';
import { kitchenOf, layer, type Choice, type Course, type Kitchen, type Lay } from './plate.ts';
import { poolsOf, type Pools } from './pool.ts';
import type { Choices } from './week-plates.ts';

/** What a week is made of, which the next weeks of the same plan and season are made of too. */
export interface Larder {
  readonly kitchen: Kitchen;
  readonly lay: Lay;
  readonly choices: Choices;
  readonly pools: Pools;
}

/** What is in the house for a person, the meals that go together among it. Pauses after every few meals. */
export function* stockLarder(
  problem: Pick<
    ComposerProblem,
    'dishes' | 'targets' | 'limits' | 'restrictions' | 'excluded' | 'preferences'
  > & {
    readonly days: ComposerProblem['days'];
    readonly expected: WeekExpectations;
  },
  seed: number,
): Generator<void, Larder> {
  const { expected, days, targets, preferences: wanted } = problem;
  const allowed = dishesFor(problem);
  const stays = days.flatMap(({ dishes }) => MEALS.flatMap((meal) => dishes[meal].map(({ dish }) => dish)));
  const kitchen = kitchenOf([...new Set([...allowed, ...stays])], expected);
  yield;
  const hasSnacks = MEALS.some((meal) => isBetweenMeals(meal) && targets.meals[meal].kcal > 0);
  const aims = eachMeal((meal) => targets.meals[meal].grams.CARBS);
  const lay = layer(expected, kitchen, hasSnacks, aims);
  const disliked = new Set(wanted?.preferences.dislikedDishIds);
  const choices = choicesOf(kitchen.choices, new Set(allowed), disliked);
  const { relate } = kitchen;
  const wishes = wanted ? wishesOf(kitchen.choices, wanted.preferences) : null;
  const pools = yield* poolsOf(problem, { choices, lay, relate, wishes, random: randomOf(seed) });
  return { kitchen, lay, choices, pools };
}

/** Dishes that this person may and will eat. */
export function dishesFor({
  dishes,
  restrictions,
  excluded,
}: Pick<ComposerProblem, 'dishes' | 'restrictions' | 'excluded'>): ComposerDish[] {
  const [refused, left] = [new Set(restrictions), new Set(excluded)];
  return dishes.filter(
    ({ restrictions: own, dish }) =>
      !own.some((one) => refused.has(one)) && !dish.ingredients.some(({ foodId }) => left.has(foodId)),
  );
}

const isBetweenMeals = (meal: Meal): boolean =>
  meal === 'MID_MORNING_SNACK' || meal === 'MID_AFTERNOON_SNACK';

/** What a meal may be given, by course: what is odd to the judge, or disliked, only where there is nothing else. */
const choicesOf = (
  every: readonly Choice[],
  allowed: ReadonlySet<ComposerDish>,
  disliked: ReadonlySet<string>,
): Choices =>
  eachMeal((meal) => {
    const isOdd = (choice: Choice) =>
      choice.isOdd ||
      disliked.has(choice.of.dish.id) ||
      (meal === 'BREAKFAST' && choice.isOddAtBreakfast) ||
      (isBetweenMeals(meal) && choice.isOddBetweenMeals);
    const of = new Map<Course, Choice[]>();
    for (const choice of every)
      if (choice.servings.length > 0 && allowed.has(choice.of) && choice.of.dish.meals.includes(meal))
        of.set(choice.course, [...(of.get(choice.course) ?? []), choice]);
    for (const [course, choices] of of) {
      const good = choices.filter((choice) => !isOdd(choice));
      if (good.length > 0) of.set(course, good);
    }
    return of;
  });
