import type { MealType } from '../option-sets.ts';
import { isFarOff, type Frequency } from './frequencies.ts';
import {
  allPortions,
  isKind,
  isMain,
  judgeMeal,
  mealsOfDay,
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
import { isMainOfWeek, isNamedLight, isNamedVegetable } from './table-rules.ts';
import { DEFAULT_WEEK, type WeekExpectations } from './week-expectations.ts';

export const WEEK_ODDITIES = [
  'TOO_MANY_FOODS',
  'TOO_MANY_FATS',
  'TOO_SELDOM',
  'TOO_OFTEN',
  'DISH_TOO_OFTEN',
  // A first or second course comes back the day after.
  'DISH_NEXT_DAY',
  // Fish at lunch and at dinner.
  'SAME_MAIN_TWICE_A_DAY',
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
      /** What was counted, and the limit that it is beyond. */
      readonly count?: number;
      readonly limit?: number;
      readonly kind?: FoodKind;
    };

/** Share of a usual serving from which a meal counts as one with that kind of food: no diced ham in a soup. */
export const OCCASION = 0.4;
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
      .reduce((sum, portion) => sum + servingsOf(portion), 0),
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

/** Times that a dish may come back: null where it may every day, as bread and coffee do. */
export const mostTimes = (
  course: string,
  { sameDish, sameBreakfast }: Pick<WeekExpectations, 'sameDish' | 'sameBreakfast'>,
): number | null => {
  if (MAIN_COURSES.has(course)) return sameDish;
  return course === 'BREAKFAST' || course === 'SNACK' ? sameBreakfast : null;
};
/** What makes a main meal. */
export const MAIN_COURSES: ReadonlySet<string> = new Set(['FIRST', 'SECOND', 'SINGLE']);

/** Dishes that come back too often, and those of main meals that do the next day. */
function repeated(days: readonly JudgedDay[], expected: WeekExpectations): WeekOddity[] {
  const on = new Map<string, { course: string; when: number[] }>();
  days.forEach((each, day) => {
    for (const [, { dishes }] of mealsOfDay(each))
      for (const { id, course } of dishes) on.set(id, { course, when: [...(on.get(id)?.when ?? []), day] });
  });
  return [...on].flatMap(([id, { course, when }]): WeekOddity[] => {
    const most = mostTimes(course, expected);
    if (most === null) return [];
    const next = MAIN_COURSES.has(course)
      ? when.find((day, at) => at > 0 && day - when[at - 1]! <= 1)
      : undefined;
    return [
      ...(when.length > most
        ? [
            {
              code: 'DISH_TOO_OFTEN',
              severity: 'ODD',
              foods: [id],
              count: when.length,
              limit: most,
            } as const,
          ]
        : []),
      ...(next === undefined
        ? []
        : [{ code: 'DISH_NEXT_DAY', severity: 'NOTE', foods: [id], day: next } as const]),
    ];
  });
}

const MAIN_KINDS: readonly FoodKind[] = ['FISH', 'MEAT', 'EGGS', 'LEGUMES'];

/** Kinds that may be the main of both: who eats no meat has pulses at noon and tofu at night. */
export const mayBeMainTwice = (
  kind: FoodKind,
  { frequencies }: Pick<WeekExpectations, 'frequencies'>,
): boolean => frequencies.find((each) => each.kind === kind)?.most === null && kind === 'LEGUMES';

function sameMainTwice(day: JudgedDay, at: number, expected: WeekExpectations): WeekOddity[] {
  const mains = (['LUNCH', 'DINNER'] as const).map((meal) => allPortions(day[meal]));
  return MAIN_KINDS.flatMap((kind): WeekOddity[] => {
    const of = mains.map((portions) =>
      portions.filter((portion) => isKind(portion, kind) && servingsOf(portion) >= OCCASION),
    );
    const again = mayBeMainTwice(kind, expected)
      ? of.map((portions, nth) => portions.filter(({ food }) => has(of[1 - nth]!, food.id)))
      : of;
    return again.every((portions) => portions.length > 0)
      ? [
          {
            code: 'SAME_MAIN_TWICE_A_DAY',
            severity: 'ODD',
            foods: idsOf(again.flat()),
            day: at,
            kind,
          },
        ]
      : [];
  });
}

const idsOf = (portions: readonly JudgedPortion[]): string[] => [
  ...new Set(portions.map(({ food }) => food.id)),
];
const has = (portions: readonly JudgedPortion[], id: string): boolean =>
  portions.some(({ food }) => food.id === id);

/** Foods of two meals that both name. */
const shared = (
  one: JudgedMeal,
  other: JudgedMeal,
  isNamed: (portion: JudgedPortion) => boolean,
): string[] => {
  const named = allPortions(other).filter(isNamed);
  return idsOf(allPortions(one).filter((each) => isNamed(each) && has(named, each.food.id)));
};

function sameVegetableTwice({ LUNCH, DINNER }: JudgedDay, day: number): WeekOddity[] {
  const foods = shared(LUNCH, DINNER, isNamedVegetable);
  return foods.length > 0 ? [{ code: 'SAME_VEGETABLE_TWICE_A_DAY', severity: 'ODD', foods, day }] : [];
}

function sameNextMeal(each: JudgedDay, day: number): WeekOddity[] {
  const filled = mealsOfDay(each).flatMap(([, meal]) => (allPortions(meal).length > 0 ? [meal] : []));
  return filled.slice(1).flatMap((meal, before): WeekOddity[] => {
    const foods = shared(filled[before]!, meal, isNamedLight);
    return foods.length > 0 ? [{ code: 'SAME_NEXT_MEAL', severity: 'ODD', foods, day }] : [];
  });
}

/** A food of which more meals are than it is for, which the catalogue states of each. */
function mainsTooOften(meals: readonly JudgedMeal[]): WeekOddity[] {
  const times = new Map<string, { count: number; limit: number }>();
  for (const meal of meals) {
    const mains = new Map(
      allPortions(meal)
        .filter(isMainOfWeek)
        .map(({ food }) => [food.id, food.plate!.perWeek]),
    );
    for (const [id, limit] of mains) times.set(id, { limit, count: (times.get(id)?.count ?? 0) + 1 });
  }
  return [...times].flatMap(([id, { count, limit }]): WeekOddity[] =>
    count > limit ? [{ code: 'MAIN_TOO_OFTEN', severity: 'ODD', foods: [id], count, limit }] : [],
  );
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
/** Boiled eggs weigh less than raw ones. */
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
