import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { BarNames, BarScale } from '../BarChart/BarNames.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { isNumber, tickFormat, valueFormat, withUnit } from '../cartesian/numberAxis.ts';
import { Hatches } from '../cartesian/Patch.tsx';
import { seriesLook } from '../cartesian/seriesLook.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { stageLook } from '../Hypnogram/stageLanes.ts';
import { StackedBarParts } from './StackedBarParts.tsx';
import { stackLayout } from './stackLayout.ts';
import { stackReader } from './stackReader.tsx';
import { stackedBarLabels } from './stackedBarLabels.ts';
import type { StackedBarProps } from './StackedBarProps.ts';

export type { StackedBarLabels, StackedBarPart, StackedBarProps, StackedBarRow } from './StackedBarProps.ts';

/** Wholes divided into parts, one bar each. */
export function StackedBar({
  parts,
  bars,
  labels: own,
  mode = 'percent',
  unit,
  numberFormat,
  height: givenHeight,
  ...frame
}: StackedBarProps) {
  const labels = usePartLabels(stackedBarLabels, own);
  const id = useId();
  const { locale } = useLocale();
  const stage = useStageWidth();
  const formatBare = valueFormat(locale, numberFormat);
  const percent = valueFormat(locale, { style: 'percent' });
  const said = (value: number | null | undefined) =>
    isNumber(value) ? withUnit(formatBare(value), unit) : labels.missing;
  const layout = stackLayout({ parts, bars, mode, width: stage.width, height: givenHeight });
  const { box, axis, toX } = layout;
  const formatTick = tickFormat(locale, axis.ticks, mode === 'percent' ? { style: 'percent' } : numberFormat);
  const lookOf = (index: number) => {
    const stage = parts[index]?.stage;
    return stage === undefined ? seriesLook(index) : stageLook(stage);
  };
  const isEmpty = !layout.rows.some(({ segments }) => segments.some(({ share }) => share > 0));

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={layout.height}
      isEmpty={isEmpty}
      reader={stackReader({ parts, bars, layout, said, percent, labels, lookOf })}
      table={() => ({
        columns: [
          { header: labels.barHeader },
          ...parts.map(({ name }) => ({ header: unit ? `${name} (${unit})` : name, align: 'end' as const })),
        ],
        rowCount: bars.length,
        row: (row) => [
          bars[row]?.name || frame.title,
          ...parts.map((_, index) => {
            const [value, share] = [bars[row]?.values[index], layout.rows[row]?.segments[index]?.share ?? 0];
            return isNumber(value) ? `${formatBare(value)} · ${percent(share)}` : labels.missing;
          }),
        ],
      })}
      legend={{
        label: labels.legend,
        entries: parts.map((part, index) => ({
          id: part.id,
          name: part.name,
          look: lookOf(index),
          kind: 'area',
          // A single bar: its figures are beside the names, where small parts fit too.
          figure: bars.length === 1 ? percent(layout.rows[0]?.segments[index]?.share ?? 0) : undefined,
        })),
      }}
    >
      <Hatches id={id} />
      <BarScale
        box={box}
        toX={toX}
        ticks={isEmpty ? [] : axis.ticks}
        format={formatTick}
        width={stage.width}
      />
      <StackedBarParts
        id={id}
        layout={layout}
        lookOf={lookOf}
        textOf={(row, index) => {
          const { share = 0 } = layout.rows[row]?.segments[index] ?? {};
          return mode === 'percent' ? percent(share) : formatBare(bars[row]?.values[index] ?? 0);
        }}
      />
      <line className={styles.axis} x1={box.left} x2={box.left} y1={box.top} y2={box.floor} />
      <BarNames categories={bars} layout={layout} isRows />
    </CartesianChart>
  );
}
