import { expect, it } from 'vitest';
import { TEXT_LENGTHS } from './text-lengths.ts';

it.each([
  ['abc', 3],
  ['🥑🥑🥑', 3],
  ['a🥑', 2],
  ['', 0],
])('%s has %i characters', (text, count) => {
  const { minLength, maxLength } = TEXT_LENGTHS;
  expect([minLength(count, text), minLength(count + 1, text)]).toEqual([true, false]);
  expect([maxLength(count, text), maxLength(count - 1, text)]).toEqual([true, false]);
});
