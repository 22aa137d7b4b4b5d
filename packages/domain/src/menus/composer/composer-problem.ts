import type { Meal } from '../../nutritional-plans/index.ts';
import type { ComposerDish, WeekExpectations } from '../food-facts.ts';
import type { MenuProblem } from '../solver/problem.ts';
import type { WeekPreferences } from './preferences.ts';
import type { Sums } from './rules.ts';
import type { Earlier } from './tally.ts';

/** A dish of a draft, and which of its levels. */
export interface Slot {
  readonly dish: ComposerDish;
  readonly level: number;
}
export type Draft = Record<Meal, readonly Slot[]>;

/** A day of which some meals are composed, and the others stay. */
export interface DayToCompose {
  readonly fill: readonly Meal[];
  /** What its other meals have; null where that is not known or one of them is empty, and then sets no rule. */
  readonly kept: Sums | null;
  /** Dishes of the meals that stay, and those of a meal to compose that keeps its dishes where another size will do. */
  readonly dishes: Draft;
  /** Meals to compose of which the dishes are kept: all where other sizes are enough, and else as many as can be. */
  readonly scaled: readonly Meal[];
  /** Those of them of which nothing but the sizes may change. */
  readonly sized: readonly Meal[];
  /** The same day with more that may change, tried one after the other where nothing is found otherwise. */
  readonly wider: readonly DayToCompose[];
}

export interface ComposerProblem {
  readonly dishes: readonly ComposerDish[];
  readonly targets: MenuProblem['targets'];
  readonly limits: MenuProblem['limits'];
  /** Of this person: no dish that has, or may have, one of them. */
  readonly restrictions: readonly string[];
  /** Ids of what this person does not eat. */
  readonly excluded: readonly string[];
  readonly days: readonly DayToCompose[];
  /** What the week is composed for, and judged by. */
  readonly expected: WeekExpectations;
  readonly earlier?: Earlier | undefined;
  /** What this person likes, and has time for. */
  readonly preferences?: WeekPreferences | undefined;
}
