import type { FoodCategory } from './option-sets.ts';
import type { NutrientAmounts } from './nutrients.ts';

/**
 * Exchange groups: one exchange is 10 g of available carbohydrate, protein or fat, 200 ml of milk, or 150 g of vegetables.
 * Protein foods are apart by their fat per 100 g: below 5, below 12, and more.
 */
export const EXCHANGE_GROUPS = [
  'CARB',
  'LEGUME_CARB',
  'FRUIT',
  'FRUIT_JUICE',
  'CARB_DRINK',
  'SWEET',
  'PROTEIN_LEAN',
  'PROTEIN_MEDIUM',
  'PROTEIN_FATTY',
  'PROTEIN_EGG',
  'PROTEIN_CHEESE',
  'PROTEIN_VEGETAL',
  'FAT',
  'MILK_SKIM',
  'MILK_SEMI',
  'MILK_WHOLE',
  'MILK_PLANT',
  'VEGETABLE',
  'FREE',
  'FREE_DRINK',
  // Dishes of several groups and drinks that nobody should be offered for another: equivalents of nothing.
  'NONE',
] as const;
export type ExchangeGroup = (typeof EXCHANGE_GROUPS)[number];

/** What a food is on a plate. */
export const FOOD_ROLES = [
  'PROTEIN',
  'LEGUME',
  'STARCH',
  'VEGETABLE',
  'FRUIT',
  'DAIRY',
  'FAT',
  'NUTS',
  'TOPPING',
  'SEASONING',
  'INGREDIENT_ONLY',
  'SWEET',
  'DRINK',
] as const;
export type FoodRole = (typeof FOOD_ROLES)[number];

/** Whether it is eaten as it is, after cooking, or only as part of something. */
export const FOOD_SERVINGS = ['AS_IS', 'COOKED', 'PART'] as const;
export type FoodServing = (typeof FOOD_SERVINGS)[number];

/** What a food can be exchanged for. */
export interface FoodExchange {
  readonly group: ExchangeGroup;
  readonly role: FoodRole;
  /** Null is not known. */
  readonly served: FoodServing | null;
}

interface ExchangeFacts {
  readonly category: FoodCategory;
  /** Of a usual portion in grams; null is not known. */
  readonly unitWeight?: number | null | undefined;
  /** What the catalogue states; null or absent is not stated. */
  readonly exchange?: FoodExchange | null | undefined;
  /** What a dish is made of; null or absent for what is no dish. */
  readonly recipe?: object | null | undefined;
  readonly nutrients: Pick<NutrientAmounts, 'energy' | 'carbohydrate' | 'fat' | 'protein'>;
}

/** Fat per 100 g below which a protein food is lean, and medium. */
const LEAN_BELOW = 5;
const MEDIUM_BELOW = 12;
/** Shares of the energy from which a food is one of carbohydrate, of protein, or of fat. */
const SHARES = { carbohydrate: 0.5, protein: 0.25, fat: 0.7 } as const;
/** Fat per 100 g from which a fat is oil or butter; pesto and olives have less. */
const OIL_FAT = 80;
/** Kilocalories per 100 g up to which a vegetable, and a fruit, is fresh; dried fruit and lemons are none of them. */
const VEGETABLE_KCAL = 60;
const FRUIT_KCAL = { least: 30, most: 110 } as const;
/** Kilocalories per 100 g from which a cereal is dry: flour or starch as well as rice. */
const DRY_KCAL = 300;
/** Grams of a portion below which a vegetable seasons: parsley. */
const PLATE_GRAMS = 40;

/**
 * What a food can be exchanged for: as the catalogue states, else as its category and figures show where they leave no
 * doubt. Null where nobody knows, and for an account's own dish: such a food is nobody's equivalent.
 *
 * @example exchangeOf({ category: 'FISH', unitWeight: 150, nutrients: hake }) // { group: 'PROTEIN_LEAN', role: 'PROTEIN', served: null }
 */
export function exchangeOf({
  category,
  unitWeight,
  exchange,
  recipe,
  nutrients,
}: ExchangeFacts): FoodExchange | null {
  if (exchange) return exchange;
  if (recipe) return null;
  const { energy, carbohydrate, fat, protein } = nutrients;
  if (energy === null || carbohydrate === null || fat === null || protein === null) return null;
  const isOf = {
    carbohydrate: 4 * carbohydrate >= energy * SHARES.carbohydrate,
    protein: 4 * protein >= energy * SHARES.protein,
    fat: 9 * fat >= energy * SHARES.fat,
  };
  const asKind = (is: boolean, group: ExchangeGroup, role: FoodRole): FoodExchange | null =>
    is && energy > 0 ? { group, role, served: null } : null;
  switch (category) {
    case 'MEAT':
    case 'FISH':
    case 'SEAFOOD':
      return asKind(isOf.protein, proteinGroupOf(fat), 'PROTEIN');
    case 'PROCESSED_MEAT':
      return asKind(isOf.protein, proteinGroupOf(fat), fat < LEAN_BELOW ? 'PROTEIN' : 'TOPPING');
    case 'LEGUMES':
      return asKind(
        isOf.carbohydrate || isOf.protein,
        carbohydrate >= protein ? 'LEGUME_CARB' : 'PROTEIN_VEGETAL',
        'LEGUME',
      );
    case 'VEGETABLES':
      return asKind(
        energy <= VEGETABLE_KCAL && !isOf.fat && (unitWeight ?? 0) >= PLATE_GRAMS,
        'VEGETABLE',
        'VEGETABLE',
      );
    case 'FRUIT':
      return asKind(
        isOf.carbohydrate && energy >= FRUIT_KCAL.least && energy <= FRUIT_KCAL.most,
        'FRUIT',
        'FRUIT',
      );
    case 'CEREALS':
      return asKind(isOf.carbohydrate && energy < DRY_KCAL, 'CARB', 'STARCH');
    case 'BREAD_PASTA':
    case 'TUBERS':
      return asKind(isOf.carbohydrate, 'CARB', 'STARCH');
    case 'NUTS_SEEDS':
      return asKind(isOf.fat, 'FAT', 'NUTS');
    case 'FATS_OILS':
      return asKind(fat >= OIL_FAT, 'FAT', 'FAT');
    // Sugar or a cake, an egg or its white, cheese or cream, juice or wine: the category alone does not tell them apart.
    case 'SWEETS':
    case 'EGGS':
    case 'DAIRY':
    case 'BEVERAGES':
      return null;
  }
}

const proteinGroupOf = (fat: number): ExchangeGroup =>
  fat < LEAN_BELOW ? 'PROTEIN_LEAN' : fat < MEDIUM_BELOW ? 'PROTEIN_MEDIUM' : 'PROTEIN_FATTY';

const isServedAs = (one: FoodExchange, other: FoodExchange): boolean =>
  one.served === null || other.served === null || one.served === other.served;

/** Whether one food is an equivalent of another: the same exchange group, the same place on the plate, served alike. */
export const areEquivalent = (one: FoodExchange | null, other: FoodExchange | null): boolean =>
  one !== null &&
  other !== null &&
  one.group !== 'NONE' &&
  one.group === other.group &&
  one.role === other.role &&
  isServedAs(one, other);

/** Roles that have the same place on a plate: tofu instead of chicken. */
const PLACES: Partial<Record<FoodRole, string>> = { PROTEIN: 'MAIN', LEGUME: 'MAIN' };

const placeOf = ({ group, role }: FoodExchange): string =>
  group === 'MILK_PLANT' ? 'DAIRY' : (PLACES[role] ?? role);

/**
 * Whether a food can stand in for one that a person must not have: it has the same place on the plate, though it may be
 * of another exchange group, as a soya drink is for milk.
 */
export const canStandIn = (one: FoodExchange | null, other: FoodExchange | null): boolean =>
  one !== null &&
  other !== null &&
  one.group !== 'NONE' &&
  other.group !== 'NONE' &&
  placeOf(one) === placeOf(other) &&
  (one.served === 'PART') === (other.served === 'PART');
