import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartPoint, ChartReader } from '../cartesian/ChartReader.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { barPath } from '../cartesian/Patch.tsx';
import { seriesLook } from '../cartesian/seriesLook.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import type { BarLayout } from './barLayout.ts';
import { namedWithState } from './barStates.ts';
import type { BarChartLabels, BarChartProps } from './BarChartProps.ts';

type BarReading = Pick<BarChartProps, 'categories' | 'series'> & {
  labels: BarChartLabels;
  layout: BarLayout;
  isRows: boolean;
  said: (value: number | null | undefined) => string;
};

/** Reads bars by category; the cross arrows switch series. */
export function barReader({ categories, series, labels, layout, isRows, said }: BarReading): ChartReader {
  const { along, inner, bar, box } = layout;
  const valueAt = ({ row, index }: ChartPoint) => series[row]?.values[index];
  const rectOf = (point: ChartPoint) => {
    const value = valueAt(point);
    return bar(point.row, point.index, isNumber(value) ? value : 0);
  };
  return {
    rows: series.length,
    countOf: () => categories.length,
    isVertical: isRows,
    nearest: (x, y) => {
      if (!categories.length || !series.length) return null;
      const place = (isRows ? y : x) - (isRows ? box.top : box.left) - along.step() * along.paddingOuter();
      const index = Math.max(0, Math.min(categories.length - 1, Math.floor(place / along.step())));
      const within = (isRows ? y : x) - (along(index) ?? 0);
      const row = Math.max(0, Math.min(series.length - 1, Math.floor(within / inner.step())));
      return { row, index };
    },
    placeOf: (point) => {
      const { x, y, width } = rectOf(point);
      return { x: x + width, y };
    },
    wordsOf: (point) => {
      const read = {
        series: series[point.row]?.name ?? '',
        category: namedWithState(categories[point.index], labels),
        value: said(valueAt(point)),
      };
      const parts = [read.category, series.length > 1 ? read.series : '', read.value];
      return labels.point?.(read) ?? parts.filter(Boolean).join(', ');
    },
    readoutOf: ({ row, index }) => ({
      heading: namedWithState(categories[index], labels),
      lines: series.map((each, at) => ({
        key: each.id,
        name: series.length > 1 ? each.name : '',
        value: said(each.values[index]),
        isStrong: at === row,
        swatch: series.length > 1 && <SeriesSwatch look={seriesLook(at)} kind="area" />,
      })),
    }),
    markOf: (point) => {
      const { x, y, width, height } = rectOf(point);
      return <path className={styles.ring} d={barPath(x - 2, y - 2, width + 4, height + 4)} />;
    },
  };
}
