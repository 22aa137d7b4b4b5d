import { expect, it } from 'vitest';
import { inserted } from './useInsertion.ts';

it.each([
  ['', 0, 0, { value: 'Hola', cursor: 4 }],
  ['Antes', 5, 5, { value: 'Antes\nHola', cursor: 10 }],
  ['Antes ', 6, 6, { value: 'Antes Hola', cursor: 10 }],
  ['Antes\n', 6, 6, { value: 'Antes\nHola', cursor: 10 }],
  ['Antes después', 6, 6, { value: 'Antes Holadespués', cursor: 10 }],
  ['cambiar esto', 0, 12, { value: 'Hola', cursor: 4 }],
])('puts a text into “%s” at %i to %i', (value, at, end, expected) => {
  expect(inserted(value, at, end, 'Hola')).toEqual(expected);
});
