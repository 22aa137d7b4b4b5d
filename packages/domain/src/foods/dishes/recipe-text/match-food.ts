import { searchKey } from '../../../shared/index.ts';
import { weightOf } from '../../amounts.ts';
import type { Food } from '../../schemas.ts';
import type { IngredientLine } from './ingredient-line.ts';

/** What is compared of a food. */
export type MatchedFood = Pick<
  Food,
  'nameEs' | 'nameEn' | 'synonyms' | 'unit' | 'unitWeight' | 'density' | 'portions'
>;

/** From this likeness on, a food is proposed; below it, a person chooses. */
const PROPOSED = 0.6;

const SMALL_WORDS = new Set(
  'de del la el los las un una y o en con al a para su the of and or with in fresco fresca fresh'.split(' '),
);

/** The words that say what a food is, in the singular: "lentejas" and "lenteja" are the same. */
export const foodWords = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
    .map(singular);

const singular = (word: string): string => {
  if (word.length < 4) return word;
  if (/[^aeious]es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
};

/**
 * How alike the name of an ingredient and a food are, 0 to 1: the share of words that both have. What one of them is free
 * of must be said of both, or bread would be proposed for bread without gluten.
 */
function likeness(name: string, food: Pick<MatchedFood, 'nameEs' | 'nameEn' | 'synonyms'>): number {
  const words = new Set(foodWords(name));
  const names = [food.nameEs, food.nameEn, ...food.synonyms].flatMap((each) => (each === null ? [] : [each]));
  return Math.max(0, ...names.map((each) => alike(words, new Set(foodWords(each)))));
}

const FREE = ['sin', 'without', 'free'];

function alike(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  if (some.size === 0 || others.size === 0) return 0;
  const both = [...some].filter((word) => others.has(word)).length;
  const isFree = (words: ReadonlySet<string>) => FREE.some((word) => words.has(word));
  const share = (2 * both) / (some.size + others.size);
  return isFree(some) === isFree(others) ? share : share / 2;
}

export interface FoodMatch<Candidate extends MatchedFood> {
  readonly food: Candidate;
  readonly likeness: number;
}

/** The foods that an ingredient may be, the most alike first, and the one that is proposed for it, if one is. */
export function matchFoods<Candidate extends MatchedFood>(
  name: string,
  foods: readonly Candidate[],
  most = 5,
): { candidates: FoodMatch<Candidate>[]; proposed: Candidate | null } {
  const candidates = foods
    .map((food) => ({ food, likeness: likeness(name, food) }))
    .filter((match) => match.likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, most);
  const [best] = candidates;
  return { candidates, proposed: best && best.likeness >= PROPOSED ? best.food : null };
}

/**
 * Grams of an amount as a recipe writes it; null where the food says nothing about such a measure: a guess would become a
 * figure.
 */
export function gramsOf({ amount, measure }: IngredientLine, food: MatchedFood): number | null {
  if (amount === null || !(amount > 0)) return null;
  switch (measure.kind) {
    case 'GRAMS':
      return amount;
    case 'MILLILITRES':
      return weightOf(food, amount, 'ML')?.grams ?? null;
    default: {
      const each = pieceOf(food, measure.word);
      return each === null ? null : amount * each;
    }
  }
}

const PIECE = /\b(piezas?|unidad(es)?|mediano|mediana|pieces?|medium)\b/;

function pieceOf({ unit, unitWeight, portions }: MatchedFood, word: string | null): number | null {
  const named = (pattern: RegExp) =>
    portions.find(({ nameEs, nameEn }) => pattern.test(searchKey(`${nameEs ?? ''} ${nameEn ?? ''}`)))?.grams;
  if (word !== null) return named(new RegExp(`\\b${word}s?\\b`)) ?? null;
  return (unit === 'U' ? unitWeight : null) ?? named(PIECE) ?? null;
}
