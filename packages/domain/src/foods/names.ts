import { searchKey } from '../shared/index.ts';
import type { Food } from './schemas.ts';

type FoodNames = Pick<Food, 'nameEs' | 'nameEn'>;

/** A food's name in a language, else in the other. */
export const foodName = ({ nameEs, nameEn }: FoodNames, language: 'es' | 'en'): string =>
  (language === 'es' ? (nameEs ?? nameEn) : (nameEn ?? nameEs)) ?? '';

/** A household measure as it is counted: "≈ 2 × cucharada", where tables name it "1 cucharada". */
export const measureName = (portion: FoodNames, language: 'es' | 'en'): string =>
  foodName(portion, language).replace(/^1 /, '');

/** All that a food is found by, in both languages: each name on a line of its own, so that a word can begin one. */
export function foodSearchKey(food: FoodNames & Pick<Food, 'synonyms'>): string {
  const names = [food.nameEs, food.nameEn, ...food.synonyms].flatMap((name) =>
    name === null ? [] : [searchKey(name)],
  );
  return [...new Set(names)].map((name) => ` ${name.replace(/[^\p{L}\p{N}%]+/gu, ' ').trim()} `).join('\n');
}
