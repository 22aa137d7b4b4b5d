import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartPoint, ChartReader } from '../cartesian/ChartReader.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { marksAt, type PlaceMark } from '../cartesian/placeMark.ts';
import { seriesLook, type SeriesLook } from '../cartesian/seriesLook.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import type { FuelMixLabels } from './FuelMixChartProps.ts';
import type { FuelPlaces } from './fuelLayout.ts';

export interface Fuel extends FuelPlaces {
  readonly ratio: Float64Array;
}

/** From top to bottom of the chart. */
const ROWS = ['carbohydrate', 'fat', 'ratio'] as const;
type FuelRow = (typeof ROWS)[number];

export const fuelLooks: Readonly<Record<FuelRow, SeriesLook>> = {
  carbohydrate: { tone: 'carbohydrate', dash: undefined, marker: undefined, hatch: 'dots' },
  fat: { tone: 'fat', dash: undefined, marker: undefined, hatch: 'diagonal' },
  ratio: seriesLook(0),
};

/** The marks nearer to a point than to its neighbours. */
export function marksNear(marks: readonly PlaceMark[], x: ArrayLike<number>, index: number): PlaceMark[] {
  const place = x[index] ?? Number.NaN;
  const before = x[index - 1];
  const after = x[index + 1];
  const from = before === undefined ? Number.NEGATIVE_INFINITY : (before + place) / 2;
  const to = after === undefined ? Number.POSITIVE_INFINITY : (place + after) / 2;
  return marksAt(marks, from, to);
}

interface FuelReading {
  fuel: Fuel;
  hasRatio: boolean;
  marks: readonly PlaceMark[];
  toX: LinearScale;
  heights: { toY: LinearScale; toRatioY: LinearScale };
  box: PlotBox;
  formatPlace: (place: number) => string;
  formatValue: (value: number) => string;
  formatRatio: (value: number) => string;
  labels: FuelMixLabels;
}

/** Reads both fuels and the ratio, point by point. */
export function fuelReader({
  fuel,
  hasRatio,
  marks,
  toX,
  heights: { toY, toRatioY },
  box,
  formatPlace,
  formatValue,
  formatRatio,
  labels,
}: FuelReading): ChartReader {
  const rows = hasRatio ? ROWS : ROWS.slice(0, 2);
  const nameOf = (row: number): FuelRow => rows[row] ?? 'fat';
  const said = (name: FuelRow, index: number) => {
    const value = fuel[name][index];
    if (!isNumber(value)) return labels.missing;
    return name === 'ratio' ? formatRatio(value) : formatValue(value);
  };
  const written = (index: number) => {
    const place = fuel.x[index];
    return isNumber(place) ? formatPlace(place) : labels.missing;
  };
  const yOf = (name: FuelRow, index: number) => {
    const value = fuel[name][index];
    if (!isNumber(value)) return null;
    if (name === 'ratio') return toRatioY(value);
    const below = name === 'carbohydrate' ? Math.max(0, fuel.fat[index] ?? Number.NaN) : 0;
    return isNumber(below) ? toY(below + Math.max(0, value)) : null;
  };
  const xOf = (index: number) => {
    const place = fuel.x[index];
    return isNumber(place) ? toX(place) : box.left;
  };
  const near = (index: number) => marksNear(marks, fuel.x, index).map(({ name }) => name);
  return {
    rows: rows.length,
    countOf: () => fuel.x.length,
    nearest: (x, y) => {
      const index = nearestIndex(fuel.x, toX.invert(x));
      if (index < 0) return null;
      let best: { point: ChartPoint; distance: number } = { point: { row: 0, index }, distance: Infinity };
      for (const [row, name] of rows.entries()) {
        const height = yOf(name, index);
        const distance = height === null ? 1e6 : Math.abs(height - y);
        if (distance < best.distance) best = { point: { row, index }, distance };
      }
      return best.point;
    },
    placeOf: ({ row, index }) => ({ x: xOf(index), y: yOf(nameOf(row), index) ?? box.floor }),
    wordsOf: ({ row, index }) =>
      [labels[nameOf(row)], written(index), said(nameOf(row), index), ...near(index)].join(', '),
    readoutOf: ({ row, index }) => ({
      heading: [written(index), ...near(index)].join(' · '),
      lines: rows.map((name, place) => ({
        key: name,
        name: labels[name],
        value: said(name, index),
        isStrong: place === row,
        swatch: <SeriesSwatch look={fuelLooks[name]} kind={name === 'ratio' ? 'line' : 'area'} />,
      })),
    }),
    markOf: ({ row, index }) => {
      const y = yOf(nameOf(row), index);
      return (
        <>
          <line className={styles.cursor} x1={xOf(index)} x2={xOf(index)} y1={box.top} y2={box.floor} />
          {y !== null && <circle className={styles.ring} cx={xOf(index)} cy={y} r={6} />}
        </>
      );
    },
  };
}
