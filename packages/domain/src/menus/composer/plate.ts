import type { Meal } from '../../nutritional-plans/index.ts';
import {
  COUNTED,
  COUNTS_FROM,
  NUTRIENT_FIGURES,
  OCCASION,
  type ComposerDish,
  type FoodKind,
  type WeekExpectations,
  DISH_LEVELS,
  mayBeMainTwice,
  type JudgedPortion,
  isBeyondExpectations,
  isLunchAtBreakfast,
  isMainOfWeek,
  isNamed,
  isNamedLight,
  isNamedVegetable,
  isOfTablePart,
  likenessOf,
  mainBasesOf,
  MOST_VEGETABLE_DISHES,
  nameOfLight,
  tablePartsFor,
  vegetablesOfMain,
  basesOf,
  BREAD_TOLERANCE,
  CARBOHYDRATE_AWAY,
  CARBOHYDRATE_SHARES,
  isCooked,
  isDrink,
  isNibbled,
  isNotForChild,
  isOfRawVegetables,
  leastProteinOfMain,
  limitsOf,
  MAIN_COURSES,
  MAIN_SHARE_OF_PROTEIN,
  MOST_COOKED,
  mostBreadAtBreakfast,
  mostCarbohydrateOfMain,
} from '../food-facts.ts';

export type Course = ComposerDish['dish']['course'];

/** A dish as a week counts it. */
export interface Choice {
  readonly of: ComposerDish;
  readonly at: number;
  /** By which it is the same dish as another: the first of those that are alike. */
  readonly like: number;
  readonly course: Course;
  readonly isMain: boolean;
  /** The judge would find it odd for this person, or at breakfast. */
  readonly isOdd: boolean;
  readonly isOddAtBreakfast: boolean;
  readonly isOddBetweenMeals: boolean;
  /** Coffee, milk or a shake, which a breakfast has. */
  readonly isDrink: boolean;
  readonly isCooked: boolean;
  readonly isRaw: boolean;
  readonly isDear: boolean;
  /** What it is of, by the numbers of the kitchen's bases. */
  readonly bases: readonly number[];
  /** By the numbers of the week's foods. */
  readonly foods: readonly number[];
  /** What the eater would name of it: foods that another dish of the meal, the other main meal, the next meal should not
   *  have again, and those that have a number of times a week. */
  readonly named: readonly number[];
  readonly vegetables: readonly number[];
  readonly lights: readonly number[];
  readonly mainFoods: readonly number[];
  /** What it is of, by which the next main meal should be of something else. */
  readonly mainBases: readonly number[];
  /** What a table has once that it is of, by its number. */
  readonly parts: number;
  /** Kinds of mains of the dish, by their number. */
  readonly mains: number;
  /** Its sizes that are not odd, the smallest first, made once: a search has millions. */
  readonly servings: readonly Serving[];
}

/** A dish on a plate, and which of its levels. */
export interface Serving {
  readonly choice: Choice;
  readonly level: number;
  /** Its place among the servings of the dish. */
  readonly at: number;
  /** Energy, carbohydrate, fat and protein, and then what is counted. */
  readonly figures: Float64Array;
}

/** What a week may be made of. */
export interface Kitchen {
  readonly choices: readonly Choice[];
  /** Ids of what is bought, oils and butters first. */
  readonly foods: readonly string[];
  readonly fats: number;
  /** Times a week that a food may be the main of a meal, by its number. */
  readonly mostAWeek: Float64Array;
  /** What a day has once, or a week a few times. */
  readonly bases: readonly { readonly onceADay: boolean; readonly mostAWeek: number }[];
  /** Why two dishes do not go together, as bits of `APART`. */
  readonly relate: Relate;
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
  /** Of a pool, from which other days take it too: nothing is written over it. */
  readonly isShared?: boolean;
  /** Meals of the pool that have nearly the same figures: a day that keeps its rules keeps them with one of those. */
  near?: readonly Plate[] | undefined;
}

const FIGURES = NUTRIENT_FIGURES + COUNTED.length;
export const figureOf = (kind: (typeof COUNTED)[number]): number => NUTRIENT_FIGURES + COUNTED.indexOf(kind);
const MAINS: readonly FoodKind[] = ['FISH', 'MEAT', 'EGGS', 'LEGUMES'];
const AT_MAINS = MAINS.map(figureOf);
const AT = {
  main: figureOf('MAIN'),
  staple: figureOf('STAPLE'),
  legumes: figureOf('LEGUMES'),
  proteinFood: figureOf('PROTEIN_FOOD'),
  mainProtein: figureOf('MAIN_PROTEIN'),
  bread: figureOf('BREAD_GRAMS'),
  dear: figureOf('DEAR_FISH'),
  vegetables: figureOf('VEGETABLE_GRAMS'),
};
const [AT_CARBOHYDRATE, AT_PROTEIN] = [1, 3];

/** What weighs how much beside everything else that is not liked. */
const WEIGHTS = {
  missing: 9,
  onceOnATable: 9,
  sameMainTwice: 4,
  sameFoodTwice: 9,
  legumesAtNight: 0.3,
  /** Steps from a dish as it is written, and their square: a recipe looks best as it was thought. */
  size: 0.03,
  farSize: 0.02,
  /** A breakfast without anything to drink. */
  dryBreakfast: 9,
  /** For each tenth that is missing, or too much, so that less of it is liked better. */
  tenth: 0.5,
  cooked: 9,
  vegetableDish: 9,
  /** A dish that was to be kept and is not, and one that is added, as a share of that. */
  replaced: 45,
  added: 0.25,
};

export function kitchenOf(dishes: readonly ComposerDish[], expected: WeekExpectations): Kitchen {
  const fats = new Set(dishes.flatMap(({ fatIds }) => fatIds));
  const foods = [...new Set([...fats, ...dishes.flatMap(({ foodIds }) => foodIds)])];
  const numbers = new Map(foods.map((id, at) => [id, at]));
  const mostAWeek = new Float64Array(foods.length).fill(Infinity);
  const bases: { onceADay: boolean; mostAWeek: number }[] = [];
  const known = new Map<string, number>();
  const numberOf = (base: string, of: readonly JudgedPortion[]): number => {
    const before = known.get(base);
    if (before !== undefined) return before;
    bases.push(
      limitsOf(
        base,
        expected,
        of.find(({ food }) => food.id === base),
      ),
    );
    known.set(base, bases.length - 1);
    return bases.length - 1;
  };
  const alike = new Map<string, number>();
  const names = new Map<string, number>();
  const numberOfName = (name: string): number => {
    const number = names.get(name) ?? names.size;
    names.set(name, number);
    return number;
  };
  const choices = dishes.map((of, at): Choice => {
    const { course, id } = of.dish;
    const { largest } = of;
    const numbersOf = (is: (portion: (typeof largest)[number]) => boolean): number[] => [
      ...new Set(largest.filter(is).flatMap(({ food }) => numbers.get(food.id) ?? [])),
    ];
    for (const each of largest)
      if (isMainOfWeek(each)) mostAWeek[numbers.get(each.food.id)!] = each.food.plate!.perWeek;
    const servings: Serving[] = [];
    const likeness = likenessOf({ id, course, portions: largest });
    const like = alike.get(likeness) ?? at;
    alike.set(likeness, like);
    const basesOfIt = basesOf(largest);
    const portionsOf = ({ ingredients }: (typeof of.levels)[number]): JudgedPortion[] =>
      ingredients.map(({ grams }, nth) => ({ food: largest[nth]!.food, grams }));
    const isTooLarge = (each: (typeof of.levels)[number]) =>
      expected.isChild === true && portionsOf(each).some((portion) => isNotForChild(portion, expected));
    // What it is for certain, in whatever size.
    const smallest = portionsOf(of.levels.find((each) => !each.isOdd && !isTooLarge(each)) ?? of.levels[0]!);
    const choice = {
      ...{ of, at, like, course, servings, isMain: MAIN_COURSES.has(course) },
      isOdd: largest.some((each) => isBeyondExpectations(each, expected)),
      isOddAtBreakfast: largest.some((each) => isLunchAtBreakfast(each, expected)),
      isOddBetweenMeals: isNibbled(largest, expected),
      isDrink: smallest.some(isDrink),
      isCooked: isCooked(largest),
      // In every size: potatoes cook a small salad into a warm dish.
      isRaw: isOfRawVegetables(smallest) && isOfRawVegetables(largest),
      isDear: of.levels.some(({ figures }) => figures[AT.dear]! >= OCCASION),
      bases: basesOfIt.map((base) => numberOf(base, largest)),
      foods: of.foodIds.map((id) => numbers.get(id)!),
      named: numbersOf(isNamed),
      vegetables: numbersOf(isNamedVegetable),
      lights: [...new Set(largest.filter(isNamedLight).map((each) => numberOfName(nameOfLight(each))))],
      mainFoods: numbersOf(isMainOfWeek),
      mainBases: mainBasesOf(largest, expected).map(numberOfName),
      parts: tablePartsFor(expected).reduce(
        (all, part, bit) => all | (isOfTablePart(part, largest) ? 1 << bit : 0),
        0,
      ),
      mains: 0,
    };
    of.levels.forEach((each, level) => {
      if (each.isOdd || isTooLarge(each)) return;
      servings.push({ choice, level, at: servings.length, figures: each.figures });
      choice.mains |= mainsOf(each.figures);
    });
    return choice;
  });
  const once = MAINS.reduce((all, kind, bit) => all | (mayBeMainTwice(kind, expected) ? 0 : 1 << bit), 0);
  return { choices, foods, fats: fats.size, mostAWeek, bases, relate: relationsOf(choices.length, once) };
}

/** A dish in a size that it has, also where no other meal would be given it in that. */
export const servingOf = (choice: Choice, level: number): Serving =>
  choice.servings.find((each) => each.level === level) ?? {
    ...{
      choice,
      level,
      at: level < choice.of.levels.length / 2 ? 0 : Math.max(0, choice.servings.length - 1),
    },
    figures: choice.of.levels[level]!.figures,
  };

function mainsOf(figures: Float64Array): number {
  let mains = 0;
  for (let at = 0; at < AT_MAINS.length; at++) if (figures[AT_MAINS[at]!]! >= OCCASION) mains |= 1 << at;
  return mains;
}

export const emptyPlate = (): Plate => ({
  ...{ servings: [], figures: new Float64Array(FIGURES), occasions: 0, mains: 0, alike: 0, cost: 0 },
});

/**
 * How meals become plates: what of a meal counts towards which frequency, and what is not liked about it.
 *
 * @param aims grams of carbohydrate that a plan has at its meals
 */
export function layer(
  expected: WeekExpectations,
  { relate }: Pick<Kitchen, 'relate'>,
  hasSnacks: boolean,
  aims: Readonly<Record<Meal, number>>,
) {
  const { frequencies, staples, sparesSugar, day } = expected;
  const leastProtein = leastProteinOfMain(expected);
  const mostBread = mostBreadAtBreakfast(expected) * BREAD_TOLERANCE;
  const carbohydrate = sparesSugar === true ? (day?.carbohydrate ?? 0) : 0;
  const { main: ofMain, snack: ofSnack } = CARBOHYDRATE_SHARES;
  const mostOfMain = mostCarbohydrateOfMain(hasSnacks);
  const ofVegetables = vegetablesOfMain(expected);
  const atKinds = Int32Array.from(frequencies, ({ kind }) => figureOf(kind));
  const from = Float64Array.from(frequencies, ({ most }) => (most === 0 ? Number.EPSILON : OCCASION));
  /** @param given dishes that the meal has, and keeps where it can */
  return (plate: Plate, servings: readonly Serving[], meal: Meal, given: readonly Serving[] = []): Plate => {
    const { figures } = plate;
    const isMain = meal === 'LUNCH' || meal === 'DINNER';
    figures.fill(0);
    let cost = 0;
    let vegetableDishes = 0;
    for (const { level, figures: own } of servings) {
      for (let at = 0; at < FIGURES; at++) figures[at]! += own[at]!;
      if (isMain && own[AT.vegetables]! >= ofVegetables.dish) vegetableDishes += 1;
      const steps = Math.abs(level - DISH_LEVELS);
      cost += WEIGHTS.size * steps + WEIGHTS.farSize * steps * steps;
    }
    let occasions = 0;
    for (let at = 0; at < atKinds.length; at++) if (figures[atKinds[at]!]! >= from[at]!) occasions |= 1 << at;
    if (isMain) {
      if (figures[AT.main]! < COUNTS_FROM) cost += WEIGHTS.missing;
      else {
        const ofMain = figures[AT.mainProtein]! / MAIN_SHARE_OF_PROTEIN;
        cost += beyond(leastProtein - Math.min(figures[AT_PROTEIN]!, ofMain), leastProtein);
      }
      const grams = figures[AT.vegetables]!;
      cost += beyond(ofVegetables.least - grams, ofVegetables.least);
      cost += beyond(grams - ofVegetables.most, ofVegetables.most);
      cost += WEIGHTS.vegetableDish * Math.max(0, vegetableDishes - MOST_VEGETABLE_DISHES);
      if (staples && meal === 'LUNCH' && figures[AT.staple] === 0) cost += WEIGHTS.missing;
      if (meal === 'DINNER' && figures[AT.legumes]! >= OCCASION) cost += WEIGHTS.legumesAtNight;
    } else if (meal === 'BREAKFAST' && servings.length > 0) {
      if (figures[AT.proteinFood]! < COUNTS_FROM) cost += WEIGHTS.missing;
      cost += beyond(figures[AT.bread]! - mostBread, mostBread);
    }
    if (carbohydrate > 0 && servings.length > 0) {
      const share = figures[AT_CARBOHYDRATE]! / carbohydrate;
      const isSnack = !isMain && meal !== 'BREAKFAST';
      cost += beyond(share - (isSnack ? ofSnack.most : mostOfMain), 1);
      if (!isSnack) {
        cost += beyond(ofMain.least - share, 1);
        // What the week has in the mean is not known yet: it is near what the plan has.
        const away = Math.abs(figures[AT_CARBOHYDRATE]! - aims[meal]);
        cost += beyond(away - NEAR_AIM * CARBOHYDRATE_AWAY, CARBOHYDRATE_AWAY);
      }
    }
    if (!isSameChoice(plate.servings, servings))
      plate.alike = alikeIn(servings, relate) + dryIn(servings, meal) + cookedIn(servings);
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
/** Share of what a meal may be away from the mean within which it is from what the plan has. */
const NEAR_AIM = 0.8;
/** What is missing or too much, with a step at the limit and less and less to like beyond it. */
const beyond = (much: number, of: number): number =>
  much <= 0 ? 0 : WEIGHTS.missing + (10 * WEIGHTS.tenth * much) / of;

export type Lay = ReturnType<typeof layer>;

export function isSameChoice(these: readonly Serving[], those: readonly Serving[]): boolean {
  if (these.length !== those.length) return false;
  for (let at = 0; at < these.length; at++) if (these[at]!.choice !== those[at]!.choice) return false;
  return true;
}

/** Why two dishes do not go together: on one table, in two meals one after the other, at noon and at night. */
export const APART = {
  ...{ SAME_FOOD: 1, SAME_MAIN: 2, SAME_PART: 4, NEXT_MEAL: 8, OTHER_MAIN_MEAL: 16, SAME_BASE: 32 },
  NEXT_MAIN_MEAL: 64,
} as const;
const ON_ONE_TABLE = APART.SAME_FOOD | APART.SAME_MAIN | APART.SAME_PART | APART.SAME_BASE;
const KNOWN = 128;

/** @param once kinds of mains, by their number, of which a day has one main meal */
function relationsOf(dishes: number, once: number): Relate {
  // A search asks for the same pairs again and again, and never for most.
  const known = new Uint8Array(dishes * dishes);
  return (one, other) => {
    const place = one.at * dishes + other.at;
    const before = known[place]!;
    if (before !== 0) return before;
    const isApart =
      (one.mains & other.mains & once) !== 0 ||
      haveShared(one.mainFoods, other.mainFoods) ||
      haveShared(one.vegetables, other.vegetables);
    const relation =
      KNOWN |
      (haveShared(one.named, other.named) ? APART.SAME_FOOD : 0) |
      ((one.mains & other.mains) !== 0 ? APART.SAME_MAIN : 0) |
      ((one.parts & other.parts) !== 0 ? APART.SAME_PART : 0) |
      (haveShared(one.bases, other.bases) ? APART.SAME_BASE : 0) |
      (haveShared(one.lights, other.lights) ? APART.NEXT_MEAL : 0) |
      (haveShared(one.mainBases, other.mainBases) ? APART.NEXT_MAIN_MEAL : 0) |
      (isApart ? APART.OTHER_MAIN_MEAL : 0);
    known[place] = relation;
    known[other.at * dishes + one.at] = relation;
    return relation;
  };
}
export type Relate = (one: Choice, other: Choice) => number;

/** Whether a dish is too much like those of a meal, but for the one whose place it takes. */
export function clashes(choice: Choice, servings: readonly Serving[], but: number, relate: Relate): boolean {
  for (let at = 0; at < servings.length; at++)
    if (at !== but && (relate(choice, servings[at]!.choice) & ON_ONE_TABLE) !== 0) return true;
  return false;
}

/** Two dishes of legumes in one meal, or two of tomatoes. */
function alikeIn(servings: readonly Serving[], relate: Relate): number {
  let cost = 0;
  for (let one = 0; one < servings.length; one++)
    for (let other = one + 1; other < servings.length; other++) {
      const relation = relate(servings[one]!.choice, servings[other]!.choice);
      if ((relation & ON_ONE_TABLE) === 0) continue;
      if ((relation & APART.SAME_MAIN) !== 0) cost += WEIGHTS.sameMainTwice;
      if ((relation & (APART.SAME_FOOD | APART.SAME_BASE)) !== 0) cost += WEIGHTS.sameFoodTwice;
      if ((relation & APART.SAME_PART) !== 0) cost += WEIGHTS.onceOnATable;
    }
  return cost;
}

const dryIn = (servings: readonly Serving[], meal: Meal): number =>
  meal === 'BREAKFAST' && servings.length > 0 && !servings.some(({ choice }) => choice.isDrink)
    ? WEIGHTS.dryBreakfast
    : 0;

function cookedIn(servings: readonly Serving[]): number {
  let count = 0;
  for (let at = 0; at < servings.length; at++) if (servings[at]!.choice.isCooked) count += 1;
  return WEIGHTS.cooked * Math.max(0, count - MOST_COOKED);
}

function haveShared(these: readonly number[], those: readonly number[]): boolean {
  for (let at = 0; at < these.length; at++) if (those.includes(these[at]!)) return true;
  return false;
}

export function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
