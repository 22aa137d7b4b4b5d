import { scaleBand } from 'd3';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { usePartLabels } from '../../labels/partLabels.ts';
import { BarNames } from '../BarChart/BarNames.tsx';
import { besideWidth, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart } from '../cartesian/CartesianChart.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import { wrapText } from '../cartesian/fitText.ts';
import { lineShape } from '../cartesian/lineShape.ts';
import { markerPath } from '../cartesian/markerPath.ts';
import { isNumber, numberAxis, tickFormat, valueFormat } from '../cartesian/numberAxis.ts';
import { barPath, Hatches, Patch } from '../cartesian/Patch.tsx';
import * as tones from '../cartesian/tones.css.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { linearScale } from '../painting/linearScale.ts';
import type { EvolutionChartProps } from './EvolutionChartProps.ts';
import { evolutionReader } from './evolutionReader.tsx';
import {
  EVOLUTION_ROWS,
  evolutionLooks,
  evolutionValue,
  type EvolutionRow,
  type EvolutionPeriod,
} from './evolutionRows.ts';
import { evolutionChartLabels } from './evolutionChartLabels.ts';

export type { EvolutionChartLabels, EvolutionChartProps, EvolutionPeriod } from './EvolutionChartProps.ts';

/** Who stays, comes and goes over time: columns of those who are there, those who left below the axis, and the net. */
export function EvolutionChart({
  periods,
  labels: own,
  numberFormat,
  height = 300,
  ...frame
}: EvolutionChartProps) {
  const labels = usePartLabels(evolutionChartLabels, own);
  const id = useId();
  const { locale } = useLocale();
  const stage = useStageWidth();
  const { width } = stage;
  const known = (value: number | null) => (isNumber(value) ? value : 0);
  const axis = numberAxis(
    periods.flatMap((period) => [known(period.recurrent) + known(period.new), -known(period.cancelled)]),
    height / 52,
    true,
  );
  // Those who left are drawn downwards, but they are not a negative number of people.
  const formatTick = tickFormat(locale, axis.ticks, numberFormat);
  const formatCount = valueFormat(locale, numberFormat);
  const said = (value: number | null) => (isNumber(value) ? formatCount(value) : labels.missing);
  const left = besideWidth(axis.ticks.map((tick) => formatTick(Math.abs(tick))));
  const step = (width - left - 12) / Math.max(1, periods.length);
  const every = Math.max(1, Math.ceil(30 / Math.max(1, step)));
  const names = periods.map(({ name }, index) =>
    index % every === 0 ? wrapText(name, step * every - 4, 12, every > 1 ? 1 : 2) : [],
  );
  const nameLines = Math.max(1, ...names.map((lines) => lines.length));
  const box = { left, right: Math.max(left + 20, width - 1), top: 12, floor: height - 12 - nameLines * 15 };
  const toY = linearScale(axis.domain, [box.floor, box.top]);
  const gap = Math.max(0.35, 1 - 64 / Math.max(1, step));
  const along = scaleBand<number>()
    .domain(periods.map((_, index) => index))
    .range([box.left, box.right])
    .paddingInner(gap)
    .paddingOuter(gap / 2);
  const middleOf = (index: number) => (along(index) ?? 0) + along.bandwidth() / 2;
  const net = periods.map((period) => evolutionValue(period, 'net'));
  const toX = linearScale([0, 1], [middleOf(0), middleOf(0) + along.step()]);
  const netLine = lineShape(
    periods.map((_, index) => index),
    Float64Array.from(net, (value) => value ?? Number.NaN),
    toX,
    toY,
    [box.left, Math.max(box.right, box.left + periods.length * 16)],
  );
  /** One part of a period, from its upper to its lower edge. */
  const part = (period: EvolutionPeriod, row: EvolutionRow) => {
    const base = row === 'new' ? known(period.recurrent) : 0;
    const size = known(evolutionValue(period, row));
    const [from, to] = row === 'cancelled' ? [0, -size] : [base, base + size];
    return { top: toY(Math.max(from, to)), bottom: toY(Math.min(from, to)) };
  };
  const isEmpty = !periods.some((period) => [period.recurrent, period.new, period.cancelled].some(isNumber));
  const fullName = (period: EvolutionPeriod | undefined) => period?.fullName ?? period?.name ?? '';

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={height}
      isEmpty={isEmpty}
      reader={evolutionReader({ periods, net, labels, along, toX, toY, box, part, said, fullName })}
      table={() => ({
        columns: [
          { header: labels.periodHeader },
          ...EVOLUTION_ROWS.map((row) => ({ header: labels.rows[row], align: 'end' as const })),
        ],
        rowCount: periods.length,
        row: (index) => {
          const period = periods[index];
          return [
            fullName(period),
            ...EVOLUTION_ROWS.map((row) => (period ? said(evolutionValue(period, row)) : '')),
          ];
        },
      })}
      legend={
        isEmpty
          ? undefined
          : {
              label: labels.legend,
              entries: EVOLUTION_ROWS.map((row) => ({
                id: row,
                name: labels.rows[row],
                look: evolutionLooks[row],
                kind: row === 'net' ? 'line' : 'area',
              })),
            }
      }
    >
      <Hatches id={id} />
      <ValueAxis box={box} scale={toY} ticks={axis.ticks} format={(tick) => formatTick(Math.abs(tick))} />
      {periods.map((period, index) => (
        <g key={period.id} data-period={period.id}>
          {(['recurrent', 'new', 'cancelled'] as const).map((row) => {
            const { top, bottom } = part(period, row);
            if (!(bottom > top)) return null;
            const isOuter = row === 'cancelled' || row === 'new' || !known(period.new);
            const end = !isOuter ? undefined : row === 'cancelled' ? 'bottom' : 'top';
            return (
              <Patch
                key={row}
                id={id}
                d={barPath(along(index) ?? 0, top, along.bandwidth(), bottom - top, end)}
                tone={evolutionLooks[row].tone}
                hatch={evolutionLooks[row].hatch}
              />
            );
          })}
        </g>
      ))}
      <line className={styles.axis} x1={box.left} x2={box.right} y1={toY(0)} y2={toY(0)} />
      {!isEmpty && (
        <g className={tones.tone.text}>
          <path className={tones.halo} d={netLine.d} />
          <path className={tones.stroke} d={netLine.d} data-line />
          {[...new Set([...netLine.markers, ...netLine.alone])].map(([x, y]) => (
            <path key={x} className={tones.marker} d={markerPath('diamond', x, y, 4)} data-marker />
          ))}
        </g>
      )}
      <BarNames categories={periods} layout={{ along, box, names }} isRows={false} />
    </CartesianChart>
  );
}
