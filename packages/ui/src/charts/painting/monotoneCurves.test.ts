import { area, curveMonotoneX, line } from 'd3';
import { expect, it } from 'vitest';
import { monotoneCurves } from './monotoneCurves.ts';

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const commands = (path: string) => path.replace(/[^A-Z]/g, '');

function expectSamePath(own: string, reference: string) {
  expect(commands(own)).toBe(commands(reference));
  const [mine, theirs] = [numbers(own), numbers(reference)];
  expect(mine).toHaveLength(theirs.length);
  mine.forEach((value, index) => expect(Math.abs(value - theirs[index]!)).toBeLessThanOrEqual(0.06));
}

const x = Float64Array.from({ length: 40 }, (_, index) => index * 7 + (index % 3));
const wave = Float64Array.from(x, (at, index) => 100 + 60 * Math.sin(at / 20) + (index % 5) * 9);
const holed = Float64Array.from(wave, (value, index) =>
  (index > 9 && index < 13) || index === 39 ? Number.NaN : value,
);

it('draws what d3 draws, including breaks', () => {
  for (const y of [wave, holed, wave.map(() => 50)]) {
    const reference = line<number>(
      (index) => x[index]!,
      (index) => y[index]!,
    )
      .defined((index) => !Number.isNaN(y[index]))
      .curve(curveMonotoneX)(Array.from(x, (_, index) => index));
    expectSamePath(monotoneCurves(x, y).line, reference ?? '');
  }
});

it('draws the band between two lines as d3 does', () => {
  const lower = holed.map((value) => value + 30);
  const reference = area<number>(
    (index) => x[index]!,
    (index) => lower[index]!,
    (index) => holed[index]!,
  )
    .defined((index) => !Number.isNaN(holed[index]))
    .curve(curveMonotoneX)(Array.from(x, (_, index) => index));
  expectSamePath(monotoneCurves(x, holed).bandTo(monotoneCurves(x, lower)), reference ?? '');
});

it('handles no points, one and two', () => {
  expect(monotoneCurves(new Float64Array(0), new Float64Array(0)).line).toBe('');
  expect(monotoneCurves(Float64Array.of(3), Float64Array.of(4)).line).toBe('M3,4');
  expect(monotoneCurves(Float64Array.of(3, 9), Float64Array.of(4, 4)).line).toBe('M3,4C5,4,7,4,9,4');
});

it('joins points with straight lines where a curve would not be visible, in both directions', () => {
  const close = Float64Array.of(0, 4, 8, 12);
  const upper = monotoneCurves(close, Float64Array.of(10, 20, 15, 15));
  const lower = monotoneCurves(close, Float64Array.of(30, 30.04, 31, 32));
  expect(upper.line).toBe('M0,10L4,20L8,15L12,15');
  expect(upper.bandTo(lower)).toBe('M0,10L4,20L8,15L12,15L12,32L8,31L4,30L0,30Z');
});
