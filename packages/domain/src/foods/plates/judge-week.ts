import type { MealType } from '../option-sets.ts';
import { isFarOff, type Frequency } from './frequencies.ts';
import {
  allPortions,
  gramsIn,
  isKind,
  isMain,
  judgeMeal,
  mealsOfDay,
  OCCASION,
  servingsAs,
  servingsOf,
  type JudgedDay,
  type JudgedMeal,
  type JudgedPortion,
  type MealOddity,
  type OdditySeverity,
} from './judge.ts';
import type { FoodKind } from './plate-facts.ts';
import { eggsOf, limitsOf, mostEggs } from './bases.ts';
import { basesOfMeal, judgeDay, type DayOddity } from './day-rules.ts';
import {
  idsOf,
  mainsTooOften,
  repeated,
  sameMainNextMeal,
  sameMainTwice,
  sameNextMeal,
  sameVegetableTwice,
} from './repeats.ts';
import { CARBOHYDRATE_AWAY } from './table-limits.ts';
import { DEFAULT_WEEK, type WeekExpectations } from './week-expectations.ts';

export const WEEK_ODDITIES = [
  'TOO_MANY_FOODS',
  'TOO_MANY_FATS',
  'TOO_SELDOM',
  'TOO_OFTEN',
  'DISH_TOO_OFTEN',
  // A first or second course comes back at the next meal or the day after, and is no leftover.
  'DISH_NEXT_DAY',
  // Olives with cheese in the morning and in the afternoon.
  'DISH_TWICE_A_DAY',
  // Fish at lunch and at dinner.
  'SAME_MAIN_TWICE_A_DAY',
  // Hake at night, and at noon.
  'SAME_MAIN_NEXT_MEAL',
  // Courgette at both.
  'SAME_VEGETABLE_TWICE_A_DAY',
  // A yoghurt, and the same after the next meal.
  'SAME_NEXT_MEAL',
  // Seitan six times a week.
  'MAIN_TOO_OFTEN',
  // A fortified soya drink one day and another the next.
  'TWO_PLANT_DRINKS',
  // Hummus four times a week, in whatever form.
  'BASE_TOO_OFTEN',
  'TOO_MANY_EGGS',
  // Turbot, and monkfish two days later.
  'DEAR_FISH_AGAIN',
  // With diabetes: 30 g of carbohydrate at one lunch and 70 at another.
  'CARBOHYDRATE_VARIES',
] as const;
export type WeekOddityCode = (typeof WEEK_ODDITIES)[number];

export type WeekOddity =
  | (MealOddity & { readonly day: number; readonly meal: MealType })
  | DayOddity
  | {
      readonly code: WeekOddityCode;
      readonly severity: OdditySeverity;
      readonly foods: readonly string[];
      readonly day?: number;
      readonly meal?: MealType;
      /** What was counted, and the limit that it is beyond. */
      readonly count?: number;
      readonly limit?: number;
      readonly kind?: FoodKind;
    };

/** A mean of servings is no whole number: half a serving a day is within what anyone can tell. */
export const DAILY_SLACK = 0.5;
const DAYS = 7;

/**
 * What looks odd about a week, meal by meal and as a whole. Frequencies are judged only of a whole week of which every
 * main meal has something: a week that is half filled is not one without fish.
 */
export function judgeWeek(
  days: readonly JudgedDay[],
  expected: WeekExpectations = DEFAULT_WEEK,
): WeekOddity[] {
  const meals = days.flatMap((each, day) =>
    mealsOfDay(each).map(([meal, judged]) => ({ day, meal, judged })),
  );
  const isWhole =
    days.length === DAYS &&
    meals.every(({ meal, judged }) => !isMain(meal) || allPortions(judged).length > 0);
  return [
    ...meals.flatMap(({ day, meal, judged }) =>
      judgeMeal(meal, judged, expected).map((each): WeekOddity => ({ ...each, day, meal })),
    ),
    ...variety(
      meals.flatMap(({ judged }) => allPortions(judged)),
      expected,
    ),
    ...(isWhole
      ? expected.frequencies.flatMap((each) =>
          oddFrequency(
            each,
            meals.map(({ judged }) => judged),
          ),
        )
      : []),
    ...repeated(days, expected),
    ...days.flatMap((day, at) => [
      ...sameMainTwice(day, at, expected),
      ...sameMainNextMeal(day, days[at + 1], at, expected),
      ...sameVegetableTwice(day, at),
      ...sameNextMeal(day, at),
      ...judgeDay(day, at, expected),
    ]),
    ...basesTooOften(
      meals.map(({ judged }) => judged),
      expected,
    ),
    ...eggs(
      meals.flatMap(({ judged }) => allPortions(judged)),
      expected,
    ),
    ...dearFish(meals.map(({ judged }) => judged)),
    ...mainsTooOften(meals.map(({ judged }) => judged)),
    ...plantDrinks(meals.map(({ judged }) => judged)),
    ...carbohydrateOfMeals(days, expected),
  ];
}

/** What only seasons is in the kitchen already. */
export const isBought = ({ food }: JudgedPortion): boolean =>
  food.exchange?.role !== 'SEASONING' && food.exchange?.group !== 'FREE_DRINK';

/** Oils and butters. An avocado is a fat by its figures, and no bottle that stays open. */
export const isOpenFat = ({ food }: JudgedPortion): boolean =>
  food.exchange?.role === 'FAT' && food.exchange.served === 'PART';

/** Foods that a week needs, and how many of them are oils and butters. */
function variety(
  all: readonly JudgedPortion[],
  { distinctFoods, distinctFats }: WeekExpectations,
): WeekOddity[] {
  const bought = idsOf(all.filter(isBought));
  const fats = idsOf(all.filter(isOpenFat));
  return [
    ...(bought.length > distinctFoods
      ? [
          {
            code: 'TOO_MANY_FOODS',
            severity: 'ODD',
            foods: bought,
            count: bought.length,
            limit: distinctFoods,
          } as const,
        ]
      : []),
    ...(fats.length > distinctFats
      ? [
          {
            code: 'TOO_MANY_FATS',
            severity: 'ODD',
            foods: fats,
            count: fats.length,
            limit: distinctFats,
          } as const,
        ]
      : []),
  ];
}

function oddFrequency(frequency: Frequency, meals: readonly JudgedMeal[]): WeekOddity[] {
  const { kind, per, least, most } = frequency;
  const servings = meals.map((meal) =>
    allPortions(meal)
      .filter((portion) => isKind(portion, kind))
      .reduce((sum, portion) => sum + servingsAs(portion, kind), 0),
  );
  const count =
    per === 'DAY'
      ? servings.reduce((sum, each) => sum + each, 0) / DAYS
      : servings.filter((each) => each >= (most === 0 ? Number.EPSILON : OCCASION)).length;
  const slack = per === 'DAY' ? DAILY_SLACK : 0;
  const limit = count < least - slack ? least : most !== null && count > most + slack ? most : null;
  if (limit === null) return [];
  const foods = meals.flatMap(allPortions).filter((portion) => isKind(portion, kind));
  return [
    {
      code: count < least ? 'TOO_SELDOM' : 'TOO_OFTEN',
      severity: isFarOff(frequency, count) ? 'ODD' : 'NOTE',
      foods: [...new Set(foods.map(({ food }) => food.id))],
      ...{ kind, count, limit },
    },
  ];
}

/** Two bottles of which one is fortified and the other not: nobody would know which to buy. */
const isPlantDrink = (portion: JudgedPortion): boolean =>
  isKind(portion, 'MILK') && portion.food.exchange?.group === 'MILK_PLANT';

function plantDrinks(meals: readonly JudgedMeal[]): WeekOddity[] {
  const foods = idsOf(meals.flatMap(allPortions).filter(isPlantDrink));
  return foods.length > 1 ? [{ code: 'TWO_PLANT_DRINKS', severity: 'ODD', foods }] : [];
}

/** A base of which more meals are than a week has of it. */
function basesTooOften(meals: readonly JudgedMeal[], expected: WeekExpectations): WeekOddity[] {
  const all = meals.flatMap((meal) => [...basesOfMeal(meal)]);
  const portions = meals.flatMap(allPortions);
  return [...new Set(all)].flatMap((base): WeekOddity[] => {
    const of = portions.filter(({ food }) => food.plate?.base === base || food.id === base);
    const limit = limitsOf(base, expected, of[0]).mostAWeek;
    const count = all.filter((each) => each === base).length;
    return count > limit ? [{ code: 'BASE_TOO_OFTEN', severity: 'ODD', foods: idsOf(of), count, limit }] : [];
  });
}

function eggs(all: readonly JudgedPortion[], expected: WeekExpectations): WeekOddity[] {
  const count = all.reduce((sum, each) => sum + eggsOf(each), 0);
  const limit = mostEggs(expected);
  return count > limit + EGG_TOLERANCE
    ? [
        {
          code: 'TOO_MANY_EGGS',
          severity: 'ODD',
          foods: idsOf(all.filter((each) => eggsOf(each) > 0)),
          count,
          limit,
        },
      ]
    : [];
}
/** What a coating has of an egg, nobody counts. */
const EGG_TOLERANCE = 0.5;

/** Fish that is bought for a feast, of which a week has one. */
export const MOST_DEAR_FISH = 1;
function dearFish(meals: readonly JudgedMeal[]): WeekOddity[] {
  const isDear = (portion: JudgedPortion) => isKind(portion, 'DEAR_FISH') && servingsOf(portion) >= OCCASION;
  const dear = meals.filter((meal) => allPortions(meal).some(isDear));
  return dear.length > MOST_DEAR_FISH
    ? [
        {
          code: 'DEAR_FISH_AGAIN',
          severity: 'ODD',
          foods: idsOf(dear.flatMap(allPortions).filter(isDear)),
          count: dear.length,
          limit: MOST_DEAR_FISH,
        },
      ]
    : [];
}

/** Meals whose carbohydrate a dose or a habit goes by. */
const COUNTED_MEALS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;

/** Meals of which one day has much more or less carbohydrate than the others, for somebody whose glucose it raises. */
function carbohydrateOfMeals(days: readonly JudgedDay[], { sparesSugar }: WeekExpectations): WeekOddity[] {
  if (sparesSugar !== true) return [];
  return COUNTED_MEALS.flatMap((meal) => {
    const known = days.flatMap((each, day) => {
      const portions = allPortions(each[meal]);
      const grams = portions.length > 0 ? gramsIn(portions, 'carbohydrate') : null;
      return grams === null ? [] : [{ day, grams }];
    });
    const mean = known.reduce((sum, { grams }) => sum + grams, 0) / known.length;
    return known.flatMap(({ day, grams }): WeekOddity[] =>
      Math.abs(grams - mean) > CARBOHYDRATE_AWAY
        ? [{ code: 'CARBOHYDRATE_VARIES', severity: 'ODD', foods: [], day, meal, count: grams, limit: mean }]
        : [],
    );
  });
}
