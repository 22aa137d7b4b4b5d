import {
  COUNTED,
  COUNTS_FROM,
  OCCASION,
  type ComposerDish,
  type FoodKind,
  type WeekExpectations,
} from '../food-facts.ts';
import type { Meal } from '../../nutritional-plans/index.ts';

export type Course = ComposerDish['dish']['course'];

/** A dish as a week counts it. */
export interface Choice {
  readonly of: ComposerDish;
  readonly at: number;
  readonly course: Course;
  readonly isMain: boolean;
  /** It stands in for what this person can eat. */
  readonly isStandIn: boolean;
  /** By the numbers of the week's foods. */
  readonly foods: readonly number[];
  readonly prominent: readonly number[];
  /** Kinds of mains of the dish as it is written, by their number. */
  readonly mains: number;
  /** One for each level, made once: a search has millions. */
  readonly servings: readonly Serving[];
}

/** A dish on a plate, and which of its levels. */
export interface Serving {
  readonly choice: Choice;
  readonly level: number;
  /** Energy, carbohydrate, fat and protein, and then what is counted. */
  readonly figures: Float64Array;
}

/** What a week may be made of. */
export interface Kitchen {
  readonly choices: readonly Choice[];
  /** Ids of what is bought, oils and butters first. */
  readonly foods: readonly string[];
  readonly fats: number;
}

/** What a meal is made of, and what is counted about it. A search writes over plates that are not on the table. */
export interface Plate {
  servings: readonly Serving[];
  readonly figures: Float64Array;
  /** Frequencies, by their number, that it is an occasion of. */
  occasions: number;
  /** Kinds of mains, by their number, that it has. */
  mains: number;
  /** What is not liked about its dishes beside one another, and about the meal all told. */
  alike: number;
  cost: number;
}

export const NUTRIENT_FIGURES = 4;
const FIGURES = NUTRIENT_FIGURES + COUNTED.length;
export const figureOf = (kind: (typeof COUNTED)[number]): number => NUTRIENT_FIGURES + COUNTED.indexOf(kind);
const MAINS: readonly FoodKind[] = ['FISH', 'MEAT', 'EGGS', 'LEGUMES'];
const AT_MAINS = MAINS.map(figureOf);
const [AT_MAIN, AT_VEGETABLE, AT_STAPLE, AT_LEGUMES] = (
  ['MAIN', 'VEGETABLE', 'STAPLE', 'LEGUMES'] as const
).map(figureOf) as [number, number, number, number];
const MAIN_COURSES: readonly Course[] = ['FIRST', 'SECOND', 'SINGLE'];

/** What weighs how much beside everything else that is not liked. */
const WEIGHTS = {
  missing: 9,
  sameMainTwice: 4,
  sameFoodTwice: 1.2,
  twoGarnishes: 2.5,
  legumesAtNight: 0.3,
  standIn: 2.5,
  /** A step from a dish as it is written. */
  size: 0.03,
  /** A dish that was to be kept and is not, and one that is added, as a share of that. */
  replaced: 8,
  added: 0.25,
};

/** @param restrictions of the person who eats */
export function kitchenOf(dishes: readonly ComposerDish[], restrictions: readonly string[]): Kitchen {
  const fats = new Set(dishes.flatMap(({ fatIds }) => fatIds));
  const foods = [...new Set([...fats, ...dishes.flatMap(({ foodIds }) => foodIds)])];
  const numbers = new Map(foods.map((id, at) => [id, at]));
  const choices = dishes.map((of, at): Choice => {
    const { course } = of.dish;
    const servings: Serving[] = [];
    const all = of.levels.map(({ kcal, CARBS, FAT, PROTEIN, counts }) => {
      const figures = new Float64Array(FIGURES);
      figures.set([kcal, CARBS, FAT, PROTEIN]);
      figures.set(counts, NUTRIENT_FIGURES);
      return figures;
    });
    const choice = {
      ...{ of, at, course, servings, isMain: MAIN_COURSES.includes(course) },
      isStandIn: of.standsInFor.length > 0 && !of.standsInFor.some((one) => restrictions.includes(one)),
      foods: of.foodIds.map((id) => numbers.get(id)!),
      prominent: of.prominent.map((id) => numbers.get(id)!),
      mains: mainsOf(all[(all.length - 1) / 2]!),
    };
    servings.push(...all.map((figures, level) => ({ choice, level, figures })));
    return choice;
  });
  return { choices, foods, fats: fats.size };
}

function mainsOf(figures: Float64Array): number {
  let mains = 0;
  for (let at = 0; at < AT_MAINS.length; at++) if (figures[AT_MAINS[at]!]! >= OCCASION) mains |= 1 << at;
  return mains;
}

export const emptyPlate = (): Plate => ({
  ...{ servings: [], figures: new Float64Array(FIGURES), occasions: 0, mains: 0, alike: 0, cost: 0 },
});

/** How meals become plates: what of a meal counts towards which frequency, and what is not liked about it. */
export function layer({ frequencies, staples }: WeekExpectations) {
  const atKinds = Int32Array.from(frequencies, ({ kind }) => figureOf(kind));
  const from = Float64Array.from(frequencies, ({ most }) => (most === 0 ? Number.EPSILON : OCCASION));
  /** @param given dishes that the meal has, and keeps where it can */
  return (plate: Plate, servings: readonly Serving[], meal: Meal, given: readonly Serving[] = []): Plate => {
    const { figures } = plate;
    const isMain = meal === 'LUNCH' || meal === 'DINNER';
    figures.fill(0);
    let [cost, garnishes] = [0, 0];
    for (const { choice, level, figures: own } of servings) {
      for (let at = 0; at < FIGURES; at++) figures[at]! += own[at]!;
      if (choice.of.hasGarnish) garnishes += 1;
      if (choice.isStandIn) cost += WEIGHTS.standIn;
      cost += WEIGHTS.size * Math.abs(level - (choice.servings.length - 1) / 2);
    }
    let occasions = 0;
    for (let at = 0; at < atKinds.length; at++) if (figures[atKinds[at]!]! >= from[at]!) occasions |= 1 << at;
    if (isMain) {
      if (figures[AT_MAIN]! < COUNTS_FROM) cost += WEIGHTS.missing;
      if (figures[AT_VEGETABLE]! < COUNTS_FROM) cost += WEIGHTS.missing;
      if (staples && meal === 'LUNCH' && figures[AT_STAPLE] === 0) cost += WEIGHTS.missing;
      if (meal === 'DINNER' && figures[AT_LEGUMES]! >= OCCASION) cost += WEIGHTS.legumesAtNight;
      cost += WEIGHTS.twoGarnishes * Math.max(0, garnishes - 1);
    }
    if (!isSameChoice(plate.servings, servings)) plate.alike = alikeIn(servings);
    if (given.length > 0) {
      const kept = given.filter(({ choice }) => servings.some((each) => each.choice === choice)).length;
      cost += WEIGHTS.replaced * (given.length - kept + WEIGHTS.added * (servings.length - kept));
    }
    plate.servings = servings;
    plate.occasions = occasions;
    plate.mains = isMain ? mainsOf(figures) : 0;
    plate.cost = cost + plate.alike;
    return plate;
  };
}
export type Lay = ReturnType<typeof layer>;

function isSameChoice(these: readonly Serving[], those: readonly Serving[]): boolean {
  if (these.length !== those.length) return false;
  for (let at = 0; at < these.length; at++) if (these[at]!.choice !== those[at]!.choice) return false;
  return true;
}

/** Two dishes of legumes in one meal, or two of tomatoes. */
function alikeIn(servings: readonly Serving[]): number {
  let cost = 0;
  for (let one = 0; one < servings.length; one++)
    for (let other = one + 1; other < servings.length; other++) {
      const [first, second] = [servings[one]!.choice, servings[other]!.choice];
      if ((first.mains & second.mains) !== 0) cost += WEIGHTS.sameMainTwice;
      for (const food of first.prominent) if (second.prominent.includes(food)) cost += WEIGHTS.sameFoodTwice;
    }
  return cost;
}
