import type { WeekExpectations } from '../food-facts.ts';
import { mayBeMainTwice } from '../../foods/plates/judge-week.ts';
import { MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { placeOf, type Plates } from './anneal.ts';
import { bitsOf, haveShared, MAINS, type Choice, type Plate } from './plate.ts';

/** What it weighs that meals of a day are alike, and the same main at the same meal of two days in a row. */
const WEIGHTS = { main: 9, vegetable: 8, next: 8, nextDay: 0.7 };
const LAST_DAY = 6;

/** What is not liked about a meal beside the others of its day and those of the days around it. */
export type Company = (plates: Plates, day: number, meal: Meal) => number;

/** @param expected says which mains may be that of both: who eats no meat has pulses twice a day, and not the same */
export function companyFor(expected: WeekExpectations): Company {
  const once = MAINS.reduce((all, kind, bit) => all | (mayBeMainTwice(kind, expected) ? 0 : 1 << bit), 0);
  return (plates, day, meal) => {
    const plate = plates[placeOf(day, meal)];
    if (!plate) return 0;
    const at = MEALS.indexOf(meal);
    let cost = 0;
    for (const step of [-1, 1]) {
      let other = at + step;
      while (other >= 0 && other < MEALS.length && !isFilled(plates[placeOf(day, MEALS[other]!)]))
        other += step;
      const next = other >= 0 && other < MEALS.length ? plates[placeOf(day, MEALS[other]!)] : undefined;
      if (next && isAlike(plate, next, lightsOf)) cost += WEIGHTS.next;
    }
    if (meal !== 'LUNCH' && meal !== 'DINNER') return cost;
    const other = plates[placeOf(day, meal === 'LUNCH' ? 'DINNER' : 'LUNCH')];
    if (other) {
      cost += WEIGHTS.main * bitsOf(plate.mains & other.mains & once);
      if (isAlike(plate, other, mainFoodsOf)) cost += WEIGHTS.main;
      if (isAlike(plate, other, vegetablesOf)) cost += WEIGHTS.vegetable;
    }
    const near = (on: number) => (on < 0 || on > LAST_DAY ? 0 : (plates[placeOf(on, meal)]?.mains ?? 0));
    return (
      cost + WEIGHTS.nextDay * (bitsOf(plate.mains & near(day - 1)) + bitsOf(plate.mains & near(day + 1)))
    );
  };
}

const lightsOf = ({ lights }: Choice): readonly number[] => lights;
const vegetablesOf = ({ vegetables }: Choice): readonly number[] => vegetables;
const mainFoodsOf = ({ mainFoods }: Choice): readonly number[] => mainFoods;
const isFilled = (plate: Plate | undefined): boolean => plate !== undefined && plate.servings.length > 0;

function isAlike(one: Plate, other: Plate, of: (choice: Choice) => readonly number[]): boolean {
  for (let at = 0; at < one.servings.length; at++) {
    const foods = of(one.servings[at]!.choice);
    if (foods.length === 0) continue;
    for (let next = 0; next < other.servings.length; next++)
      if (haveShared(foods, of(other.servings[next]!.choice))) return true;
  }
  return false;
}
