import { expect, it } from 'vitest';
import { sharesOf } from './shares.ts';

it.each([
  [
    [1, 1, 2],
    [0.25, 0.25, 0.5],
  ],
  [
    [5, null, Number.NaN, -3, undefined],
    [1, 0, 0, 0, 0],
  ],
  [
    [Number.POSITIVE_INFINITY, 4],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[], []],
])('divides %o into %o', (values, shares) => {
  expect(sharesOf(values)).toEqual(shares);
});
