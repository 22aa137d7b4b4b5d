import { describe, expect, it } from 'vitest';
import { labelDoubts } from './label-doubts.ts';
import { FOOD_RESTRICTIONS } from './option-sets.ts';
import { CATALOGUE, foodOf, idOf } from './testing/catalogue.ts';

const doubtsOf = (name: string) => labelDoubts(foodOf(idOf(name))!, FOOD_RESTRICTIONS);
const imported = (nameEs: string, category: (typeof CATALOGUE)[number]['category'] = 'VEGETABLES') =>
  labelDoubts({ nameEs, nameEn: null, category, notFor: [] }, FOOD_RESTRICTIONS);

describe('what a label has to be looked at for', () => {
  it.each([
    ['Curry en polvo', ['GLUTEN', 'SESAME']],
    ['Pimentón dulce', ['GLUTEN']],
    ['Caldo de verduras', ['CRUSTACEANS', 'EGGS', 'FISH']],
    ['Hummus', ['GLUTEN', 'MILK']],
    ['Queso gouda', ['EGGS', 'VEGETARIAN', 'PORK']],
    ['Jamón cocido de pavo', ['GLUTEN', 'PORK']],
    ['Tofu firme', ['GLUTEN']],
    ['Chocolate negro 70-85 %', ['GLUTEN', 'PEANUTS']],
    ['Pan integral', ['MILK', 'EGGS', 'SESAME', 'VEGAN']],
    ['Pan sin gluten', ['LUPIN', 'NUTS']],
    ['Lentejas (peso en seco)', ['GLUTEN']],
    ['Tortitas de arroz', ['GLUTEN']],
    ['Almendra', ['PEANUTS', 'SESAME']],
    ['Gluten de trigo para seitán (peso en seco)', ['SOYBEANS']],
  ] as const)('%s', (name, expected) =>
    expect(doubtsOf(name)).toEqual(expect.arrayContaining([...expected])),
  );

  it('is of products that are imported too', () => {
    expect(imported('Pasta de curry rojo')).toEqual(expect.arrayContaining(['CRUSTACEANS', 'VEGETARIAN']));
    expect(imported('Salsa de soja', 'FATS_OILS')).toContain('GLUTEN');
    expect(imported('Parmesano', 'DAIRY')).toEqual(expect.arrayContaining(['EGGS', 'VEGETARIAN']));
  });

  it('is nothing of what a person buys as it grows', () => {
    for (const name of [
      'Tomate',
      'Manzana',
      'Merluza (peso en crudo)',
      'Huevo (para cocinar)',
      'Patata (peso en crudo)',
    ])
      expect(doubtsOf(name), name).toEqual([]);
  });

  it('is never what the food is known to have, nor what nobody asked for', () => {
    for (const food of CATALOGUE) {
      expect(
        labelDoubts(food, FOOD_RESTRICTIONS).filter((one) => food.notFor.includes(one)),
        food.nameEs,
      ).toEqual([]);
      expect(labelDoubts(food, []), food.nameEs).toEqual([]);
      expect(
        labelDoubts(food, ['CELERY']).every((one) => one === 'CELERY'),
        food.nameEs,
      ).toBe(true);
    }
  });
});
