import type { Model, ModelDay } from './model.ts';
import type { PlacedFood } from './search-day.ts';
import { KCAL, NUTRIENTS } from './windows.ts';

/** Meals and combinations looked at before giving up. */
const MEAL_LIMIT = 60_000;
const NODE_LIMIT = 500_000;

interface Filling {
  placed: readonly PlacedFood[];
  nutrients: Float64Array;
}

/** Every filling of a day was tried without success, one was found, or there are too many to try. */
export type Exhausted =
  { kind: 'IMPOSSIBLE' } | { kind: 'FOUND'; placed: PlacedFood[] } | { kind: 'TOO_MANY' };

/** Tries every food and every portion of a day, where its meals leave few enough. Uses in the week are not counted. */
export function exhaustDay(model: Model, day: ModelDay): Exhausted {
  const fillings: Filling[][] = [];
  let isWhole = true;
  for (const meal of day.fill) {
    const all = fillingsOf(model, day, meal);
    // One meal without any filling is proof enough, whatever the others have.
    if (all?.length === 0) return { kind: 'IMPOSSIBLE' };
    if (all === null) isWhole = false;
    else fillings.push(all);
  }
  return isWhole ? combine(model, day, fillings) : { kind: 'TOO_MANY' };
}

/** What could be tried is at least this much: choices of the required foods, portions included. */
function isTooMany({ meals, maxHalves, stepHalves }: Model, meal: number): boolean {
  let product = 1;
  for (const { candidates, max } of meals[meal]!.groups) {
    let choices = 1;
    for (const food of candidates) choices += Math.floor(maxHalves[food]! / stepHalves[food]!);
    product *= choices ** max;
    for (let k = 2; k <= max; k++) product /= k;
    if (product > MEAL_LIMIT) return true;
  }
  return false;
}

function fillingsOf(model: Model, day: ModelDay, meal: number): Filling[] | null {
  if (isTooMany(model, meal)) return null;
  const { groups, low, high } = model.meals[meal]!;
  const found: Filling[] = [];
  const placed: PlacedFood[] = [];
  const energy = model.perHalf[KCAL]!;
  const isTaken = (food: number) =>
    !model.isRepeatAllowed && (day.fixedFoods.includes(food) || placed.some((each) => each.food === food));
  const next = (group: number, count: number, from: number, kcal: number): void => {
    const current = groups[group];
    if (kcal > high) return;
    if (!current) {
      if (kcal >= low) found.push({ placed: [...placed], nutrients: nutrientsOf(model, placed) });
      return;
    }
    if (count >= current.min) next(group + 1, 0, 0, kcal);
    if (count >= current.max) return;
    for (let index = from; index < current.candidates.length; index++) {
      const food = current.candidates[index]!;
      if (isTaken(food)) continue;
      const step = model.stepHalves[food]!;
      for (let halves = step; halves <= model.maxHalves[food]!; halves += step) {
        placed.push({ meal, group, food, halves });
        next(group, count + 1, model.isRepeatAllowed ? index : index + 1, kcal + energy[food]! * halves);
        placed.pop();
      }
    }
  };
  next(0, 0, 0, 0);
  return found;
}

function nutrientsOf(model: Model, placed: readonly PlacedFood[]): Float64Array {
  const sums = new Float64Array(NUTRIENTS.length);
  for (const { food, halves } of placed)
    for (let nutrient = 0; nutrient < sums.length; nutrient++)
      sums[nutrient]! += model.perHalf[nutrient]![food]! * halves;
  return sums;
}

function combine(model: Model, day: ModelDay, fillings: readonly Filling[][]): Exhausted {
  // What the meals from one on can add at least and at most.
  const count = NUTRIENTS.length;
  const least = fillings.map(() => new Float64Array(count));
  const most = fillings.map(() => new Float64Array(count));
  for (let meal = fillings.length - 1; meal >= 0; meal--)
    for (let nutrient = 0; nutrient < count; nutrient++) {
      const values = fillings[meal]!.map(({ nutrients }) => nutrients[nutrient]!);
      const smallest = values.reduce((one, other) => Math.min(one, other));
      const largest = values.reduce((one, other) => Math.max(one, other));
      least[meal]![nutrient] = smallest + (least[meal + 1]?.[nutrient] ?? 0);
      most[meal]![nutrient] = largest + (most[meal + 1]?.[nutrient] ?? 0);
    }
  let nodes = 0;
  const chosen: Filling[] = [];
  const sums = day.fixed.slice();
  const canReach = (meal: number) => {
    for (let nutrient = 0; nutrient < count; nutrient++) {
      if (sums[nutrient]! + (least[meal]?.[nutrient] ?? 0) > day.high[nutrient]!) return false;
      if (sums[nutrient]! + (most[meal]?.[nutrient] ?? 0) < day.low[nutrient]!) return false;
    }
    return true;
  };
  const repeats = ({ placed }: Filling) =>
    !model.isRepeatAllowed &&
    placed.some(({ food }) => chosen.some((other) => other.placed.some((each) => each.food === food)));
  const next = (meal: number): boolean => {
    if (nodes++ > NODE_LIMIT || !canReach(meal)) return false;
    if (meal === fillings.length) return true;
    for (const filling of fillings[meal]!) {
      if (repeats(filling)) continue;
      for (let nutrient = 0; nutrient < count; nutrient++) sums[nutrient]! += filling.nutrients[nutrient]!;
      chosen.push(filling);
      if (next(meal + 1)) return true;
      chosen.pop();
      for (let nutrient = 0; nutrient < count; nutrient++) sums[nutrient]! -= filling.nutrients[nutrient]!;
    }
    return false;
  };
  if (next(0)) return { kind: 'FOUND', placed: chosen.flatMap(({ placed }) => [...placed]) };
  return nodes > NODE_LIMIT ? { kind: 'TOO_MANY' } : { kind: 'IMPOSSIBLE' };
}
