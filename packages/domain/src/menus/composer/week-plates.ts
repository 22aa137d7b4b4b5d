import { MEALS, type Meal } from '../../nutritional-plans/index.ts';
import { emptyPlate, type Choice, type Course, type Plate, type Serving } from './plate.ts';

export type Choices = Readonly<Record<Meal, ReadonlyMap<Course, readonly Choice[]>>>;

/** Plates of a week by day and meal; undefined where nothing is known to be. */
export type Plates = (Plate | undefined)[];
export const placeOf = (day: number, meal: Meal): number => day * MEALS.length + MEALS.indexOf(meal);

export const NOTHING = emptyPlate();

/** A dish in the size whose energy is nearest. */
export function nearest({ servings }: Choice, kcal: number): Serving {
  let [low, high] = [0, servings.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (servings[middle]!.figures[0]! <= kcal) low = middle;
    else high = middle;
  }
  const [under, over] = [servings[low]!, servings[high]!];
  return kcal - under.figures[0]! <= over.figures[0]! - kcal ? under : over;
}
