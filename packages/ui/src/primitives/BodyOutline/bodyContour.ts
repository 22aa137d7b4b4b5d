/** Proportions of a body, each from 0, the minimum, to 1, the maximum. */
export interface BodyMeasures {
  shoulders?: number;
  waist?: number;
  hips?: number;
  limbs?: number;
  /** In profile, how far the belly extends forward. */
  belly?: number;
}

type Point = readonly [x: number, y: number];

/** The side of its square, and the height of the head's centre and its radius. */
export const FRAME = { width: 72, height: 128 } as const;
export const HEAD = { y: 13, radius: 9 } as const;
const MIDDLE = FRAME.width / 2;

const round = (value: number): number => Math.round(value * 10) / 10;
const within = (value: number | undefined): number => Math.min(1, Math.max(0, value ?? 0.4));

/** A smooth closed line through the points (Catmull–Rom as Bézier curves). */
function closedLine(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const numbers = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    return `C${numbers.map(round).join(' ')}`;
  });
  const [x, y] = at(0);
  return `M${round(x)} ${round(y)}${parts.join('')}Z`;
}

/** The lines of a body from the front: trunk with legs, and both arms. */
export function frontLines(measures: BodyMeasures): readonly string[] {
  const [shoulders, waist, hips, limbs] = [
    within(measures.shoulders),
    within(measures.waist),
    within(measures.hips),
    within(measures.limbs),
  ];
  const shoulder = 11 + 6 * shoulders;
  const chest = 9 + 3 * shoulders + 4 * waist;
  const middle = 7.5 + 11 * waist;
  const hip = 10 + 9 * hips;
  const thigh = Math.max(hip - 2, 8 + 7 * limbs);
  const half: Point[] = [
    [3.6, 23],
    [shoulder - 2, 28],
    [chest, 42],
    [middle, 58],
    [hip, 74],
    [thigh, 88],
    [6 + 5 * limbs, 106],
    [4.6 + 2 * limbs, 120],
    [7, 124.5],
    [2, 124],
    [2.2, 106],
    [1.2, 82],
  ];
  const mirrored = half.toReversed().map(([x, y]): Point => [-x, y]);
  const thickness = 3.6 + 4.4 * limbs;
  const hang = Math.max(shoulder, middle, hip) + 2.5;
  const arm: Point[] = [
    [shoulder - 1, 29],
    [shoulder + thickness - 1, 34],
    [Math.min(hang, shoulder + 4) + thickness, 54],
    [hang + thickness * 0.8, 74],
    [hang + 1, 79],
    [hang, 72],
    [Math.min(hang, shoulder + 4), 54],
    [Math.max(shoulder - 1, chest), 40],
  ];
  const place = (points: readonly Point[]): string =>
    closedLine(points.map(([x, y]): Point => [MIDDLE + x, y]));
  return [place(arm), place(arm.map(([x, y]): Point => [-x, y])), place([...half, ...mirrored])];
}

/** The line of a body in profile, facing right. */
export function sideLines({ belly }: BodyMeasures): readonly string[] {
  const forward = within(belly);
  return [
    closedLine([
      [MIDDLE + 2, 23],
      [MIDDLE + 8, 36],
      [MIDDLE + 8.5 + 4 * forward, 45],
      [MIDDLE + 7.5 + 10 * forward, 56],
      [MIDDLE + 7 + 11 * forward, 66],
      [MIDDLE + 7 + 5 * forward, 76],
      [MIDDLE + 7.5, 84],
      [MIDDLE + 4.5, 104],
      [MIDDLE + 3, 119],
      [MIDDLE + 11, 124.5],
      [MIDDLE - 4, 124.5],
      [MIDDLE - 4.5, 108],
      [MIDDLE - 5, 92],
      [MIDDLE - 10, 79],
      [MIDDLE - 6, 62],
      [MIDDLE - 9.5, 42],
      [MIDDLE - 7, 30],
      [MIDDLE - 4, 23],
    ]),
  ];
}
