import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import type { ChartFrameMessages } from '../ChartFrame/ChartFrame.tsx';
import { TICK_SIZE, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart, type ChartLabels } from '../cartesian/CartesianChart.tsx';
import { fitText } from '../cartesian/fitText.ts';
import { isNumber, tickFormat, valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import { Hatches } from '../cartesian/Patch.tsx';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { barLayout } from './barLayout.ts';
import { BarGoalLine } from './BarGoalLine.tsx';
import { BarMarks } from './BarMarks.tsx';
import { barLegend, namedWithState } from './barStates.ts';
import { BarNames, BarScale } from './BarNames.tsx';
import { barReader } from './barReader.tsx';
import { barChartLabels } from './barChartLabels.ts';

export interface BarSeries {
  readonly id: string;
  readonly name: string;
  /** One per category; `null` and NaN are missing, which is not zero. */
  readonly values: readonly (number | null)[];
}

export interface BarCategory {
  readonly id: string;
  readonly name: string;
  /**
   * `missing` hatches the whole place, where having no value matters more than a dash says, such as a day without a
   * watch; `unfinished` marks an amount that will still grow, such as that of today.
   */
  readonly state?: 'missing' | 'unfinished' | undefined;
}

/** What the amounts are held against. */
export interface BarGoal {
  readonly value: number;
  /** With its value: «Goal: 7,500 steps». */
  readonly name: string;
}

export interface BarChartLabels extends ChartLabels {
  /** Heading of the table's first column, such as «Month». */
  categoryHeader: string;
  /** Name of the legend. */
  legend: string;
  /** Said of an amount that will still grow. */
  unfinished: string;
  /** Announcement of one bar. Default: the three, separated by commas. */
  point?: (read: { series: string; category: string; value: string }) => string;
}

export interface BarChartProps extends ChartFrameMessages {
  categories: readonly BarCategory[];
  /** Several series are drawn side by side in each category. */
  series: readonly BarSeries[];
  /** A line across the bars. */
  goal?: BarGoal | undefined;
  /** What is named otherwise than in the language around it. */
  labels?: Partial<BarChartLabels> | undefined;
  /** Columns for time and a few short names; rows for many or long names. */
  direction?: 'columns' | 'rows';
  unit?: string;
  numberFormat?: Intl.NumberFormatOptions;
  /** Values at the ends of the bars. Default: shown for a single series where they fit. */
  hasValues?: boolean;
  /** Default: 300, or what the rows need. */
  height?: number;
}

/** Amounts side by side, compared by length from zero. */
export function BarChart({
  categories,
  series,
  goal,
  labels: own,
  direction = 'columns',
  unit,
  numberFormat,
  hasValues,
  height: givenHeight,
  ...frame
}: BarChartProps) {
  const labels = usePartLabels(barChartLabels, own);
  const id = useId();
  const { locale } = useLocale();
  const stage = useStageWidth();
  const { width } = stage;
  const isRows = direction === 'rows';
  const formatBare = valueFormat(locale, numberFormat);
  const said = (value: number | null | undefined) =>
    isNumber(value) ? withUnit(formatBare(value), unit) : labels.missing;
  const layout = barLayout({
    categories,
    series,
    goal,
    ...(hasValues === undefined ? {} : { hasValues }),
    width,
    height: givenHeight,
    isRows,
    hasCaption: unit !== undefined || goal !== undefined,
    formatTicks: (ticks) => tickFormat(locale, ticks, numberFormat),
    formatValue: formatBare,
  });
  const { box, axis, toPlace, formatTick } = layout;
  const isEmpty = !series.some(({ values }) => values.some(isNumber));
  const caption = unit && fitText(unit, width, TICK_SIZE);

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={layout.height}
      isEmpty={isEmpty}
      reader={barReader({ categories, series, layout, isRows, said, labels })}
      table={() => ({
        columns: [
          { header: labels.categoryHeader },
          ...series.map(({ name }) => ({ header: unit ? `${name} (${unit})` : name, align: 'end' as const })),
        ],
        rowCount: categories.length,
        row: (index) => [
          namedWithState(categories[index], labels),
          ...series.map(({ values }) => {
            const value = values[index];
            return isNumber(value) ? formatBare(value) : labels.missing;
          }),
        ],
      })}
      legend={barLegend(categories, series, labels)}
    >
      <Hatches id={id} />
      {isRows ? (
        <BarScale
          box={box}
          toX={toPlace}
          ticks={axis.ticks}
          format={formatTick}
          caption={caption}
          width={width}
        />
      ) : (
        <ValueAxis box={box} scale={toPlace} ticks={axis.ticks} format={formatTick} caption={caption} />
      )}
      <BarMarks
        id={id}
        categories={categories}
        series={series}
        layout={layout}
        isRows={isRows}
        format={formatBare}
      >
        {goal && !isEmpty && <BarGoalLine goal={goal} layout={layout} isRows={isRows} width={width} />}
      </BarMarks>
      <BarNames categories={categories} layout={layout} isRows={isRows} />
    </CartesianChart>
  );
}
