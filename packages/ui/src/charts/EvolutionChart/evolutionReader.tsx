import type { ScaleBand } from 'd3';
import type { PlotBox } from '../cartesian/Axes.tsx';
import * as styles from '../cartesian/CartesianChart.css.ts';
import type { ChartReader } from '../cartesian/ChartReader.ts';
import { isNumber } from '../cartesian/numberAxis.ts';
import { barPath } from '../cartesian/Patch.tsx';
import { SeriesSwatch } from '../cartesian/SeriesLegend.tsx';
import type { LinearScale } from '../painting/linearScale.ts';
import type { EvolutionChartLabels } from './EvolutionChartProps.ts';
import {
  EVOLUTION_ROWS,
  evolutionLooks,
  evolutionValue,
  type EvolutionRow,
  type EvolutionPeriod,
} from './evolutionRows.ts';

interface EvolutionReading {
  periods: readonly EvolutionPeriod[];
  net: readonly (number | null)[];
  labels: EvolutionChartLabels;
  along: ScaleBand<number>;
  toX: LinearScale;
  toY: LinearScale;
  box: PlotBox;
  /** Upper and lower edge of one part of a period. */
  part: (period: EvolutionPeriod, row: EvolutionRow) => { top: number; bottom: number };
  said: (value: number | null) => string;
  fullName: (period: EvolutionPeriod | undefined) => string;
}

/** Reads each period: recurrent, new, cancelled and the net. */
export function evolutionReader({
  periods,
  net,
  labels,
  along,
  toX,
  toY,
  box,
  part,
  said,
  fullName,
}: EvolutionReading): ChartReader {
  const middleOf = (index: number) => (along(index) ?? 0) + along.bandwidth() / 2;
  return {
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
}
