import { tasteOfDishes, type CookingDay, type FoodPreferences } from '../food-preferences.ts';
import type { Meal } from '../../nutritional-plans/index.ts';
import { placeOf, type Plates } from './week-plates.ts';
import type { Company } from './company.ts';
import type { Choice, Plate } from './plate.ts';

/** What a person wishes of a week: no rule, and asked after every rule. */
export interface WeekPreferences {
  readonly preferences: FoodPreferences;
  readonly days: readonly CookingDay[];
  /** Days on which dishes may take longer, because nothing was found otherwise. */
  readonly unhurried?: ReadonlySet<number>;
}

/**
 * What weighs how much beside what the composer goes by. A dish that takes too long weighs more than anything else that is
 * not liked, so that a week without one is found or none. What is not liked weighs as much as a week
 * with too little fish, and what is liked less than a dish that comes back too often, so that nobody has salmon all week.
 */
const WEIGHTS = {
  tooSlow: 30,
  /** Where nothing was found otherwise, and for every ten minutes more. */
  slow: 3,
  slower: 1,
  dislikedDish: 14,
  disliked: 5,
  liked: -1.4,
  likedDish: -2,
  /** Takes back what it costs that a dish is had on two days in a row, and as much as one with too little of something. */
  leftover: -30,
};

/** Minutes that what does not say how long it takes is taken for, and beyond which longer is no worse. */
const LONGEST = 120;

/** What of a choice is asked again and again. */
export interface Wish {
  readonly taste: number;
  /** Minutes that it takes; one that does not say is not known to be quick. */
  readonly minutes: number;
  /** Whether it is a main dish that is good on the next day too. */
  readonly keeps: boolean;
}

/** What is wished of each choice, by its place among them. */
export function wishesOf(choices: readonly Choice[], preferences: FoodPreferences): readonly Wish[] {
  const categories = new Map(
    choices.flatMap(({ of }) => of.largest.map(({ food }) => [food.id, food] as const)),
  );
  const tasteOf = tasteOfDishes(preferences, (id) => categories.get(id));
  const [liked, disliked] = [new Set(preferences.likedDishIds), new Set(preferences.dislikedDishIds)];
  return choices.map(({ of: { dish }, isMain }): Wish => {
    const taste = tasteOf(dish);
    return {
      taste:
        taste === 'NEUTRAL'
          ? 0
          : taste === 'LIKED'
            ? WEIGHTS[liked.has(dish.id) ? 'likedDish' : 'liked']
            : WEIGHTS[disliked.has(dish.id) ? 'dislikedDish' : 'disliked'],
      minutes: dish.minutes ?? Infinity,
      keeps: isMain && (dish.keepsDays ?? 0) >= 1,
    };
  });
}

/** How meals go together for somebody with preferences: as for anybody, and by what they like and have time for. */
export function preferring(
  company: Company,
  choices: readonly Choice[],
  wanted: WeekPreferences | undefined,
): Company {
  if (wanted === undefined) return company;
  const { preferences, days, unhurried } = wanted;
  const wishes = wishesOf(choices, preferences);
  const disliked = new Set(preferences.dislikedDishIds);
  const { wantsLeftovers } = preferences;
  const has = (plate: Plate | undefined, choice: Choice): boolean =>
    plate !== undefined && plate.servings.some((each) => each.choice === choice);
  /** What was cooked in the evening is lunch at work, and at most five times a week. */
  const isForLeftovers = (day: number): boolean => wantsLeftovers && day > 0 && days[day]?.isWorkday === true;
  const isLeftover = (choice: Choice, plates: Plates, day: number, meal: Meal): boolean =>
    meal === 'LUNCH' &&
    isForLeftovers(day) &&
    wishes[choice.at]!.keeps &&
    has(plates[placeOf(day - 1, 'DINNER')], choice);
  const isSlow = (choice: Choice, day: number): boolean => {
    const most = days[day]?.minutes;
    return most != null && wishes[choice.at]!.minutes > most;
  };
  const slowness = (choice: Choice, day: number): number => {
    if (!isSlow(choice, day)) return 0;
    if (!unhurried?.has(day)) return WEIGHTS.tooSlow;
    const over = Math.min(LONGEST, wishes[choice.at]!.minutes) - days[day]!.minutes!;
    return WEIGHTS.slow + (WEIGHTS.slower * over) / 10;
  };

  const costAt = (plates: Plates, day: number, meal: Meal): number => {
    const plate = plates[placeOf(day, meal)];
    if (!plate) return 0;
    let cost = 0;
    for (let at = 0; at < plate.servings.length; at++) {
      const { choice } = plate.servings[at]!;
      cost += wishes[choice.at]!.taste;
      const isAgain = isLeftover(choice, plates, day, meal);
      if (isAgain) cost += WEIGHTS.leftover;
      else cost += slowness(choice, day);
      if (meal !== 'DINNER' || !isForLeftovers(day + 1) || !wishes[choice.at]!.keeps) continue;
      // What this evening's dish is to the lunch of the next day changes with it.
      if (!has(plates[placeOf(day + 1, 'LUNCH')], choice)) continue;
      cost += WEIGHTS.leftover;
      cost -= slowness(choice, day + 1);
    }
    return cost;
  };
  return {
    costOf: (plates, day, meal) => company.costOf(plates, day, meal) + costAt(plates, day, meal),
    isOdd: (choice, plates, day, meal) =>
      disliked.has(choice.of.dish.id) ||
      (isSlow(choice, day) && !unhurried?.has(day) && !isLeftover(choice, plates, day, meal)) ||
      company.isOdd(choice, plates, day, meal),
    fits: ({ servings }, day) =>
      unhurried?.has(day) === true || servings.every(({ choice }) => !isSlow(choice, day)),
    ...(wantsLeftovers
      ? {
          offer: (course, plates, day, meal) =>
            meal === 'LUNCH' && isForLeftovers(day)
              ? plates[placeOf(day - 1, 'DINNER')]?.servings.find(
                  ({ choice }) => (course === null || choice.course === course) && wishes[choice.at]!.keeps,
                )?.choice
              : undefined,
        }
      : {}),
  };
}
