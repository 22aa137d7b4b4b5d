import { describe, expect, it } from 'vitest';
import { unlikelyFirstFigures } from './index.ts';

describe('a first weight and height', () => {
  it.each<[number | null, number | null, number | null, string[]]>([
    [72.6, 168, 42, []],
    [172, 72, 42, ['heightCm']],
    [17.2, 168, 42, ['weightKg']],
    [230, 168, 42, ['weightKg']],
    [160, 168, 42, []],
    [null, 168, 42, []],
    [null, 68, 42, ['heightCm']],
    [7.2, null, 42, ['weightKg']],
    [60, null, 42, []],
    [3.4, 50, 0, []],
    [18, 110, 5, []],
    [80, 110, 5, ['weightKg']],
    [null, null, null, []],
  ])('of %s kg and %s cm at %s: asked about %j', (weightKg, heightCm, age, asked) => {
    expect(unlikelyFirstFigures({ weightKg, heightCm }, age)).toEqual(asked);
  });
});
