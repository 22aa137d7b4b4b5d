import { MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { placeOf, type Plates } from './week-plates.ts';
import { APART, bitsOf, type Choice, type Course, type Plate, type Relate, type Serving } from './plate.ts';

/** What it weighs that meals of a day are alike, that lunch is of what dinner was, and the same main at the same meal of two
 *  days in a row. */
const WEIGHTS = { otherMainMeal: 9, nextMeal: 8, night: 9, nextDay: 0.7 };
const LAST_DAY = 6;

/** What a dish and a meal are beside the others of the day. */
export interface Company {
  /** What is not liked about a meal beside the others of its day and those of the days around it. */
  readonly costOf: (plates: Plates, day: number, meal: Meal) => number;
  /** Whether a dish would be odd at a meal for what the rest of the day has: it need not be tried. */
  readonly isOdd: (choice: Choice, plates: Plates, day: number, meal: Meal) => boolean;
  /** Whether a meal that was made for any day may be had on this one. */
  readonly fits?: (plate: Plate, day: number) => boolean;
  /** A dish, of any course for null, that a meal might well have for what the days around it have. */
  readonly offer?: (course: Course | null, plates: Plates, day: number, meal: Meal) => Choice | undefined;
}

/** @param leftovers what was cooked in the evening may be lunch on the next day */
export function companyFor(relate: Relate, leftovers: boolean): Company {
  const isAmong = (choice: Choice, { servings }: Plate, apart: number): boolean => {
    for (let at = 0; at < servings.length; at++)
      if ((relate(choice, servings[at]!.choice) & apart) !== 0) return true;
    return false;
  };
  const isAlike = (these: readonly Serving[], those: Plate, apart: number): boolean => {
    for (let at = 0; at < these.length; at++) if (isAmong(these[at]!.choice, those, apart)) return true;
    return false;
  };
  return {
    costOf(plates, day, meal) {
      const plate = plates[placeOf(day, meal)];
      if (!plate) return 0;
      let cost = 0;
      const [before, after] = [neighbour(plates, day, meal, -1), neighbour(plates, day, meal, 1)];
      if (before && isAlike(plate.servings, before, APART.NEXT_MEAL)) cost += WEIGHTS.nextMeal;
      if (after && isAlike(plate.servings, after, APART.NEXT_MEAL)) cost += WEIGHTS.nextMeal;
      const other = otherMain(plates, day, meal);
      if (other && isAlike(plate.servings, other, APART.OTHER_MAIN_MEAL)) cost += WEIGHTS.otherMainMeal;
      const night = leftovers ? undefined : acrossNight(plates, day, meal);
      if (night && isAlike(plate.servings, night, APART.NEXT_MAIN_MEAL)) cost += WEIGHTS.night;
      if (plate.mains === 0) return cost;
      const near = (on: number) => (on < 0 || on > LAST_DAY ? 0 : (plates[placeOf(on, meal)]?.mains ?? 0));
      return (
        cost + WEIGHTS.nextDay * (bitsOf(plate.mains & near(day - 1)) + bitsOf(plate.mains & near(day + 1)))
      );
    },
    isOdd(choice, plates, day, meal) {
      if (choice.lights.length > 0)
        for (const step of [-1, 1] as const) {
          const next = neighbour(plates, day, meal, step);
          if (next && isAmong(choice, next, APART.NEXT_MEAL)) return true;
        }
      const other = otherMain(plates, day, meal);
      if (other !== undefined && isAmong(choice, other, APART.OTHER_MAIN_MEAL)) return true;
      const night = leftovers || choice.mainBases.length === 0 ? undefined : acrossNight(plates, day, meal);
      return night !== undefined && isAmong(choice, night, APART.NEXT_MAIN_MEAL);
    },
  };
}

/** The meal before or after one that has something. */
function neighbour(plates: Plates, day: number, meal: Meal, step: -1 | 1): Plate | undefined {
  for (let at = MEALS.indexOf(meal) + step; at >= 0 && at < MEALS.length; at += step) {
    const plate = plates[day * MEALS.length + at];
    if (plate && plate.servings.length > 0) return plate;
  }
  return undefined;
}

function otherMain(plates: Plates, day: number, meal: Meal): Plate | undefined {
  if (meal === 'LUNCH') return plates[placeOf(day, 'DINNER')];
  return meal === 'DINNER' ? plates[placeOf(day, 'LUNCH')] : undefined;
}

/** The dinner before a lunch, and the lunch after a dinner. */
function acrossNight(plates: Plates, day: number, meal: Meal): Plate | undefined {
  if (meal === 'LUNCH') return day > 0 ? plates[placeOf(day - 1, 'DINNER')] : undefined;
  return meal === 'DINNER' && day < LAST_DAY ? plates[placeOf(day + 1, 'LUNCH')] : undefined;
}
