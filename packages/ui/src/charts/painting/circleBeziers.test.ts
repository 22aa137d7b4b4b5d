import { describe, expect, it } from 'vitest';
import { circleBeziers } from './circleBeziers.ts';

/** Distance of the curve's middle and ends from a centre. */
function radii(curves: ReturnType<typeof circleBeziers>, from: [number, number], center: [number, number]) {
  let [x, y] = from;
  return curves.flatMap(([x1, y1, x2, y2, x3, y3]) => {
    const middle = [(x + 3 * x1 + 3 * x2 + x3) / 8, (y + 3 * y1 + 3 * y2 + y3) / 8] as const;
    [x, y] = [x3, y3];
    return [
      Math.hypot(middle[0] - center[0], middle[1] - center[1]),
      Math.hypot(x - center[0], y - center[1]),
    ];
  });
}

describe('circleBeziers', () => {
  it.each([
    ['a quarter clockwise', [10, 0], false, true, [0, 10], [0, 0]],
    ['three quarters clockwise', [10, 0], true, true, [0, -10], [0, 0]],
    ['a quarter the other way', [10, 0], false, false, [0, -10], [0, 0]],
    ['three quarters the other way', [10, 0], true, false, [0, 10], [0, 0]],
    ['a half', [10, 0], false, true, [-10, 0], [0, 0]],
  ] as const)('keeps to the circle over %s', (_name, from, isLarge, isClockwise, to, center) => {
    const curves = circleBeziers(from[0], from[1], 10, isLarge, isClockwise, to[0], to[1]);
    expect(curves).toHaveLength(isLarge ? 3 : _name === 'a half' ? 2 : 1);
    for (const radius of radii(curves, [...from], [...center])) expect(radius).toBeCloseTo(10, 1);
    expect(curves.at(-1)?.[4]).toBeCloseTo(to[0]);
    expect(curves.at(-1)?.[5]).toBeCloseTo(to[1]);
  });
});
