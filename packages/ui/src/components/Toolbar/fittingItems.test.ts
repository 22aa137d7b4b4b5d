import { describe, expect, it } from 'vitest';
import { fittingItems } from './fittingItems.ts';

describe('fittingItems', () => {
  it.each([
    [[32, 32, 32], 104, 3],
    [[32, 32, 32], 103, 1],
    [[32, 32, 32, 32], 104, 2],
    [[32, 32, 32], 40, 0],
    [[1000, 32], 300, 0],
    [[], 300, 0],
  ])('of %j in %d px it shows %d', (widths, room, expected) => {
    expect(fittingItems(widths, 32, 4, room)).toBe(expected);
  });
});
