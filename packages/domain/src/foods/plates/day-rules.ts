import type { MealType } from '../option-sets.ts';
import { basesOf, limitsOf } from './bases.ts';
import {
  allPortions,
  isMain,
  mealsOfDay,
  type JudgedDay,
  type JudgedMeal,
  type OdditySeverity,
} from './judge.ts';
import { isOfRawVegetables } from './meal-rules.ts';
import {
  atLeastIn,
  gramsIn,
  isKind,
  servingsAs,
  servingsOf,
  type JudgedPortion,
  type MealExpectations,
} from './portions.ts';
import {
  CARBOHYDRATE_SHARES,
  dairyADay,
  fibreADay,
  fruitADay,
  hasRawADay,
  mostCarbohydrateOfMain,
  plantDairyADay,
  PULSES_FROM,
  pulsesADay,
  sodiumADay,
} from './table-limits.ts';

// What a day has and has not, beside what its meals have. The composer counts the same.

export const DAY_ODDITIES = [
  // Hummus in the morning and at night; rice, and rice cakes between meals.
  'SAME_BASE_TWICE_A_DAY',
  // Two to three servings of milk, yoghurt or cheese, or a drink that stands in for them.
  'LITTLE_DAIRY',
  'MUCH_DAIRY',
  'LITTLE_FRUIT',
  'MUCH_FRUIT',
  'NO_RAW_VEGETABLE',
  // With diabetes: half of the day's carbohydrate at noon.
  'UNEVEN_CARBOHYDRATE',
  // Lentils, a salad of chickpeas, hummus and bran.
  'MUCH_FIBRE',
  // Olives, ham and cheese.
  'MUCH_SODIUM',
  'MUCH_PULSES',
] as const;
export type DayOddityCode = (typeof DAY_ODDITIES)[number];

export interface DayOddity {
  readonly code: DayOddityCode;
  readonly severity: OdditySeverity;
  readonly foods: readonly string[];
  readonly day: number;
  readonly meal?: MealType;
  readonly count?: number;
  readonly limit?: number;
}

/** Dairy of milk, and what stands in for it. */
export const isPlantDairy = ({ food }: JudgedPortion): boolean => food.exchange?.group === 'MILK_PLANT';
export const isMilkDairy = (portion: JudgedPortion): boolean =>
  isKind(portion, 'DAIRY') && !isPlantDairy(portion);

/** The dishes and foods of a meal, each by itself. */
export const partsOf = ({ dishes, foods }: JudgedMeal): (readonly JudgedPortion[])[] => [
  ...dishes.map(({ portions }) => portions),
  ...foods.map((each) => [each]),
];
/** Bases that a meal has, each once. */
export const basesOfMeal = (meal: JudgedMeal): Set<string> => new Set(partsOf(meal).flatMap(basesOf));

/** What is odd about a day of which every main meal has something; of another nothing is missing yet. */
export function judgeDay(day: JudgedDay, at: number, expected: MealExpectations): DayOddity[] {
  const meals = mealsOfDay(day);
  const isWhole = meals.every(
    ([meal, judged]) => allPortions(judged).length > 0 || !(isMain(meal) || meal === 'BREAKFAST'),
  );
  return [
    ...basesTwiceADay(day, at, expected),
    ...burdens(day, at, expected),
    ...(isWhole ? [...amounts(day, at, expected), ...carbohydrate(day, at, expected)] : []),
  ];
}

function basesTwiceADay(day: JudgedDay, at: number, expected: MealExpectations): DayOddity[] {
  const all = mealsOfDay(day).flatMap(([, meal]) => [...basesOfMeal(meal)]);
  const portions = mealsOfDay(day).flatMap(([, meal]) => allPortions(meal));
  const again = [...new Set(all.filter((base, nth) => all.indexOf(base) < nth))];
  return again
    .map((base) => ({
      base,
      of: portions.filter(({ food }) => food.plate?.base === base || food.id === base),
    }))
    .filter(({ base, of }) => limitsOf(base, expected, of[0]).onceADay)
    .map(({ of }) => ({
      ...({ code: 'SAME_BASE_TWICE_A_DAY', severity: 'ODD', day: at } as const),
      foods: [...new Set(of.map(({ food }) => food.id))],
    }));
}

/** What a day has too much of, whatever else is in it: of foods whose figures are not known there may be more still. */
function burdens(day: JudgedDay, at: number, expected: MealExpectations): DayOddity[] {
  const meals = mealsOfDay(day).map(([, meal]) => allPortions(meal));
  const withPulses = meals.filter((portions) => isWithPulses(portions));
  const counted = [
    ['MUCH_FIBRE', atLeastIn(meals.flat(), 'fibre'), fibreADay(expected).most],
    ['MUCH_SODIUM', atLeastIn(meals.flat(), 'sodium'), sodiumADay(expected).most],
    ['MUCH_PULSES', withPulses.length, pulsesADay(expected)],
  ] as const;
  return counted.flatMap(([code, count, limit]): DayOddity[] =>
    count > limit ? [{ code, severity: 'ODD', foods: [], day: at, count, limit }] : [],
  );
}

const isWithPulses = (portions: readonly JudgedPortion[]): boolean =>
  portions
    .filter((each) => isKind(each, 'LEGUMES'))
    .reduce((sum, each) => sum + servingsAs(each, 'LEGUMES'), 0) >= PULSES_FROM;

function amounts(day: JudgedDay, at: number, expected: MealExpectations): DayOddity[] {
  const portions = mealsOfDay(day).flatMap(([, meal]) => allPortions(meal));
  // A food of which nothing is known may be what is missing.
  if (portions.some(({ food }) => food.exchange === null && food.plate === undefined)) return [];
  const sum = (is: (portion: JudgedPortion) => boolean) =>
    portions.filter(is).reduce((all, each) => all + servingsOf(each), 0);
  const told = (
    [few, many]: readonly [DayOddityCode, DayOddityCode],
    count: number,
    { least, most }: { least: number; most: number },
  ): DayOddity[] => {
    const limit = count < least - 0.01 ? least : count > most + 0.01 ? most : null;
    if (limit === null) return [];
    return [{ code: count < least ? few : many, severity: 'ODD', foods: [], day: at, count, limit }];
  };
  const isRaw = mealsOfDay(day).some(([, meal]) => partsOf(meal).some(isOfRawVegetables));
  return [
    ...told(['LITTLE_DAIRY', 'MUCH_DAIRY'], sum(isMilkDairy), dairyADay(expected)),
    ...told(['LITTLE_DAIRY', 'MUCH_DAIRY'], sum(isPlantDairy), plantDairyADay(expected)),
    ...told(
      ['LITTLE_FRUIT', 'MUCH_FRUIT'],
      sum((each) => isKind(each, 'FRUIT')),
      fruitADay(expected),
    ),
    ...(isRaw || !hasRawADay(expected)
      ? []
      : [{ code: 'NO_RAW_VEGETABLE', severity: 'ODD', foods: [], day: at } as const]),
  ];
}

/** Carbohydrate that is not spread over the day, for somebody whose glucose it raises. */
function carbohydrate(day: JudgedDay, at: number, expected: MealExpectations): DayOddity[] {
  const planned = expected.day?.carbohydrate;
  if (expected.sparesSugar !== true || !planned) return [];
  const filled = mealsOfDay(day).filter(([, meal]) => allPortions(meal).length > 0);
  const isSnack = (meal: MealType) => !isMain(meal) && meal !== 'BREAKFAST';
  const hasSnacks = filled.some(([meal]) => isSnack(meal));
  return filled.flatMap(([meal, judged]): DayOddity[] => {
    const grams = gramsIn(allPortions(judged), 'carbohydrate');
    if (grams === null) return [];
    const share = grams / planned;
    const { main, snack } = CARBOHYDRATE_SHARES;
    const isOut = isSnack(meal)
      ? share > snack.most
      : share < main.least || share > mostCarbohydrateOfMain(hasSnacks);
    return isOut
      ? [{ code: 'UNEVEN_CARBOHYDRATE', severity: 'ODD', foods: [], day: at, meal, count: share }]
      : [];
  });
}
