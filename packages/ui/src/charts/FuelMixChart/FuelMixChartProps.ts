import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { PlaceAxisKind } from '../cartesian/placeAxis.ts';
import type { PlaceMark } from '../cartesian/placeMark.ts';

export interface FuelMixLabels extends ChartLabels {
  fat: string;
  carbohydrate: string;
  /** Name of the ratio, such as «RER». */
  ratio: string;
  legend: string;
  /** Heading of the table's first column, such as «Speed». */
  placeHeader: string;
  markHeader: string;
}

export interface FuelMixChartProps extends ChartFrameMessages {
  /** Time or intensity, ascending. */
  x: ArrayLike<number>;
  /** In `unit`, parallel to `x`. `null`, NaN and infinity are gaps; negative values are drawn as zero. */
  fat: ArrayLike<number | null | undefined>;
  carbohydrate: ArrayLike<number | null | undefined>;
  /** Carbon dioxide produced over oxygen consumed, in its own panel. */
  ratio?: ArrayLike<number | null | undefined>;
  /** Such as «g/min» or «kcal/min». */
  unit: string;
  axis?: PlaceAxisKind;
  /** Such as the crossover point and the point of maximum fat oxidation. */
  marks?: readonly PlaceMark[];
  numberFormat?: Intl.NumberFormatOptions;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<FuelMixLabels> | undefined;
  height?: number;
}
