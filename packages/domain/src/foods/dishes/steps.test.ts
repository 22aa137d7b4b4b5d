import { describe, expect, it } from 'vitest';
import { searchKey, wordForms } from '../../shared/index.ts';
import { CATALOGUE, DISHES, foodOf } from '../testing/catalogue.ts';

/** Words of foods that say in a step how something is done or what becomes of a food, and the seasonings of every kitchen. */
const NO_FOODS = {
  es: `batido caldo carne clara dorada mezcla salsa tostada yema fiambre queso maiz pimienta canela romero agua sal azucar`,
  en: `spread salt water pepper fruit leave leaves toast roast crisp sticks drink chop flake yolk juice cheese mince meat white sauce stock skin
    sugar stick cinnamon seeds omelette rosemary`,
} as const;

const wordsOf = (text: string): string[] => searchKey(text).match(/\p{L}{3,}/gu) ?? [];
const withForms = (words: readonly string[]): string[] => words.flatMap((word) => [word, ...wordForms(word)]);

/** What a food is called by in a sentence: in Spanish the first word of its name, in English the last before a comma. */
const headOf = {
  es: (name: string): string[] => wordsOf(name).slice(0, 1),
  en: (name: string): string[] => wordsOf(name.split(/[,(]/u)[0] ?? '').slice(-1),
} as const;

describe.each(['es', 'en'] as const)('steps of dishes in %s', (language) => {
  const nameOf = ({ nameEs, nameEn }: { nameEs: string; nameEn: string | null }) =>
    (language === 'es' ? nameEs : nameEn) ?? '';
  const noFoods = new Set(NO_FOODS[language].split(/\s+/u));
  const foods = new Set(withForms(CATALOGUE.flatMap((food) => headOf[language](nameOf(food)))));

  it('name no food that the dish does not have', () => {
    const lies = DISHES.flatMap(({ dish }) => {
      const made = dish.ingredients.flatMap(({ foodId, name }) => {
        const food = foodOf(foodId)!;
        return [food.nameEs, food.nameEn ?? '', ...food.synonyms, name ?? ''];
      });
      const has = new Set(withForms([dish.nameEs ?? '', dish.nameEn ?? '', ...made].flatMap(wordsOf)));
      const missing = dish.steps[language]
        .flatMap(wordsOf)
        .filter(
          (word) => foods.has(word) && !noFoods.has(word) && !withForms([word]).some((one) => has.has(one)),
        );
      return [...new Set(missing)].map((word) => `${dish.id}: ${word}`);
    });
    expect(lies).toEqual([]);
  });

  it('speak of gluten and seitan only where there is some, or where it is said to be absent', () => {
    const SAID = /(?<!\b(?:sin|libre de) )\b(?:gluten(?!-free)|seitan)\b/u;
    const lies = DISHES.filter(
      ({ dish }) =>
        dish.steps[language].some((step) => SAID.test(searchKey(step))) &&
        !dish.ingredients.some(({ foodId }) => foodOf(foodId)!.nameEs.startsWith('Gluten de trigo')),
    );
    expect(lies.map(({ dish }) => dish.id)).toEqual([]);
  });
});
