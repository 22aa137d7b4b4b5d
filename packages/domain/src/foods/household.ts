import type { FoodCategory } from './option-sets.ts';
import type { FoodPortion } from './fields.ts';
import type { Food } from './schemas.ts';

/** About how much of a food an amount is, in a measure that a person would use. */
export interface HouseholdAmount {
  /** To the nearest half. */
  count: number;
  portion: FoodPortion;
}

interface MeasureKind {
  readonly words: RegExp;
  /** Foods that people measure in this way; all without it. */
  readonly categories?: readonly FoodCategory[];
  /** More than this is not counted but weighed. */
  readonly most: number;
  /** A lighter one is a slip of the table that it is from: a "medium tomato" of 17 g is a cherry tomato. */
  readonly leastGrams?: number;
}

const KINDS: readonly MeasureKind[] = [
  {
    words: /\b(cucharad(a|ita)s?|tablespoons?|teaspoons?)\b/i,
    categories: ['FATS_OILS', 'SWEETS', 'NUTS_SEEDS'],
    most: 4,
  },
  {
    words: /\b(tazas?|vasos?|cups?|glass(es)?)\b/i,
    categories: ['DAIRY', 'BEVERAGES', 'CEREALS', 'LEGUMES', 'VEGETABLES', 'FRUIT', 'BREAD_PASTA', 'TUBERS'],
    most: 4,
  },
  {
    words: /\b(piezas?|pieces?|unidad(es)?)\b/i,
    categories: ['FRUIT', 'VEGETABLES', 'TUBERS', 'BREAD_PASTA'],
    most: 6,
    leastGrams: 20,
  },
  {
    words: /\b(rebanadas?|lonchas?|slices?)\b/i,
    categories: ['BREAD_PASTA', 'PROCESSED_MEAT', 'DAIRY'],
    most: 6,
  },
  { words: /\b(hojas?|leaf|leaves)\b/i, categories: [], most: 0 },
];
/** A clinic's own measures are taken as they are, while there are few of them. */
const OTHER: MeasureKind = { words: /(?:)/, most: 6 };
/** A vegetable that is counted weighs more than this; radishes and cherry tomatoes are weighed. */
const LEAST_VEGETABLE_GRAMS = 40;
/** How far the rounded count may be from the amount. */
const TOLERANCE = 0.1;

const kindOf = ({ nameEs, nameEn }: FoodPortion): MeasureKind =>
  KINDS.find(({ words }) => words.test(`${nameEs ?? ''} ${nameEn ?? ''}`)) ?? OTHER;

/**
 * An amount in the largest household measure that a person would use for it: one that fits the food, of which there are
 * few, and of which the amount is nearly a whole or a half number. Foods counted in pieces have none: their amount is a
 * count already.
 *
 * @example householdOf(milk, 206) // one glass
 */
export function householdOf(
  { category, unit, portions }: Pick<Food, 'category' | 'unit' | 'portions'>,
  grams: number,
): HouseholdAmount | null {
  if (unit === 'U' || grams <= 0) return null;
  const found = portions.flatMap((portion): HouseholdAmount[] => {
    const { categories, most, leastGrams = 0 } = kindOf(portion);
    const least = category === 'VEGETABLES' && leastGrams > 0 ? LEAST_VEGETABLE_GRAMS : leastGrams;
    if (portion.grams < least || categories?.includes(category) === false) return [];
    const count = Math.round((2 * grams) / portion.grams) / 2;
    if (count < 0.5 || count > most) return [];
    return Math.abs(count * portion.grams - grams) <= grams * TOLERANCE + 1e-9 ? [{ count, portion }] : [];
  });
  const [best] = found.sort(
    (one, other) =>
      Number(other.count >= 1) - Number(one.count >= 1) || other.portion.grams - one.portion.grams,
  );
  return best ?? null;
}

/** How far a number of pieces may be from a half or a whole one: a third of an egg is weighed. */
const PIECE_TOLERANCE = 0.05;

/**
 * Pieces of an amount that is counted in them, to the nearest half; null for a share of a piece that nobody would count.
 *
 * @example countedPieces(1.98) // 2
 */
export function countedPieces(amount: number): number | null {
  const count = Math.round(amount * 2) / 2;
  return count >= 0.5 && Math.abs(count - amount) <= PIECE_TOLERANCE * count ? count : null;
}
