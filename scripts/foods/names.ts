import type { FoodCategory } from '../../packages/domain/src/foods/index.ts';

export interface FoodToName {
  nameEs: string;
  nameEn: string;
  category: FoodCategory;
  unit: string;
  /** Of `roles.csv`. */
  role: string;
  /** Of `roles.csv`: `yes`, `cook` or `ingredient`. */
  edibleAsIs: string;
}

/** What nobody eats raw, whether or not the name of its source says that it is. */
const ALWAYS_COOKED: readonly FoodCategory[] = ['MEAT', 'FISH', 'SEAFOOD', 'EGGS'];
/** What is named raw unless its name says what was done to it. */
const COOKED_FRESH: readonly FoodCategory[] = ['VEGETABLES', 'TUBERS'];
const IS_PREPARED = /cocid|conserva|lata|asad|horno|vapor|frit|puré|sopa|crema|gazpacho/i;
/** Whose ingredients are flours, starches and yeast. */
const STARCHES: readonly FoodCategory[] = ['CEREALS', 'LEGUMES', 'TUBERS'];

const WORDS = {
  raw: [' (peso en crudo)', ' (raw weight)'],
  dry: [' (peso en seco)', ' (dry weight)'],
  toCook: [' (para cocinar)', ' (to cook)'],
} as const;

/**
 * How a food that is not edible as it is is called by who eats it: "Merluza cruda" in a menu reads as if it were eaten raw,
 * while the figures are those of its raw weight. What is counted in pieces has no weight to explain. The name of the source
 * stays a synonym, by which it is found.
 *
 * @returns null for a food that is eaten as it is named
 */
export function eatenNames(food: FoodToName): { nameEs: string; nameEn: string; synonyms: string[] } | null {
  const state = stateOf(food);
  if (state === null) return null;
  const [es, en] = WORDS[food.unit === 'U' ? 'toCook' : state];
  const bareEs = food.nameEs.replace(state === 'dry' ? /,? (crud|sec)[oa]s?\b/ : /,? crud[oa]s?\b/, '');
  const bareEn = food.nameEn.replace(/, (raw|dry)$/, '');
  return { nameEs: bareEs + es, nameEn: bareEn + en, synonyms: [food.nameEs, food.nameEn] };
}

function stateOf({ nameEs, nameEn, category, role, edibleAsIs }: FoodToName): keyof typeof WORDS | null {
  if (edibleAsIs === 'yes') return null;
  if (/, dry$/.test(nameEn)) return 'dry';
  if (/, raw$/.test(nameEn) || / crud[oa]s?\b/.test(nameEs) || ALWAYS_COOKED.includes(category)) return 'raw';
  if (edibleAsIs === 'cook' && COOKED_FRESH.includes(category) && !IS_PREPARED.test(nameEs)) return 'raw';
  return role === 'INGREDIENT_ONLY' && STARCHES.includes(category) ? 'toCook' : null;
}
