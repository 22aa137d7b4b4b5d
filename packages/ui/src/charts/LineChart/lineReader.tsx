import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartPoint, ChartReader } from '../cartesian/ChartReader.ts';
import { markerPath } from '../cartesian/markerPath.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import { marker, tone } from '../cartesian/tones.css.ts';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import type { LineChartLabels } from './lineChartLabels.ts';

/** A series ready to draw and announce. */
export interface ShownLine {
  readonly id: string;
  readonly name: string;
  readonly x: ArrayLike<number>;
  readonly values: Float64Array;
  readonly look: SeriesLook;
}

interface LineReading {
  shown: readonly ShownLine[];
  toX: LinearScale;
  toY: LinearScale;
  box: PlotBox;
  formatPlace: (place: number) => string;
  formatValue: (value: number) => string;
  labels: LineChartLabels;
}

/** Reads lines value by value; the cross arrows go to the nearest point of another line. */
export function lineReader({
  shown,
  toX,
  toY,
  box,
  formatPlace,
  formatValue,
  labels,
}: LineReading): ChartReader {
  const at = ({ row, index }: ChartPoint) => {
    const line = shown[row];
    return { line, place: line?.x[index] ?? Number.NaN, value: line?.values[index] ?? Number.NaN };
  };
  const written = (place: number) => (isNumber(place) ? formatPlace(place) : labels.missing);
  const said = (value: number) => (isNumber(value) ? formatValue(value) : labels.missing);
  /** The value of another line at the same position. */
  const valueAt = (line: ShownLine, place: number) => {
    const index = nearestIndex(line.x, place);
    return index >= 0 && line.x[index] === place ? (line.values[index] ?? Number.NaN) : undefined;
  };
  return {
    rows: shown.length,
    countOf: (row) => shown[row]?.values.length ?? 0,
    across: (point, row) => Math.max(0, nearestIndex(shown[row]?.x ?? [], at(point).place)),
    nearest: (x, y) => {
      let best: { point: ChartPoint; distance: number } | null = null;
      for (const [row, line] of shown.entries()) {
        const index = nearestIndex(line.x, toX.invert(x));
        if (index < 0) continue;
        const value = line.values[index];
        const away = Math.abs(toX(line.x[index] ?? 0) - x);
        const distance = away * 2 + (isNumber(value) ? Math.abs(toY(value) - y) : 1e4);
        if (!best || distance < best.distance) best = { point: { row, index }, distance };
      }
      return best?.point ?? null;
    },
    placeOf: (point) => {
      const { place, value } = at(point);
      return { x: isNumber(place) ? toX(place) : box.left, y: isNumber(value) ? toY(value) : box.floor };
    },
    wordsOf: (point) => {
      const { line, place, value } = at(point);
      const read = { series: line?.name ?? '', place: written(place), value: said(value) };
      return (
        labels.point?.(read) ??
        [shown.length > 1 ? read.series : '', read.place, read.value].filter(Boolean).join(', ')
      );
    },
    readoutOf: (point) => {
      const { line: own, place } = at(point);
      const lines = shown.flatMap((line) => {
        const value = line === own ? at(point).value : valueAt(line, place);
        if (value === undefined) return [];
        return [
          {
            key: line.id,
            name: shown.length > 1 ? line.name : '',
            value: said(value),
            isStrong: line === own,
            swatch: shown.length > 1 && <SeriesSwatch look={line.look} kind="line" />,
          },
        ];
      });
      return { heading: written(place), lines };
    },
    markOf: (point) => {
      const { line, place, value } = at(point);
      if (!line || !isNumber(place)) return null;
      return (
        <>
          <line className={styles.cursor} x1={toX(place)} x2={toX(place)} y1={box.top} y2={box.floor} />
          {isNumber(value) && (
            <>
              <circle className={styles.ring} cx={toX(place)} cy={toY(value)} r={9} />
              <path
                className={`${marker} ${tone[line.look.tone]}`}
                d={markerPath(line.look.marker, toX(place), toY(value), 5)}
              />
            </>
          )}
        </>
      );
    },
  };
}
