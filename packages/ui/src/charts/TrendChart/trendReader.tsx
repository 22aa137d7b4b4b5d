import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import type { LinearScale } from '../painting/linearScale.ts';
import type { TrendChartLabels } from './TrendChartProps.ts';
import { trendLooks } from './trendLooks.ts';
import type { TrendState } from './trendReference.ts';

/** The values by position, ready to draw. */
export interface TrendData {
  readonly x: Float64Array;
  readonly values: Float64Array;
}

interface TrendReading {
  data: TrendData;
  labels: TrendChartLabels;
  toX: LinearScale;
  toY: LinearScale;
  box: PlotBox;
  formatPlace: (place: number) => string;
  said: (value: number | undefined) => string;
  stateOf: (index: number) => TrendState;
  stateWord: (index: number) => string;
}

/** Reads each value with its date and how it compares with the reference. */
export function trendReader({
  data,
  labels,
  toX,
  toY,
  box,
  formatPlace,
  said,
  stateOf,
  stateWord,
}: TrendReading): ChartReader {
  return {
    rows: 1,
    countOf: () => data.x.length,
    nearest: (x) => {
      const index = nearestIndex(data.x, toX.invert(x));
      return index < 0 ? null : { row: 0, index };
    },
    placeOf: ({ index }) => ({ x: toX(data.x[index] ?? 0), y: toY(data.values[index] ?? 0) }),
    wordsOf: ({ index }) => {
      const read = {
        date: formatPlace(data.x[index] ?? 0),
        value: said(data.values[index]),
        state: stateWord(index),
      };
      return labels.point?.(read) ?? [read.date, read.value, read.state].filter(Boolean).join(', ');
    },
    readoutOf: ({ index }) => ({
      heading: said(data.values[index]),
      lines: [
        ...(stateWord(index)
          ? [
              {
                key: 'state',
                name: stateWord(index),
                value: '',
                isStrong: stateOf(index) !== 'within',
                swatch: <SeriesSwatch look={trendLooks[stateOf(index)]} kind="mark" />,
              },
            ]
          : []),
        { key: 'date', name: formatPlace(data.x[index] ?? 0), value: '' },
      ],
    }),
    markOf: ({ index }) => {
      const [x, value] = [toX(data.x[index] ?? 0), data.values[index]];
      return (
        <>
          <line className={styles.cursor} x1={x} x2={x} y1={box.top} y2={box.floor} />
          {isNumber(value) && <circle className={styles.ring} cx={x} cy={toY(value)} r={9} />}
        </>
      );
    },
  };
}
