import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { barPath } from '../cartesian/Patch.tsx';
import { seriesLook, type SeriesLook } from '../cartesian/seriesLook.ts';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import type { StackLayout } from './stackLayout.ts';
import type { StackedBarLabels, StackedBarProps } from './StackedBarProps.ts';

interface StackReading extends Pick<StackedBarProps, 'parts' | 'bars'> {
  layout: Pick<StackLayout, 'rows' | 'box'>;
  said: (value: number | null | undefined) => string;
  percent: (share: number) => string;
  labels: Pick<StackedBarLabels, 'missing' | 'point'>;
  lookOf?: (index: number) => SeriesLook;
}

/** Reads a bar part by part; the cross arrows switch bars. */
export function stackReader({
  parts,
  bars,
  layout,
  said,
  percent,
  labels,
  lookOf = seriesLook,
}: StackReading): ChartReader {
  const { rows, box } = layout;
  const shareOf = (row: number, index: number) => rows[row]?.segments[index]?.share ?? 0;
  return {
    rows: bars.length,
    countOf: () => parts.length,
    nearest: (x, y) => {
      if (!rows.length || !parts.length) return null;
      const row = Math.max(
        0,
        rows.findLastIndex((each) => y >= each.y - 6),
      );
      const segments = rows[row]?.segments ?? [];
      const index = segments.findLastIndex((each) => each.share > 0 && x >= each.x);
      return { row, index: Math.max(0, index) };
    },
    placeOf: ({ row, index }) => {
      const segment = rows[row]?.segments[index];
      return { x: (segment?.x ?? box.left) + (segment?.width ?? 0) / 2, y: rows[row]?.y ?? 0 };
    },
    wordsOf: ({ row, index }) => {
      const read = {
        bar: bars[row]?.name ?? '',
        part: parts[index]?.name ?? '',
        value: said(bars[row]?.values[index]),
        percent: percent(shareOf(row, index)),
      };
      return (
        labels.point?.(read) ?? [read.bar, read.part, read.value, read.percent].filter(Boolean).join(', ')
      );
    },
    readoutOf: ({ row, index }) => ({
      heading: bars[row]?.name || (parts[index]?.name ?? ''),
      lines: [
        {
          key: 'part',
          name: parts[index]?.name ?? '',
          value: percent(shareOf(row, index)),
          isStrong: true,
          swatch: <SeriesSwatch look={lookOf(index)} kind="area" />,
        },
        { key: 'value', name: '', value: said(bars[row]?.values[index]) },
      ],
    }),
    markOf: ({ row, index }) => {
      const [bar, segment] = [rows[row], rows[row]?.segments[index]];
      if (!bar || !segment) return null;
      return (
        <path
          className={styles.ring}
          d={barPath(segment.x - 1, bar.y - 2, Math.max(3, segment.width + 2), bar.height + 4)}
        />
      );
    },
  };
}
