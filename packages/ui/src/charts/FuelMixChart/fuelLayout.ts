import { isNumber } from '../cartesian/numberAxis.ts';
import type { LinearScale } from '../painting/linearScale.ts';

export interface FuelPlaces {
  readonly x: ArrayLike<number>;
  readonly fat: Float64Array;
  readonly carbohydrate: Float64Array;
}

/** Nothing can be burnt negatively: such results of an equation are drawn as zero. */
const drawn = (value: number) => Math.max(0, value);

/** Highest sum of the two; NaN where one is missing. */
export const stackedTops = ({ fat, carbohydrate }: FuelPlaces): Float64Array =>
  fat.map((value, index) => drawn(value) + drawn(carbohydrate[index] ?? Number.NaN));

/**
 * The two areas, fat below and carbohydrate on top, as SVG paths. Both break where either is missing; an isolated point
 * between two gaps is drawn four pixels wide.
 */
export function fuelAreas(
  places: FuelPlaces,
  toX: LinearScale,
  toY: LinearScale,
): { fat: string; carbohydrate: string } {
  const { x, fat } = places;
  const tops = stackedTops(places);
  const areas = { fat: '', carbohydrate: '' };
  const isKnown = (index: number) => isNumber(tops[index]) && isNumber(x[index]);
  for (let start = 0; start < tops.length;) {
    if (!isKnown(start)) {
      start++;
      continue;
    }
    let end = start + 1;
    while (end < tops.length && isKnown(end)) end++;
    const run = Array.from({ length: end - start }, (_, index) => start + index);
    const across = run.map((index) => toX(x[index] ?? 0));
    const [first = 0] = across;
    const xs = run.length === 1 ? [first - 2, first + 2] : across;
    const heights = (value: (index: number) => number) => {
      const all = run.map((index) => toY(value(index)));
      return run.length === 1 ? [...all, ...all] : all;
    };
    const floor = heights(() => 0);
    const middle = heights((index) => drawn(fat[index] ?? 0));
    const top = heights((index) => tops[index] ?? 0);
    areas.fat += ring(xs, middle, floor);
    areas.carbohydrate += ring(xs, top, middle);
    start = end;
  }
  return areas;
}

const round = (value: number) => Math.round(value * 10) / 10;
const point = (x: number | undefined, y: number | undefined) => `${round(x ?? 0)},${round(y ?? 0)}`;

function ring(xs: readonly number[], upper: readonly number[], lower: readonly number[]): string {
  const there = xs.map((x, index) => point(x, upper[index]));
  const back = xs.map((x, index) => point(x, lower[index])).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}
