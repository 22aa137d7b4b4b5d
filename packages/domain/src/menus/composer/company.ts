import type { WeekExpectations } from '../food-facts.ts';
import { mayBeMainTwice } from '../../foods/plates/judge-week.ts';
import { MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { placeOf, type Plates } from './anneal.ts';
import { bitsOf, haveShared, MAINS, type Choice, type Plate, type Serving } from './plate.ts';

/** What it weighs that meals of a day are alike, and the same main at the same meal of two days in a row. */
const WEIGHTS = { main: 9, vegetable: 8, next: 8, nextDay: 0.7 };
const LAST_DAY = 6;

/** What a dish and a meal are beside the others of the day. */
export interface Company {
  /** What is not liked about a meal beside the others of its day and those of the days around it. */
  readonly costOf: (plates: Plates, day: number, meal: Meal) => number;
  /** Whether a dish would be odd at a meal for what the rest of the day has: it need not be tried. */
  readonly isOdd: (choice: Choice, plates: Plates, day: number, meal: Meal) => boolean;
}

/** @param expected says which mains may be that of both: who eats no meat has pulses twice a day, and not the same */
export function companyFor(expected: WeekExpectations): Company {
  const once = MAINS.reduce((all, kind, bit) => all | (mayBeMainTwice(kind, expected) ? 0 : 1 << bit), 0);
  const costOf: Company['costOf'] = (plates, day, meal) => {
    const plate = plates[placeOf(day, meal)];
    if (!plate) return 0;
    let cost = 0;
    for (const next of [neighbour(plates, day, meal, -1), neighbour(plates, day, meal, 1)])
      if (next && isAlike(plate.servings, next.servings, lightsOf)) cost += WEIGHTS.next;
    const other = otherMain(plates, day, meal);
    if (other) {
      cost += WEIGHTS.main * bitsOf(plate.mains & other.mains & once);
      if (isAlike(plate.servings, other.servings, mainFoodsOf)) cost += WEIGHTS.main;
      if (isAlike(plate.servings, other.servings, vegetablesOf)) cost += WEIGHTS.vegetable;
    }
    if (plate.mains === 0) return cost;
    const near = (on: number) => (on < 0 || on > LAST_DAY ? 0 : (plates[placeOf(on, meal)]?.mains ?? 0));
    return (
      cost + WEIGHTS.nextDay * (bitsOf(plate.mains & near(day - 1)) + bitsOf(plate.mains & near(day + 1)))
    );
  };
  const isOdd: Company['isOdd'] = (choice, plates, day, meal) => {
    if (choice.lights.length > 0)
      for (const step of [-1, 1] as const) {
        const next = neighbour(plates, day, meal, step);
        if (next && isAmong(choice, next.servings, lightsOf)) return true;
      }
    const other = otherMain(plates, day, meal);
    return (
      other !== undefined &&
      ((choice.mains & other.mains & once) !== 0 ||
        isAmong(choice, other.servings, mainFoodsOf) ||
        isAmong(choice, other.servings, vegetablesOf))
    );
  };
  return { costOf, isOdd };
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

const lightsOf = ({ lights }: Choice): readonly number[] => lights;
const vegetablesOf = ({ vegetables }: Choice): readonly number[] => vegetables;
const mainFoodsOf = ({ mainFoods }: Choice): readonly number[] => mainFoods;
type FoodsOf = (choice: Choice) => readonly number[];

function isAmong(choice: Choice, servings: readonly Serving[], of: FoodsOf): boolean {
  const foods = of(choice);
  if (foods.length === 0) return false;
  for (let at = 0; at < servings.length; at++) if (haveShared(foods, of(servings[at]!.choice))) return true;
  return false;
}

function isAlike(these: readonly Serving[], those: readonly Serving[], of: FoodsOf): boolean {
  for (let at = 0; at < these.length; at++) if (isAmong(these[at]!.choice, those, of)) return true;
  return false;
}
