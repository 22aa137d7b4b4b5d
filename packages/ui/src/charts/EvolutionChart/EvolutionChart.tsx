import { scaleBand } from 'd3';
import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { ChartFrameWords } from '../ChartFrame/ChartFrame.tsx';
import { BarNames } from '../BarChart/BarNames.tsx';
import { besideWidth, ValueAxis } from '../cartesian/Axes.tsx';
import { CartesianChart, type ChartLabels } from '../cartesian/CartesianChart.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { wrapText } from '../cartesian/fitText.ts';
import { lineShape } from '../cartesian/lineShape.ts';
import { markerPath } from '../cartesian/markerPath.ts';
import { isNumber, numberAxis, tickFormat, valueFormat } from '../cartesian/numberAxis.ts';
import { barPath, Hatches, Patch } from '../cartesian/Patch.tsx';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import * as tones from '../cartesian/tones.css.ts';
import { useStageWidth } from '../cartesian/useStageWidth.ts';
import { linearScale } from '../painting/linearScale.ts';
import { EVOLUTION_ROWS, evolutionLooks, evolutionValue, type EvolutionRow } from './evolutionRows.ts';

/** What came, stayed and went in one period; all counted upwards. `null` is not known. */
export interface EvolutionPeriod {
  readonly id: string;
  /** Such as «Mar». */
  readonly name: string;
  /** In full where it is read, such as «March 2026». */
  readonly fullName?: string;
  readonly recurrent: number | null;
  readonly new: number | null;
  readonly cancelled: number | null;
}

export interface EvolutionChartLabels extends ChartLabels {
  periodHeader: string;
  legend: string;
  /** Names of the four; the net is what came and stayed less what went. */
  rows: Readonly<Record<EvolutionRow, string>>;
  /** One figure, read aloud. Default: the three, separated by commas. */
  point?: (read: { period: string; name: string; value: string }) => string;
}

export interface EvolutionChartProps extends ChartFrameWords {
  periods: readonly EvolutionPeriod[];
  labels: EvolutionChartLabels;
  numberFormat?: Intl.NumberFormatOptions;
  height?: number;
}

/** Who stays, comes and goes over time: columns of those who are there, under the line those who left, and the net. */
export function EvolutionChart({
  periods,
  labels,
  numberFormat,
  height = 300,
  ...frame
}: EvolutionChartProps) {
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
  // Those who left are drawn downwards but are no negative number of people.
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
  /** The part of one period, from its upper to its lower edge. */
  const part = (period: EvolutionPeriod, row: EvolutionRow) => {
    const base = row === 'new' ? known(period.recurrent) : 0;
    const size = known(evolutionValue(period, row));
    const [from, to] = row === 'cancelled' ? [0, -size] : [base, base + size];
    return { top: toY(Math.max(from, to)), bottom: toY(Math.min(from, to)) };
  };
  const isEmpty = !periods.some((period) => [period.recurrent, period.new, period.cancelled].some(isNumber));
  const fullName = (period: EvolutionPeriod | undefined) => period?.fullName ?? period?.name ?? '';

  const reader: ChartReader = {
    rows: EVOLUTION_ROWS.length,
    countOf: () => periods.length,
    nearest: (x, y) => {
      if (!periods.length) return null;
      const index = Math.max(0, Math.min(periods.length - 1, Math.round(toX.invert(x))));
      const period = periods[index];
      const value = net[index];
      if (isNumber(value) && Math.abs(toY(value) - y) < 8)
        return { row: EVOLUTION_ROWS.indexOf('net'), index };
      const row = EVOLUTION_ROWS.findIndex((each) => {
        if (!period || each === 'net') return false;
        const { top, bottom } = part(period, each);
        return y >= top && y <= bottom;
      });
      return { row: Math.max(0, row), index };
    },
    placeOf: ({ index }) => ({ x: middleOf(index) + along.bandwidth() / 2, y: box.top }),
    wordsOf: ({ row, index }) => {
      const [period, name] = [periods[index], EVOLUTION_ROWS[row] ?? 'net'];
      const read = {
        period: fullName(period),
        name: labels.rows[name],
        value: period ? said(evolutionValue(period, name)) : '',
      };
      return labels.point?.(read) ?? [read.period, read.name, read.value].join(', ');
    },
    readoutOf: ({ row, index }) => {
      const period = periods[index];
      return {
        heading: fullName(period),
        lines: EVOLUTION_ROWS.map((name, at) => ({
          key: name,
          name: labels.rows[name],
          value: period ? said(evolutionValue(period, name)) : '',
          isStrong: at === row,
          swatch: <SeriesSwatch look={evolutionLooks[name]} kind={name === 'net' ? 'line' : 'area'} />,
        })),
      };
    },
    markOf: ({ row, index }) => {
      const [period, name, value] = [periods[index], EVOLUTION_ROWS[row] ?? 'net', net[index]];
      if (!period) return null;
      if (name === 'net')
        return (
          isNumber(value) && <circle className={styles.ring} cx={middleOf(index)} cy={toY(value)} r={9} />
        );
      const { top, bottom } = part(period, name);
      const x = along(index) ?? 0;
      return (
        <path className={styles.ring} d={barPath(x - 2, top - 2, along.bandwidth() + 4, bottom - top + 4)} />
      );
    },
  };

  return (
    <CartesianChart
      frame={frame}
      labels={labels}
      stage={stage}
      height={height}
      isEmpty={isEmpty}
      reader={reader}
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
