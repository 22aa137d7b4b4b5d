import { basesOf, limitsOf } from './bases.ts';
import { partsOf } from './day-rules.ts';
import type { WeekOddity } from './judge-week.ts';
import {
  allPortions,
  isKind,
  mealsOfDay,
  OCCASION,
  servingsAs,
  servingsOf,
  type JudgedDay,
  type JudgedDish,
  type JudgedMeal,
  type JudgedPortion,
} from './judge.ts';
import type { FoodKind } from './plate-facts.ts';
import { isMainOfWeek, isNamedLight, isNamedVegetable, nameOfLight } from './table-rules.ts';
import type { WeekExpectations } from './week-expectations.ts';

// What comes back too soon or too often: the judge of a week and the composer both ask it here.

/** Times that a dish may come back: null where it may every day, as bread and coffee do. */
export const mostTimes = (
  course: string,
  { sameDish, sameBreakfast }: Pick<WeekExpectations, 'sameDish' | 'sameBreakfast'>,
): number | null => {
  if (MAIN_COURSES.has(course)) return sameDish;
  return LIGHT_COURSES.has(course) ? sameBreakfast : null;
};
/** What makes a main meal. */
export const MAIN_COURSES: ReadonlySet<string> = new Set(['FIRST', 'SECOND', 'SINGLE']);
const LIGHT_COURSES: ReadonlySet<string> = new Set(['BREAKFAST', 'SNACK']);
/** What a table may have at every meal. */
export const EVERYDAY_COURSES: ReadonlySet<string> = new Set(['SIDE', 'DRINK']);

/** Share of a usual serving from which a food makes a breakfast another one. */
const NAMED_FROM = 0.4;

/**
 * What makes a dish the same to who eats it: its id, and of a breakfast or a snack what is in it, so that a bowl of plain
 * yoghurt and one of skimmed are one.
 */
export function likenessOf({ id, course, portions }: Pick<JudgedDish, 'id' | 'course' | 'portions'>): string {
  if (!LIGHT_COURSES.has(course)) return id;
  const named = portions.filter(
    (each) =>
      servingsOf(each) >= NAMED_FROM &&
      each.food.exchange?.role !== 'SEASONING' &&
      each.food.exchange?.role !== 'FAT',
  );
  return named.length === 0 ? id : [...new Set(named.map(nameOfLight))].toSorted().join();
}

/** Dishes that come back too often, those of main meals that do by the next day, and others that do on one. */
export function repeated(days: readonly JudgedDay[], expected: WeekExpectations): WeekOddity[] {
  const on = new Map<string, { ids: Set<string>; course: string; when: number[] }>();
  days.forEach((each, day) => {
    for (const [, { dishes }] of mealsOfDay(each))
      for (const dish of dishes) {
        const likeness = likenessOf(dish);
        const { ids = new Set<string>(), when = [] } = on.get(likeness) ?? {};
        on.set(likeness, { ids: ids.add(dish.id), course: dish.course, when: [...when, day] });
      }
  });
  return [...on.values()].flatMap(({ ids, course, when }): WeekOddity[] => {
    const most = mostTimes(course, expected);
    const foods = [...ids];
    const severity = 'ODD';
    return [
      ...(most !== null && when.length > most
        ? [{ code: 'DISH_TOO_OFTEN', severity, foods, count: when.length, limit: most } as const]
        : []),
      ...soonAgain(course, when, expected).map((day) => ({
        code: MAIN_COURSES.has(course) ? ('DISH_NEXT_DAY' as const) : ('DISH_TWICE_A_DAY' as const),
        ...({ severity, foods, day } as const),
      })),
    ];
  });
}

/** Days on which a dish is had again too soon; what is cooked for two days is not. */
function soonAgain(course: string, when: readonly number[], { leftovers }: WeekExpectations): number[] {
  if (EVERYDAY_COURSES.has(course)) return [];
  const isMain = MAIN_COURSES.has(course);
  if (isMain && leftovers === true) return [];
  const apart = isMain ? 1 : 0;
  return when.filter((day, at) => at > 0 && day - when[at - 1]! <= apart);
}

const MAIN_KINDS: readonly FoodKind[] = ['FISH', 'MEAT', 'EGGS', 'LEGUMES'];

/** Kinds that may be the main of both: who eats no meat has pulses at noon and tofu at night. */
export const mayBeMainTwice = (
  kind: FoodKind,
  { frequencies }: Pick<WeekExpectations, 'frequencies'>,
): boolean => frequencies.find((each) => each.kind === kind)?.most === null && kind === 'LEGUMES';

export function sameMainTwice(day: JudgedDay, at: number, expected: WeekExpectations): WeekOddity[] {
  const mains = (['LUNCH', 'DINNER'] as const).map((meal) => allPortions(day[meal]));
  return MAIN_KINDS.flatMap((kind): WeekOddity[] => {
    const of = mains.map((portions) =>
      portions.filter((portion) => isKind(portion, kind) && servingsAs(portion, kind) >= OCCASION),
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

/**
 * What a main meal is of, by which the next one should be of something else: hake after hake, lentils after lentils. What a
 * diet lives on, as tofu where there is neither meat nor much carbohydrate, may follow itself.
 */
export const mainBasesOf = (portions: readonly JudgedPortion[], expected: WeekExpectations): string[] => {
  const mains = portions.filter(isMainOfWeek);
  const bases = basesOf(mains).filter((base) => limitsOf(base, expected, undefined).onceADay);
  const others = mains.flatMap(({ food }) => (food.plate?.base == null ? [food.id] : []));
  return [...bases, ...new Set(others)];
};

/** The main of a dinner is that of lunch on the next day. Of one day, its mains are compared by their kinds already. */
export function sameMainNextMeal(
  evening: JudgedDay,
  next: JudgedDay | undefined,
  day: number,
  expected: WeekExpectations,
): WeekOddity[] {
  if (next === undefined || expected.leftovers === true) return [];
  const of = (meal: JudgedMeal) => new Set(partsOf(meal).flatMap((each) => mainBasesOf(each, expected)));
  const lunch = of(next.LUNCH);
  const again = new Set([...of(evening.DINNER)].filter((base) => lunch.has(base)));
  if (again.size === 0) return [];
  const foods = [evening.DINNER, next.LUNCH]
    .flatMap(allPortions)
    .filter(({ food }) => again.has(food.id) || again.has(food.plate?.base ?? ''));
  return [{ code: 'SAME_MAIN_NEXT_MEAL', severity: 'ODD', foods: idsOf(foods), day: day + 1 }];
}

export const idsOf = (portions: readonly JudgedPortion[]): string[] => [
  ...new Set(portions.map(({ food }) => food.id)),
];
const has = (portions: readonly JudgedPortion[], id: string): boolean =>
  portions.some(({ food }) => food.id === id);

/** Foods of two meals that both name. */
const shared = (
  one: JudgedMeal,
  other: JudgedMeal,
  isNamed: (portion: JudgedPortion) => boolean,
  nameOf: (portion: JudgedPortion) => string,
): string[] => {
  const names = allPortions(other).filter(isNamed).map(nameOf);
  return idsOf(allPortions(one).filter((each) => isNamed(each) && names.includes(nameOf(each))));
};

export function sameVegetableTwice({ LUNCH, DINNER }: JudgedDay, day: number): WeekOddity[] {
  const foods = shared(LUNCH, DINNER, isNamedVegetable, ({ food }) => food.id);
  return foods.length > 0 ? [{ code: 'SAME_VEGETABLE_TWICE_A_DAY', severity: 'ODD', foods, day }] : [];
}

export function sameNextMeal(each: JudgedDay, day: number): WeekOddity[] {
  const filled = mealsOfDay(each).flatMap(([, meal]) => (allPortions(meal).length > 0 ? [meal] : []));
  return filled.slice(1).flatMap((meal, before): WeekOddity[] => {
    const foods = shared(filled[before]!, meal, isNamedLight, nameOfLight);
    return foods.length > 0 ? [{ code: 'SAME_NEXT_MEAL', severity: 'ODD', foods, day }] : [];
  });
}

/** A food of which more meals are than it is for, which the catalogue states of each. */
export function mainsTooOften(meals: readonly JudgedMeal[]): WeekOddity[] {
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
