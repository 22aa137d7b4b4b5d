import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { TICK_SIZE, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
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
import type { BarChartProps } from './BarChartProps.ts';

export type { BarCategory, BarChartLabels, BarChartProps, BarGoal, BarSeries } from './BarChartProps.ts';

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
