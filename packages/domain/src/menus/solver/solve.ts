import { EXPLAINING_CHECKS, findConflict, type MenuConflict } from './conflict.ts';
import { exhaustDay } from './exhaust-day.ts';
import { modelOf, type Model, type ModelDay } from './model.ts';
import type { FilledMeal, MenuProblem } from './problem.ts';
import { ruleKey, type MenuRule } from './rules.ts';
import type { PlacedFood } from './search-day.ts';
import { searchPlan } from './search-plan.ts';

export interface SolveProgress {
  phase: 'FILLING' | 'EXPLAINING';
  /** Days filled, of those to fill. */
  done: number;
  of: number;
}

export type SolveResult =
  | { status: 'SOLVED'; meals: readonly FilledMeal[] }
  /** Proven: no menu keeps these rules. */
  | { status: 'IMPOSSIBLE'; conflict: MenuConflict }
  /** No menu was found, and none was proven impossible. */
  | { status: 'NOT_FOUND'; week: number; day: number };

/**
 * Fills meals so that every rule is kept, step by step: the caller decides when to go on, shows the progress, or stops
 * for good. The same problem and seed always give the same menu.
 *
 * @param without rules that are left out
 */
export function* solveMenuSteps(
  problem: MenuProblem,
  seed: number,
  without: readonly MenuRule[] = [],
): Generator<SolveProgress, SolveResult> {
  const left = new Set(without.map(ruleKey));
  const model = modelOf(problem, (key) => !left.has(key));
  const of = model.days.filter(({ fill }) => fill.length > 0).length;
  let at = model.days[0];
  if (!model.isContradictory) {
    const steps = searchPlan(model, seed);
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield { phase: 'FILLING', done: step.value, of };
    if (step.value.isSolved) return { status: 'SOLVED', meals: mealsOf(model, step.value.days) };
    at = step.value.failed;
    if (of === 1) {
      const tried = exhaustDay(model, at);
      const usesLeft = (food: number) => model.usesPerWeek - usesKept(model, at!.week, food);
      if (tried.kind === 'FOUND' && tried.placed.every(({ food }) => usesLeft(food) > 0))
        return { status: 'SOLVED', meals: mealsOf(model, new Map([[at, tried.placed]])) };
    }
  }
  if (at === undefined) return { status: 'SOLVED', meals: [] };
  // A kept meal that contradicts a rule may be on any day.
  const days = model.isContradictory ? model.days : [at];
  const effort = { checks: EXPLAINING_CHECKS };
  for (const { week, day } of days) {
    if (effort.checks <= 0) break;
    const steps = findConflict(problem, { week, day }, seed, left, effort);
    let step = steps.next();
    for (; !step.done; step = steps.next()) yield { phase: 'EXPLAINING', done: 0, of };
    if (step.value !== null) return { status: 'IMPOSSIBLE', conflict: step.value };
  }
  return { status: 'NOT_FOUND', week: at.week, day: at.day };
}

/** `solveMenuSteps` without a break. */
export function solveMenu(
  problem: MenuProblem,
  seed: number,
  without: readonly MenuRule[] = [],
): SolveResult {
  const steps = solveMenuSteps(problem, seed, without);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

function usesKept(model: Model, week: number, food: number): number {
  return model.days
    .filter((day) => day.week === week)
    .reduce((sum, { fixedFoods }) => sum + fixedFoods.filter((each) => each === food).length, 0);
}

function mealsOf(model: Model, days: ReadonlyMap<ModelDay, readonly PlacedFood[]>): FilledMeal[] {
  return model.days.flatMap((day) =>
    day.fill.map((meal): FilledMeal => ({
      week: day.week,
      day: day.day,
      meal: model.meals[meal]!.meal,
      foods: (days.get(day) ?? [])
        .filter((placed) => placed.meal === meal)
        .map(({ food, halves }) => ({ foodId: model.foods[food]!.id, portions: halves / 2 })),
    })),
  );
}
