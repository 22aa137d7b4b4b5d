import type { ChartFrameWords } from '../ChartFrame/ChartFrame.tsx';
import type { ChartLabels } from '../cartesian/CartesianChart.tsx';
import type { PlaceAxisKind } from '../cartesian/placeAxis.ts';
import type { PlaceMark } from '../cartesian/placeMark.ts';

export interface FuelMixLabels extends ChartLabels {
  fat: string;
  carbohydrate: string;
  /** Name of the quotient, such as «RER». */
  ratio: string;
  legend: string;
  /** Heading of the table's first column, such as «Speed». */
  placeHeader: string;
  markHeader: string;
}

export interface FuelMixChartProps extends ChartFrameWords {
  /** Time or intensity, ascending. */
  x: ArrayLike<number>;
  /** In `unit`, parallel to `x`. `null`, NaN and infinity are gaps; below zero is drawn as none. */
  fat: ArrayLike<number | null | undefined>;
  carbohydrate: ArrayLike<number | null | undefined>;
  /** Carbon dioxide given off to oxygen taken up, in a panel of its own. */
  ratio?: ArrayLike<number | null | undefined>;
  /** Such as «g/min» or «kcal/min». */
  unit: string;
  axis?: PlaceAxisKind;
  /** Such as the crossover and the place of most fat. */
  marks?: readonly PlaceMark[];
  numberFormat?: Intl.NumberFormatOptions;
  labels: FuelMixLabels;
  height?: number;
}
