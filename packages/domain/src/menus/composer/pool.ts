import { eachMeal, MEALS, type Meal } from '../../nutritional-plans/index.ts';
import type { MenuProblem } from '../solver/problem.ts';
import type { Random } from '../solver/random.ts';
import { nearest, type Choices } from './week-plates.ts';
import { PATTERNS } from './patterns.ts';
import type { Wish } from './preferences.ts';
import {
  clashes,
  emptyPlate,
  isSameChoice,
  type Choice,
  type Lay,
  type Plate,
  type Relate,
  type Serving,
} from './plate.ts';
import { boundsOf } from './rules.ts';

/** Meals that go together and have their energy, made once for all days: a search that takes whole meals has no need to find
 *  out again what goes with what. */
export type Pools = Readonly<Record<Meal, readonly Plate[]>>;

/** Meals that are tried for each meal of the day, and those that are kept. */
const TRIED: Readonly<Record<Meal, number>> = {
  BREAKFAST: 700,
  MID_MORNING_SNACK: 400,
  LUNCH: 1400,
  MID_AFTERNOON_SNACK: 400,
  DINNER: 1400,
};
const KEPT = 0.5;
/** Dishes that are drawn before a meal is given up that has two of the same. */
const MOST_DRAWS = 4;
/** What it weighs that the macronutrients of a meal are not those of the plan, as a share of its energy. */
const BALANCE = 4;
const KCAL_PER_GRAM = [4, 9, 4] as const;
/** Other meals that one is compared with, and how many of them are near it. */
const NEAR = { among: 120, kept: 14 };
/** Meals that are tried between two pauses. */
const AT_ONCE = 300;

interface Kitchen {
  readonly choices: Choices;
  /** What is wished of each choice, by its place in the kitchen; null where nothing is. */
  readonly wishes: readonly Wish[] | null;
  readonly lay: Lay;
  readonly relate: Relate;
  readonly random: Random;
}

export function* poolsOf(
  { targets, limits }: Pick<MenuProblem, 'targets' | 'limits'>,
  { choices, lay, relate, random, wishes }: Kitchen,
): Generator<void, Pools> {
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)]!;
  const { meals: windows } = boundsOf({ targets, limits }, MEALS, null);
  const pools = new Map<Meal, readonly Plate[]>();
  for (const [at, meal] of MEALS.entries()) {
    const { kcal, grams } = targets.meals[meal];
    const patterns = PATTERNS[meal].filter((pattern) => pattern.every((course) => choices[meal].has(course)));
    const { low, high } = windows[at]!;
    const found: { plate: Plate; score: number }[] = [];
    for (let tried = 0; kcal > 0 && patterns.length > 0 && tried < TRIED[meal]; tried++) {
      if (tried % AT_ONCE === AT_ONCE - 1) yield;
      const servings = drawn(meal, low + (high - low) * random.share());
      if (servings === null) continue;
      const energy = servings.reduce((sum, { figures }) => sum + figures[0]!, 0);
      if (energy < low || energy > high) continue;
      const plate = lay({ ...emptyPlate(), isShared: true }, servings, meal);
      const aims = [grams.CARBS, grams.FAT, grams.PROTEIN];
      const away = aims.reduce(
        (sum, aim, nth) => sum + (Math.abs(plate.figures[nth + 1]! - aim) * KCAL_PER_GRAM[nth]!) / kcal,
        0,
      );
      const taste = wishes ? servings.reduce((sum, { choice }) => sum + wishes[choice.at]!.taste, 0) : 0;
      found.push({ plate, score: plate.cost + BALANCE * away + taste });
    }
    found.sort((one, other) => one.score - other.score);
    const pool = found.slice(0, Math.ceil(found.length * KEPT)).map(({ plate }) => plate);
    pools.set(meal, pool);
    yield;

    /** Of two dishes the one that is liked more: a pool that is drawn without asking has too little of it to choose from. */
    function liked(all: readonly Choice[]): Choice {
      const choice = pick(all);
      if (wishes === null) return choice;
      const other = pick(all);
      return wishes[other.at]!.taste < wishes[choice.at]!.taste ? other : choice;
    }

    /** A meal of dishes that do not clash, of which one has the size that brings it to its energy. */
    function drawn(of: Meal, aimed: number): Serving[] | null {
      const servings: Serving[] = [];
      for (const course of pick(patterns)) {
        const all = choices[of].get(course)!;
        let choice = liked(all);
        for (let draw = 1; clashes(choice, servings, -1, relate); draw++) {
          if (draw === MOST_DRAWS) return null;
          choice = liked(all);
        }
        servings.push(pick(choice.servings));
      }
      // The largest dishes have the room for it; each is brought as near as it can, one after the other.
      let left = aimed - servings.reduce((sum, { figures }) => sum + figures[0]!, 0);
      for (let turn = 0; turn < servings.length && Math.abs(left) > (high - low) / 4; turn++) {
        const nth = turn === 0 ? random.below(servings.length) : turn % servings.length;
        const before = servings[nth]!;
        const after = nearest(before.choice, before.figures[0]! + left);
        servings[nth] = after;
        left -= after.figures[0]! - before.figures[0]!;
      }
      return servings;
    }
  }
  return eachMeal((meal) => pools.get(meal) ?? []);
}

/** Those of some meals whose figures are the nearest to those of one, the nearest first. */
export function nearestOf(plate: Plate, pool: readonly Plate[], random: Random): readonly Plate[] {
  const near: Plate[] = [];
  const aways: number[] = [];
  for (let tried = 0; tried < NEAR.among; tried++) {
    const other = pool[random.below(pool.length)]!;
    let away = Math.abs(other.figures[0]! - plate.figures[0]!);
    for (let nth = 0; nth < KCAL_PER_GRAM.length; nth++)
      away += Math.abs(other.figures[nth + 1]! - plate.figures[nth + 1]!) * KCAL_PER_GRAM[nth]!;
    let at = near.length;
    if (at === NEAR.kept && away >= aways[at - 1]!) continue;
    if (other === plate || isSameChoice(other.servings, plate.servings)) continue;
    if (at === NEAR.kept) at -= 1;
    for (; at > 0 && aways[at - 1]! > away; at--) {
      near[at] = near[at - 1]!;
      aways[at] = aways[at - 1]!;
    }
    near[at] = other;
    aways[at] = away;
  }
  return near;
}
