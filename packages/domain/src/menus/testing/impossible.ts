import { FOOD_RESTRICTIONS } from '../../foods/index.ts';
import { MEALS, planTargets, type Meal } from '../../nutritional-plans/index.ts';
import type { FoodGroup, KeptMeal, MenuProblem, SolverFood } from '../solver/problem.ts';
import { DEFAULT_MENU_TEMPLATE } from '../template.ts';
import { everyMeal, problemOf } from './problems.ts';
import { syntheticFoods } from './synthetic-foods.ts';

export interface ImpossibleCase {
  name: string;
  problem: MenuProblem;
  /** Keys of the smallest conflict where only one is right; any irreducible one otherwise. */
  conflict?: readonly string[];
}

const foodsOf = (count: number) =>
  syntheticFoods(count, 3).map((food) => ({ ...food, isActive: true, restrictions: [] }));
const catalogue = foodsOf(72);
/** Enough that only what a case adds can be missing in a week. */
const forAWeek = foodsOf(160);
const oneDay = everyMeal(1, 1);
const EVERY_MEAL: readonly Meal[] = MEALS;

/** A food that goes with everything but is in no group that asks for a category. */
const food = (id: string, change: Partial<SolverFood> = {}): SolverFood => ({
  id,
  category: 'OTHER',
  tier: 1,
  mealTypes: EVERY_MEAL,
  restrictions: [],
  isActive: true,
  kcal: 100,
  grams: { CARBS: 11.25, FAT: 3.3, PROTEIN: 6.25 },
  portionGrams: 50,
  step: 0.5,
  ...change,
});

const of = (...foodIds: string[]): FoodGroup => ({ foodIds, min: 1, max: 1 });

const base = (change: Partial<MenuProblem> = {}): MenuProblem =>
  problemOf({ template: DEFAULT_MENU_TEMPLATE, foods: catalogue, fill: oneDay, ...change });

/** The default template with one more group in a meal, which becomes the last. */
function withGroup(meal: Meal, ...groups: FoodGroup[]): MenuProblem['template'] {
  return { ...DEFAULT_MENU_TEMPLATE, [meal]: [...DEFAULT_MENU_TEMPLATE[meal], ...groups] };
}
const added = (meal: Meal, offset = 0) => `GROUP:${meal}:${DEFAULT_MENU_TEMPLATE[meal].length + offset}`;
const kept = (meal: Meal, foods: KeptMeal['foods'], day = 0): KeptMeal => ({ week: 0, day, meal, foods });
const others = (...meals: Meal[]) => oneDay.filter(({ meal }) => !meals.includes(meal));
const week = everyMeal(1);

const withoutChoice = EVERY_MEAL.flatMap((meal): ImpossibleCase[] => [
  {
    name: `${meal} needs a food that has an allergen of the patient`,
    problem: base({
      foods: [...catalogue, food('a', { restrictions: ['SESAME'] })],
      template: withGroup(meal, of('a')),
      restrictions: ['SESAME'],
    }),
    conflict: [added(meal), 'RESTRICTION:SESAME'],
  },
  {
    name: `${meal} needs one of two foods, neither of which the patient eats`,
    problem: base({
      foods: [...catalogue, food('a'), food('b', { restrictions: ['MUSTARD'] })],
      template: withGroup(meal, of('a', 'b')),
      restrictions: ['MUSTARD'],
      excludedFoods: ['a'],
    }),
    conflict: [added(meal), 'EXCLUDED_FOOD:a', 'RESTRICTION:MUSTARD'],
  },
  {
    name: `${meal} needs one of two foods, one excluded and one of an excluded category`,
    problem: base({
      foods: [...catalogue, food('a'), food('b', { category: 'SPECIAL' })],
      template: withGroup(meal, of('a', 'b')),
      excludedFoods: ['a'],
      excludedCategories: ['SPECIAL'],
    }),
    conflict: [added(meal), 'EXCLUDED_FOOD:a', 'EXCLUDED_CATEGORY:SPECIAL'],
  },
  {
    name: `${meal} needs a food that is inactive, or one that is excluded`,
    problem: base({
      foods: [...catalogue, food('a', { isActive: false }), food('b')],
      template: withGroup(meal, of('a', 'b')),
      excludedFoods: ['b'],
    }),
    conflict: ['INACTIVE_FOODS', added(meal), 'EXCLUDED_FOOD:b'],
  },
  {
    name: `${meal} needs a food that alone has more energy than the meal`,
    problem: base({
      foods: [...catalogue, food('a', { portionGrams: 1200, step: 1 })],
      template: withGroup(meal, of('a')),
    }),
    conflict: [`MEAL_BITES:${meal}`, added(meal)],
  },
  {
    name: `${meal} may have only what is too light`,
    problem: base({
      foods: [...catalogue, food('a', { portionGrams: 20 })],
      template: { ...DEFAULT_MENU_TEMPLATE, [meal]: [of('a')] },
    }),
    conflict: ['PORTIONS', `TEMPLATE_ONLY:${meal}`, `MEAL_BITES:${meal}`],
  },
  {
    name: `${meal} may have only whole portions that jump over its energy`,
    problem: base({
      foods: [...catalogue, food('a', { portionGrams: meal.includes('SNACK') ? 140 : 300, step: 1 })],
      template: { ...DEFAULT_MENU_TEMPLATE, [meal]: [of('a')] },
    }),
  },
]);

const repeated: ImpossibleCase[] = [
  {
    name: 'two meals of a day need the same food',
    problem: base({
      foods: [...catalogue, food('a')],
      template: { ...withGroup('BREAKFAST', of('a')), DINNER: withGroup('DINNER', of('a')).DINNER },
    }),
    conflict: ['NO_REPEAT_IN_DAY', added('BREAKFAST'), added('DINNER')],
  },
  {
    name: 'three groups of a meal share two foods',
    problem: base({
      foods: [...catalogue, food('a'), food('b')],
      template: withGroup('LUNCH', of('a', 'b'), of('a', 'b'), of('b', 'a')),
    }),
    conflict: ['NO_REPEAT_IN_DAY', added('LUNCH'), added('LUNCH', 1), added('LUNCH', 2)],
  },
  {
    name: 'a group of two foods has seven days to fill',
    problem: base({
      foods: [...forAWeek, food('a'), food('b')],
      template: withGroup('DINNER', of('a', 'b')),
      fill: week,
    }),
    conflict: ['USES_PER_WEEK', added('DINNER')],
  },
  {
    name: 'a group of three foods, one of them excluded, has seven days to fill',
    problem: base({
      foods: [...forAWeek, food('a'), food('b'), food('c')],
      template: withGroup('BREAKFAST', of('a', 'b', 'c')),
      excludedFoods: ['c'],
      fill: week,
    }),
    conflict: ['USES_PER_WEEK', added('BREAKFAST'), 'EXCLUDED_FOOD:c'],
  },
  {
    name: 'two groups share four foods, three uses each, over seven days',
    problem: base({
      foods: [...forAWeek, ...['a', 'b', 'c', 'd'].map((id) => food(id))],
      template: {
        ...withGroup('BREAKFAST', of('a', 'b', 'c', 'd')),
        LUNCH: withGroup('LUNCH', of('a', 'b', 'c', 'd')).LUNCH,
      },
      fill: week,
    }),
    conflict: ['USES_PER_WEEK', added('BREAKFAST'), added('LUNCH')],
  },
];

const keptMeals: ImpossibleCase[] = [
  {
    name: 'a kept meal has an allergen',
    problem: base({
      foods: [...catalogue, food('a', { restrictions: ['SESAME'] })],
      restrictions: ['SESAME'],
      kept: [kept('LUNCH', [{ foodId: 'a', portions: 14 }])],
      fill: others('LUNCH'),
    }),
    conflict: ['RESTRICTION:SESAME', 'KEPT_MEAL:0:0:LUNCH'],
  },
  {
    name: 'a kept meal does not state what it contains',
    problem: base({
      foods: [...catalogue, food('a', { restrictions: FOOD_RESTRICTIONS })],
      restrictions: ['SESAME'],
      kept: [kept('LUNCH', [{ foodId: 'a', portions: 14 }])],
      fill: others('LUNCH'),
    }),
    conflict: ['RESTRICTION:SESAME', 'KEPT_MEAL:0:0:LUNCH'],
  },
  {
    name: 'a kept meal has a food that the patient does not eat',
    problem: base({
      foods: [...catalogue, food('a')],
      excludedFoods: ['a'],
      kept: [kept('DINNER', [{ foodId: 'a', portions: 10 }])],
      fill: others('DINNER'),
    }),
    conflict: ['EXCLUDED_FOOD:a', 'KEPT_MEAL:0:0:DINNER'],
  },
  {
    name: 'a kept meal has more energy than the day',
    problem: base({
      foods: [...catalogue, food('a')],
      kept: [kept('LUNCH', [{ foodId: 'a', portions: 44 }])],
      fill: others('LUNCH'),
    }),
  },
  {
    name: 'a kept meal and one to fill need the same food',
    problem: base({
      foods: [...catalogue, food('a')],
      template: withGroup('DINNER', of('a')),
      kept: [kept('LUNCH', [{ foodId: 'a', portions: 14 }])],
      fill: others('LUNCH'),
    }),
    conflict: ['NO_REPEAT_IN_DAY', added('DINNER'), 'KEPT_MEAL:0:0:LUNCH'],
  },
  {
    name: 'two kept meals of a day repeat a food',
    problem: base({
      foods: [...catalogue, food('a')],
      kept: [kept('LUNCH', [{ foodId: 'a', portions: 14 }]), kept('DINNER', [{ foodId: 'a', portions: 10 }])],
      fill: others('LUNCH', 'DINNER'),
    }),
    conflict: ['NO_REPEAT_IN_DAY', 'KEPT_MEAL:0:0:LUNCH', 'KEPT_MEAL:0:0:DINNER'],
  },
  {
    name: 'four kept meals of a week use one food',
    problem: base({
      foods: [...forAWeek, food('a')],
      kept: [0, 1, 2, 3].map((day) => kept('LUNCH', [{ foodId: 'a', portions: 14 }], day)),
      fill: week.filter(({ day, meal }) => day > 3 || meal !== 'LUNCH'),
    }),
    conflict: ['USES_PER_WEEK', ...[0, 1, 2, 3].map((day) => `KEPT_MEAL:0:${day}:LUNCH`)],
  },
  {
    name: 'a kept meal has all the fat of the day, and more',
    problem: base({
      foods: [...catalogue, food('a', { kcal: 900, grams: { CARBS: 0, FAT: 100, PROTEIN: 0 } })],
      kept: [kept('LUNCH', [{ foodId: 'a', portions: 1.5 }])],
      fill: others('LUNCH'),
    }),
    conflict: ['MACRO:FAT', 'KEPT_MEAL:0:0:LUNCH'],
  },
];

/** Every food is exactly 4/9/4, so that grams decide the energy. */
const exact = catalogue.map((each) => ({
  ...each,
  kcal: 4 * each.grams.CARBS + 9 * each.grams.FAT + 4 * each.grams.PROTEIN,
}));
const usual = base().targets;

const figures: ImpossibleCase[] = [
  {
    name: 'grams that were typed have a quarter more energy than the day',
    problem: base({
      foods: exact,
      targets: { ...usual, day: { ...usual.day, grams: { CARBS: 290, FAT: 82, PROTEIN: 150 } } },
    }),
    conflict: ['DAY_ENERGY', 'MACRO:CARBS', 'MACRO:FAT', 'MACRO:PROTEIN'],
  },
  {
    name: 'a diet nearly without fat has oil in every portion of lunch and dinner',
    problem: base({
      foods: [
        ...catalogue.filter(({ category }) => category !== 'FATS_OILS'),
        food('oil', {
          category: 'FATS_OILS',
          kcal: 900,
          grams: { CARBS: 0, FAT: 100, PROTEIN: 0 },
          portionGrams: 30,
          step: 1,
        }),
      ],
      template: withGroup('LUNCH', of('oil')),
      targets: planTargets({
        energyKcal: 2000,
        mealShares: { BREAKFAST: 20, MID_MORNING_SNACK: 10, LUNCH: 35, MID_AFTERNOON_SNACK: 10, DINNER: 25 },
        macroShares: { CARBS: 65, FAT: 10, PROTEIN: 25 },
        kcalPerBite: 100,
      }),
    }),
  },
  {
    name: 'protein for an athlete without a food that has much of it',
    problem: base({
      foods: catalogue.map((each) => (each.grams.PROTEIN > 8 ? { ...each, restrictions: ['VEGAN'] } : each)),
      restrictions: ['VEGAN'],
    }),
  },
  {
    name: 'a patient who may eat nothing of the catalogue',
    problem: base({
      foods: catalogue.map((each) => ({ ...each, restrictions: ['SULPHITES'] })),
      restrictions: ['SULPHITES'],
    }),
  },
  {
    name: 'a catalogue that does not state what its foods contain',
    problem: base({
      foods: catalogue.map((each) => ({ ...each, restrictions: FOOD_RESTRICTIONS })),
      restrictions: ['GLUTEN'],
    }),
  },
  {
    name: 'a catalogue of inactive foods',
    problem: base({ foods: catalogue.map((each) => ({ ...each, isActive: false })) }),
  },
  {
    name: 'no foods at all but one that is not enough',
    problem: base({ foods: [food('a', { portionGrams: 5 })] }),
  },
];

export const IMPOSSIBLE: readonly ImpossibleCase[] = [
  ...withoutChoice,
  ...repeated,
  ...keptMeals,
  ...figures,
];
