import { scaleBand } from 'd3';
import { roughWidth, wrapText } from '../cartesian/fitText.ts';
import { isNumber, numberAxis } from '../cartesian/numberAxis.ts';
import { sharesOf } from '../cartesian/shares.ts';
import { linearScale } from '../painting/linearScale.ts';
import type { StackedBarProps } from './StackedBarProps.ts';

const NAME_SIZE = 12;

/** The geometry of bars and their parts. */
export function stackLayout({
  parts,
  bars,
  mode,
  width,
  height: givenHeight,
}: Pick<StackedBarProps, 'parts' | 'bars'> & {
  mode: 'percent' | 'absolute';
  width: number;
  height: number | undefined;
}) {
  const height = givenHeight ?? Math.max(1, bars.length) * 44 + 32;
  const sizes = bars.map(({ values }) =>
    parts.map((_, index) => {
      const value = values[index];
      return isNumber(value) && value > 0 ? value : 0;
    }),
  );
  const totals = sizes.map((each) => each.reduce((sum, size) => sum + size, 0));
  const widestName = Math.max(0, ...bars.map(({ name }) => roughWidth(name.slice(0, 100), NAME_SIZE)));
  const nameRoom = widestName ? Math.min(width * 0.36, widestName + 4) : 0;
  const axis =
    mode === 'percent'
      ? { domain: [0, 1] as const, ticks: [0, 0.25, 0.5, 0.75, 1] }
      : numberAxis(totals, Math.max(2, (width - nameRoom) / 90), true);
  const left = nameRoom ? nameRoom + 10 : 1;
  const box = { left, right: Math.max(left + 20, width - 1), top: 6, floor: height - 24 };
  const toX = linearScale(axis.domain, [box.left, box.right]);
  const along = scaleBand<number>()
    .domain(bars.map((_, index) => index))
    .range([box.top, box.floor])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const rows = bars.map((_, row) => {
    const shares = sharesOf(sizes[row] ?? []);
    const whole = mode === 'percent' ? 1 : (totals[row] ?? 0);
    let from = 0;
    const segments = shares.map((share) => {
      const x = toX(from * whole);
      from += share;
      return { share, x, width: toX(from * whole) - x };
    });
    return { y: along(row) ?? 0, height: along.bandwidth(), segments };
  });
  const names = bars.map(({ name }) => wrapText(name, nameRoom, NAME_SIZE));
  return { box, axis, toX, along, rows, names, height };
}
export type StackLayout = ReturnType<typeof stackLayout>;
