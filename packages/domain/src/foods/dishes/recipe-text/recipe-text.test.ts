import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../testing/catalogue.ts';
import { readIngredient } from './ingredient-line.ts';
import { gramsOf, matchFoods } from './match-food.ts';
import { readRecipe } from './read-recipe.ts';

const GRAMS = { kind: 'GRAMS' } as const;
const ML = { kind: 'MILLILITRES' } as const;
const PIECES = { kind: 'MEASURE', word: null } as const;

describe('a line of ingredients', () => {
  it.each([
    ['200 g de lentejas', 'lentejas', 200, GRAMS],
    ['1,5 kg de patatas', 'patatas', 1500, GRAMS],
    ['½ kg de tomate', 'tomate', 500, GRAMS],
    ['1 1/2 cups whole milk', 'whole milk', 360, ML],
    ['1/2 cebolla, picada', 'cebolla', 0.5, PIECES],
    ['2-3 dientes de ajo', 'ajo', 2.5, { kind: 'MEASURE', word: 'diente' }],
    ['2 cucharadas de aceite de oliva', 'aceite de oliva', 30, ML],
    ['un huevo', 'huevo', 1, PIECES],
    ['• 3 Huevos (tamaño L)', 'huevos', 3, PIECES],
    ['Sal al gusto', 'sal', null, PIECES],
    ['1 pizca de sal', 'sal', 0.3, GRAMS],
    ['100 ml', 'ml', 100, PIECES],
    ['', '', null, PIECES],
  ])('%j', (text, name, amount, measure) => {
    expect(readIngredient(text)).toMatchObject({ name, amount, measure });
  });
});

describe('the food of an ingredient', () => {
  const proposed = (name: string) => matchFoods(name, CATALOGUE).proposed?.nameEs ?? null;

  it('is the one that has the words of its name', () => {
    expect(proposed('aceite de oliva virgen extra')).toBe('Aceite de oliva virgen extra');
    expect(proposed('garbanzos cocidos')).toBe('Garbanzos cocidos');
    expect(proposed('plátanos')).toBe('Plátano');
    expect(proposed('leche entera')).toBe('Leche entera');
  });

  it('is not proposed on one word, nor against what it is free of', () => {
    expect(proposed('sazonador secreto de la abuela')).toBeNull();
    expect(proposed('pan sin gluten')).toBe('Pan sin gluten');
    expect(proposed('macarrones sin huevo y sin gluten')).not.toBe('Huevo');
    for (const { food } of matchFoods('leche sin lactosa', CATALOGUE).candidates.slice(0, 1))
      expect(food.nameEs).toMatch(/sin lactosa/i);
  });

  it('weighs what the recipe says, and nothing where it does not say how much', () => {
    const of = (name: string) => CATALOGUE.find(({ nameEs }) => nameEs === name)!;
    const oil = of('Aceite de oliva virgen extra');
    expect(gramsOf(readIngredient('2 cucharadas de aceite'), oil)).toBeCloseTo(30 * (oil.density ?? 1));
    expect(gramsOf(readIngredient('aceite al gusto'), oil)).toBeNull();
    expect(gramsOf(readIngredient('0 g de aceite'), oil)).toBeNull();
    expect(gramsOf(readIngredient('3 rebanadas de aceite'), oil)).toBeNull();
  });
});

const RECIPE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentejas &amp; verduras',
  inLanguage: 'es-ES',
  recipeYield: ['4', '4 raciones'],
  prepTime: 'PT15M',
  cookTime: 'PT1H',
  recipeIngredient: ['320 g de lentejas', '<b>2</b> zanahorias'],
  recipeInstructions: [
    { '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Lava las lentejas.' }] },
    { '@type': 'HowToStep', text: 'Cu&#233;celas.' },
  ],
};

describe('a recipe', () => {
  it('is read alone, in a list, in a graph and from its page', () => {
    const read = readRecipe(JSON.stringify(RECIPE));
    expect(read).toMatchObject({
      name: 'Lentejas & verduras',
      language: 'es',
      servings: 4,
      minutes: 75,
      steps: ['Lava las lentejas.', 'Cuécelas.'],
      leftOut: 0,
    });
    expect(read?.ingredients.map(({ name, amount }) => [name, amount])).toEqual([
      ['lentejas', 320],
      ['zanahorias', 2],
    ]);
    expect(readRecipe(JSON.stringify([{ '@type': 'Person' }, RECIPE]))).toEqual(read);
    expect(
      readRecipe(JSON.stringify({ '@graph': [{ ...RECIPE, '@type': ['Thing', 'Recipe'] }] }))?.name,
    ).toBe(read?.name);
    const page = `<html><script type="application/ld+json">{"@type":"Person"}</script>
      <script type='application/ld+json'>${JSON.stringify(RECIPE, null, 2)}</script></html>`;
    expect(readRecipe(page)).toEqual(read);
  });

  it('leaves unknown what it does not say, and says what it left out', () => {
    expect(readRecipe('{"@type":"Recipe"}')).toEqual({
      name: '',
      language: null,
      servings: null,
      minutes: null,
      ingredients: [],
      steps: [],
      leftOut: 0,
    });
    const long = {
      ...RECIPE,
      recipeYield: '0',
      totalTime: 'PT99999999M',
      recipeIngredient: Array(40).fill('1 huevo'),
      recipeInstructions: ['x'.repeat(20_000)],
    };
    const read = readRecipe(JSON.stringify(long));
    expect(read).toMatchObject({ servings: null, minutes: 75, leftOut: 11 });
    expect(read?.ingredients).toHaveLength(30);
    expect(read?.steps.map(({ length }) => length)).toEqual([2000]);
  });

  it.each([
    '',
    'Lentejas de mi madre',
    '{',
    '[]',
    'null',
    '{"@type":"Person"}',
    '<script type="application/ld+json">{</script>',
  ])('is not in %j', (text) => {
    expect(readRecipe(text)).toBeNull();
  });
});
