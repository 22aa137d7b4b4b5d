import { expect, it } from 'vitest';
import { searchKey } from '@healzy/domain/shared';
import { type MenuFoodIndex, searchFoods } from './menu-foods.ts';

const NAMES = [
  'Aceite de oliva',
  'Crema de lentejas',
  'Lentejas cocidas',
  'Lenteja pardina',
  'Merluza (filete)',
  'Nuez',
  'Pan de molde',
  'Tomate',
];
const index = { keys: NAMES.map((name) => ({ id: name, key: searchKey(name) })) } as unknown as MenuFoodIndex;
const found = (search: string) => searchFoods(index, search, 10);

it.each([
  ['lent', ['Lentejas cocidas', 'Lenteja pardina', 'Crema de lentejas']],
  ['lentejas', ['Lentejas cocidas', 'Crema de lentejas', 'Lenteja pardina']],
  ['lentajas', ['Crema de lentejas', 'Lentejas cocidas', 'Lenteja pardina']],
  ['merlusa', ['Merluza (filete)']],
  ['filete merlusa', ['Merluza (filete)']],
  ['tomates', ['Tomate']],
  ['nueces', ['Nuez']],
  ['pan', ['Pan de molde']],
  ['xilofono', []],
])('%s finds %j among the foods at hand', (search, names) => {
  expect(found(search)).toEqual(names);
});

it('shows the first ones before anything is written', () => {
  expect(searchFoods(index, ' ', 2)).toEqual(NAMES.slice(0, 2));
});
