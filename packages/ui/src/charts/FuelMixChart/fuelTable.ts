import { isNumber } from '../cartesian/numberAxis.ts';
import type { PlaceMark } from '../cartesian/placeMark.ts';
import type { ChartTableContent } from '../ChartFrame/ChartFrame.tsx';
import type { FuelMixLabels } from './FuelMixChartProps.ts';
import { marksNear, type Fuel } from './fuelReader.tsx';

interface FuelTable {
  fuel: Fuel;
  hasRatio: boolean;
  marks: readonly PlaceMark[];
  formatPlace: (place: number) => string;
  formatBare: (value: number) => string;
  formatRatio: (value: number) => string;
  labels: FuelMixLabels;
  unit: string;
}

/** One row per point, with nearby marks. */
export function fuelTable({
  fuel,
  hasRatio,
  marks,
  formatPlace,
  formatBare,
  formatRatio,
  labels,
  unit,
}: FuelTable): ChartTableContent {
  const written = (value: number | undefined, format: (value: number) => string) =>
    isNumber(value) ? format(value) : labels.missing;
  const end = 'end' as const;
  return {
    columns: [
      { header: labels.placeHeader },
      { header: `${labels.fat} (${unit})`, align: end },
      { header: `${labels.carbohydrate} (${unit})`, align: end },
      ...(hasRatio ? [{ header: labels.ratio, align: end }] : []),
      { header: labels.markHeader },
    ],
    rowCount: fuel.x.length,
    row: (index) => [
      written(fuel.x[index], formatPlace),
      written(fuel.fat[index], formatBare),
      written(fuel.carbohydrate[index], formatBare),
      ...(hasRatio ? [written(fuel.ratio[index], formatRatio)] : []),
      marksNear(marks, fuel.x, index)
        .map(({ name }) => name)
        .join(', '),
    ],
  };
}
