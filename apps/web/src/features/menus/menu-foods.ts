import type { MenuFood, MenuFoods } from '@healzy/api/menus';
import { brokenRestrictions, NOTHING_KNOWN, type FoodRestriction } from '@healzy/domain/foods';
import {
  datedFoods,
  isExcludedBy,
  NO_PREFERENCES,
  NOTHING_EXCLUDED,
  tasteOfDishes,
  tasteOfFoods,
  type EarlierFood,
  type FoodExclusions,
  type FoodLookup,
  type FoodPreferences,
  type Taste,
  type MenuFoodFacts,
} from '@healzy/domain/menus';
import { nearWords, searchKey, wordForms } from '@healzy/domain/shared';

/** The foods that menus of a plan can be made of, by id and in the order in which they are offered. */
export interface MenuFoodIndex {
  readonly facts: readonly MenuFoodFacts[];
  readonly byId: ReadonlyMap<string, MenuFoodFacts>;
  readonly named: ReadonlyMap<string, MenuFood>;
  readonly foodOf: FoodLookup;
  /** Names of a food as it is, or as it was at the instant of a meal's figures. */
  readonly namedAt: (
    id: string,
    figuresAt: string | undefined,
  ) => Pick<MenuFood, 'nameEs' | 'nameEn'> | undefined;
  /** Foods of these menus that have changed, as they were. */
  readonly earlier: readonly EarlierFood[];
  /** The instant at which the foods are so; null where that is not known. */
  readonly readAt: string | null;
  /** Whether the patient will not eat it. */
  readonly isExcluded: (id: string) => boolean;
  /** How the patient likes it. */
  readonly tasteOf: (id: string) => Taste;
  /** The same of a dish, as it is said of the dish itself. */
  readonly tasteOfDish: (id: string) => Taste;
  readonly keys: readonly { id: string; key: string }[];
  /** Where all other foods are searched; null where there are no others. */
  readonly planId: string | null;
}

export const factsOf = ({
  energy,
  protein,
  fat,
  carbohydrate,
  portions = [],
  ...food
}: MenuFood): MenuFoodFacts => ({
  ...food,
  tier: food.tier as MenuFoodFacts['tier'],
  portions: portions.map(({ nameEs = null, nameEn = null, grams }) => ({ nameEs, nameEn, grams })),
  recipe: null,
  carbohydrateKind: null,
  nutrients: { ...NOTHING_KNOWN, energy, protein, fat, carbohydrate },
});

/** Foods of which no change is known. */
interface Unchanged {
  readonly earlier: readonly [];
  readonly readAt: null;
}
const UNCHANGED: Unchanged = { earlier: [], readAt: null };

export function menuFoodIndex(
  foods: readonly MenuFood[],
  exclusions: FoodExclusions = NOTHING_EXCLUDED,
  planId: string | null = null,
  { earlier: formerly, readAt }: Pick<MenuFoods, 'earlier' | 'readAt'> | Unchanged = UNCHANGED,
  preferences: FoodPreferences = NO_PREFERENCES,
): MenuFoodIndex {
  const facts = foods.map(factsOf);
  const byId = new Map(facts.map((food) => [food.id, food]));
  const excludes = isExcludedBy(exclusions);
  const taste = tasteOfFoods(preferences);
  const tasteOfDish = tasteOfDishes(preferences, (id) => byId.get(id));
  const named = new Map(foods.map((food) => [food.id, food]));
  const earlier = formerly.map(({ foodId, until, food, nutrients }) => ({
    foodId,
    until,
    food: { ...factsOf(food), nutrients },
  }));
  return {
    planId,
    facts,
    byId,
    earlier,
    readAt,
    named,
    namedAt: datedFoods((id) => named.get(id), formerly),
    foodOf: datedFoods((id) => byId.get(id), earlier),
    isExcluded: (id) => excludes(id, byId.get(id)),
    tasteOf: (id) => taste(id, byId.get(id)),
    tasteOfDish: (id) => tasteOfDish({ id, ingredients: [] }),
    keys: foods.map(({ id, nameEs, nameEn, synonyms }) => ({
      id,
      key: searchKey([nameEs, nameEn, ...synonyms].filter(Boolean).join(' ')),
    })),
  };
}

/** What each word of a search means: itself, its other number, and where no food has either, the nearest words there are. */
function meantBy(words: readonly string[], keys: MenuFoodIndex['keys']): string[][] {
  const padded = keys.map(({ key }) => ` ${key.replace(/[^\p{L}\p{N}]+/gu, ' ')} `);
  return words.map((word) => {
    const own = [` ${word}`, ...wordForms(word).map((form) => ` ${form} `)];
    if (padded.some((key) => own.some((each) => key.includes(each)))) return own;
    const all = new Set(padded.flatMap((key) => key.split(' ')));
    return [
      ...own,
      ...nearWords(word, all)
        .flatMap((near) => [near, ...wordForms(near)])
        .map((near) => ` ${near} `),
    ];
  });
}

/**
 * Foods of which every word of the search begins a word, without accents, or is meant by it; names that begin with it come
 * first, and what is only meant last.
 */
export function searchFoods({ keys }: MenuFoodIndex, search: string, limit: number): string[] {
  const words = searchKey(search).split(' ').filter(Boolean);
  if (words.length === 0) return keys.slice(0, limit).map(({ id }) => id);
  const found: { id: string; rank: number }[] = [];
  const meant = meantBy(words, keys);
  for (const { id, key } of keys) {
    const padded = ` ${key.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    if (!meant.every((ways) => ways.some((way) => padded.includes(way)))) continue;
    const isExact = meant.every(([own]) => padded.includes(own!));
    found.push({ id, rank: !isExact ? 2 : key.startsWith(words[0]!) ? 0 : 1 });
  }
  return found
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ id }) => id);
}

/**
 * Whether a person with these restrictions may and will eat a food; not when it does not state what it contains.
 */
export const suitabilityOf =
  (
    { foodOf, isExcluded }: Pick<MenuFoodIndex, 'foodOf' | 'isExcluded'>,
    restrictions: readonly FoodRestriction[],
  ) =>
  (foodId: string): boolean => {
    const { broken, isUnknown } = brokenRestrictions(foodOf(foodId, undefined), restrictions);
    return broken.length === 0 && !isUnknown && !isExcluded(foodId);
  };
