import { isNumber } from '../cartesian/numberAxis.ts';
import type { SeriesLook } from '../cartesian/seriesLook.ts';

/** Counts of one period, all positive. `null` is unknown. */
export interface EvolutionPeriod {
  readonly id: string;
  /** Such as «Mar». */
  readonly name: string;
  /** The full name for announcements, such as «March 2026». */
  readonly fullName?: string;
  readonly recurrent: number | null;
  readonly new: number | null;
  readonly cancelled: number | null;
}

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
