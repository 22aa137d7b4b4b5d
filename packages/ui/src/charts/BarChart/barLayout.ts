import { scaleBand } from 'd3';
import { besideWidth, TICK_SIZE } from '../cartesian/Axes.tsx';
import { roughWidth, wrapText } from '../cartesian/fitText.ts';
import { isNumber, numberAxis } from '../cartesian/numberAxis.ts';
import { linearScale } from '../painting/linearScale.ts';
import type { BarChartProps } from './BarChartProps.ts';

type Given = Pick<BarChartProps, 'categories' | 'series' | 'goal' | 'hasValues'> & {
  width: number;
  height: number | undefined;
  isRows: boolean;
  hasCaption: boolean;
  formatTicks: (ticks: readonly number[]) => (value: number) => string;
  formatValue: (value: number) => string;
};

const NAME_SIZE = 12;
/** Columns further apart than this are all named. */
const NAME_STEP = 30;
/** A longer name is cut. */
const MOST_NAME_STEP = 84;

/** The geometry of a bar chart. */
export function barLayout({
  categories,
  series,
  goal,
  hasValues,
  width,
  height: givenHeight,
  isRows,
  hasCaption,
  formatTicks,
  formatValue,
}: Given) {
  const all = series.flatMap(({ values }) => values);
  const thickness = series.length * 16 + 12;
  const height = givenHeight ?? (isRows ? categories.length * Math.max(32, thickness) + 36 : 300);
  const widest = (texts: readonly string[]) =>
    texts.reduce((most, text) => Math.max(most, roughWidth(text.slice(0, 100), NAME_SIZE)), 0);
  const widestName = widest(categories.map(({ name }) => name));
  const widestValue = widest(all.filter(isNumber).map(formatValue));
  const nameRoom = Math.min(width * 0.38, widestName + 4);

  const axis = numberAxis(
    [...all, goal?.value],
    isRows ? Math.max(2, (width - nameRoom) / 110) : height / 60,
    true,
  );
  const formatTick = formatTicks(axis.ticks);
  const left = isRows ? nameRoom + 10 : besideWidth(axis.ticks.map(formatTick));
  const band = scaleBand<number>().domain(categories.map((_, index) => index));
  const step = (width - left - 12) / Math.max(1, categories.length);
  // Bars as wide as they are long would look like areas.
  const gap = isRows ? 0.28 : Math.max(0.28, 1 - (24 + series.length * 36) / Math.max(1, step));
  const isFitting = isRows ? width >= 360 : step * 0.72 > widestValue + 2;
  const showsValues = hasValues ?? (series.length === 1 && isFitting);
  const hasNegative = axis.domain[0] < 0;

  // Names below columns take one line, or two where one would truncate them.
  const names = categories.map(({ name }) => wrapText(name, isRows ? nameRoom : step - 6, NAME_SIZE));
  const nameLines = isRows ? 0 : Math.max(1, ...names.map((lines) => lines.length));
  const box = {
    left,
    right: Math.max(left + 20, width - (isRows && showsValues ? Math.min(width * 0.2, widestValue + 16) : 1)),
    top: (hasCaption ? 24 : 10) + (!isRows && showsValues ? 10 : 0),
    floor: height - (isRows ? 24 : 12 + nameLines * 15) - (!isRows && showsValues && hasNegative ? 8 : 0),
  };
  const along = band
    .paddingInner(gap)
    .paddingOuter(gap / 2)
    .range(isRows ? [box.top, box.floor] : [box.left, box.right]);
  const toPlace = isRows
    ? linearScale(axis.domain, [box.left + (showsValues && hasNegative ? widestValue : 0), box.right])
    : linearScale(axis.domain, [box.floor, box.top]);
  const inner = scaleBand<number>()
    .domain(series.map((_, index) => index))
    .range([0, along.bandwidth()])
    .paddingInner(0.12);
  // Where columns are too close together for their names, only every second, third … is named, so that it can be read.
  const namePlace = Math.max(NAME_STEP, Math.min(widestName + 7, MOST_NAME_STEP));
  const every = isRows || step >= NAME_STEP ? 1 : Math.ceil(namePlace / Math.max(1, step));
  const crowded =
    every > 1
      ? categories.map(({ name }, index) =>
          index % every === 0 ? wrapText(name, step * every - 6, NAME_SIZE, 1) : [],
        )
      : names;
  /** The rectangle of one value. */
  const bar = (row: number, index: number, value: number) => {
    const start = (along(index) ?? 0) + (inner(row) ?? 0);
    const [zero, end] = [toPlace(0), toPlace(value)];
    const [low, high] = [Math.min(zero, end), Math.max(zero, end)];
    return isRows
      ? { x: low, y: start, width: high - low, height: inner.bandwidth() }
      : { x: start, y: low, width: inner.bandwidth(), height: high - low };
  };
  return {
    axis,
    box,
    height,
    formatTick,
    along,
    inner,
    toPlace,
    bar,
    names: crowded,
    showsValues,
    NAME_SIZE,
    TICK_SIZE,
  };
}
export type BarLayout = ReturnType<typeof barLayout>;
