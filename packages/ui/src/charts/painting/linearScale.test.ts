import { expect, it } from 'vitest';
import { linearScale } from './linearScale.ts';

it('maps both ways, also onto a reversed interval', () => {
  const scale = linearScale([40, 240], [300, 100]);
  expect([40, 140, 240, 340].map(scale)).toEqual([300, 200, 100, 0]);
  expect([300, 200, 0].map(scale.invert)).toEqual([40, 140, 340]);
});

it('stops at the ends when clamped', () => {
  const scale = linearScale([0, 10], [0, 100], true);
  expect([-5, 5, 15].map(scale)).toEqual([0, 50, 100]);
});
