import { isNumber } from '../cartesian/numberAxis.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';
import type { EvolutionPeriod } from './EvolutionChartProps.ts';

/** In reading order. */
export const EVOLUTION_ROWS = ['recurrent', 'new', 'cancelled', 'net'] as const;
export type EvolutionRow = (typeof EVOLUTION_ROWS)[number];

export const evolutionLooks: Readonly<Record<EvolutionRow, SeriesLook>> = {
  recurrent: { tone: 'one', dash: undefined, marker: undefined, hatch: undefined },
  new: { tone: 'four', dash: undefined, marker: undefined, hatch: 'diagonal' },
  cancelled: { tone: 'two', dash: undefined, marker: undefined, hatch: 'counterDiagonal' },
  net: { tone: 'text', dash: undefined, marker: 'diamond', hatch: undefined },
};

/** A figure of a period. The net is known only if all three are. */
export function evolutionValue(period: EvolutionPeriod, row: EvolutionRow): number | null {
  if (row !== 'net') return isNumber(period[row]) ? period[row] : null;
  const { recurrent, new: fresh, cancelled } = period;
  if (!isNumber(recurrent) || !isNumber(fresh) || !isNumber(cancelled)) return null;
  return recurrent + fresh - cancelled;
}
