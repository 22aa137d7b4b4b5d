import { expect, it } from 'vitest';
import { linearScale } from '../painting/linearScale.ts';
import { fuelAreas, stackedTops } from './fuelLayout.ts';

const toX = linearScale([0, 4], [0, 40]);
const toY = linearScale([0, 2], [20, 0]);
const places = (fat: number[], carbohydrate: number[]) => ({
  x: fat.map((_, index) => index),
  fat: Float64Array.from(fat),
  carbohydrate: Float64Array.from(carbohydrate),
});

it('stacks carbohydrate on fat', () => {
  expect(fuelAreas(places([0.5, 0.5], [0.5, 1]), toX, toY)).toEqual({
    fat: 'M0,15L10,15L10,20L0,20Z',
    carbohydrate: 'M0,10L10,5L10,15L0,15Z',
  });
});

it('breaks both where one is missing, and shows an isolated point', () => {
  const { fat, carbohydrate } = fuelAreas(places([0.5, Number.NaN, 0.5, 0.4], [0.5, 1, 1, 1]), toX, toY);
  expect(fat.match(/M/g)).toHaveLength(2);
  expect(carbohydrate.match(/M/g)).toHaveLength(2);
  expect(fat.startsWith('M-2,15L2,15')).toBe(true);
  expect(fat + carbohydrate).not.toContain('NaN');
});

it('draws negative values as zero', () => {
  expect([...stackedTops(places([-0.2, 0.3], [1, -1]))]).toEqual([1, 0.3]);
  expect(fuelAreas(places([], []), toX, toY)).toEqual({ fat: '', carbohydrate: '' });
});
