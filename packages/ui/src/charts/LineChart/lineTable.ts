import type { ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import { isNumber } from '../cartesian/numberAxis.ts';
import { nearestIndex } from '../GlucoseTrace/decimateTrace.ts';
import type { ShownLine } from './lineReader.tsx';
import type { LineChartLabels } from './lineChartLabels.ts';

/** One row for each position of any line, one column for each line. */
export function lineTable(
  all: readonly ShownLine[],
  formatPlace: (place: number) => string,
  formatValue: (value: number) => string,
  labels: LineChartLabels,
  unit: string | undefined,
): ChartTableContent {
  const places = Float64Array.from(new Set(all.flatMap(({ x }) => Array.from(x).filter(isNumber)))).sort();
  return {
    columns: [
      { header: labels.placeHeader },
      ...all.map(({ name }) => ({ header: unit ? `${name} (${unit})` : name, align: 'end' as const })),
    ],
    rowCount: places.length,
    row: (row) => {
      const place = places[row] ?? 0;
      return [
        formatPlace(place),
        ...all.map(({ x, values }) => {
          const index = nearestIndex(x, place);
          if (index < 0 || x[index] !== place) return '';
          const value = values[index];
          return isNumber(value) ? formatValue(value) : labels.missing;
        }),
      ];
    },
  };
}
