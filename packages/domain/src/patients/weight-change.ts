import { daysOfLocalDate, type LocalDate } from '../shared/index.ts';

export interface WeightPoint {
  measuredOn: LocalDate;
  kg: number;
}

export interface WeightChange {
  /** Kilograms gained, or below zero lost; one decimal. */
  kg: number;
  /** The day of the weight that is compared with. */
  since: LocalDate;
  direction: 'UP' | 'DOWN' | 'STEADY';
}

/** How far back a trend looks. Ours: a month is what is spoken of from one visit to the next. */
export const WEIGHT_CHANGE_DAYS = 30;
/** Nearer weights say more of water and meals than of a trend. Ours. */
const LEAST_DAYS = 7;
/** A change below one per cent of the body weight is within what a body varies by from day to day. Ours. */
const STEADY_SHARE = 0.01;

/**
 * Where a patient's weight is going: the latest one against the one nearest to thirty days before it, of those at least a
 * week old. Null while there is none to compare with. Kilograms; at most one weight for each day is expected.
 *
 * @param series oldest first
 * @example
 * weightChange([{ measuredOn: '2026-10-01', kg: 80 }, { measuredOn: '2026-11-01', kg: 78 }])
 * // { kg: -2, since: '2026-10-01', direction: 'DOWN' }
 */
export function weightChange(series: readonly WeightPoint[]): WeightChange | null {
  const latest = series.at(-1);
  const today = latest === undefined ? null : daysOfLocalDate(latest.measuredOn);
  if (latest === undefined || today === null) return null;
  let best: { point: WeightPoint; distance: number } | null = null;
  for (const point of series) {
    const day = daysOfLocalDate(point.measuredOn);
    if (day === null || today - day < LEAST_DAYS) continue;
    const distance = Math.abs(today - day - WEIGHT_CHANGE_DAYS);
    if (best === null || distance <= best.distance) best = { point, distance };
  }
  if (best === null) return null;
  const kg = Math.round((latest.kg - best.point.kg) * 10) / 10;
  const isSteady = Math.abs(latest.kg - best.point.kg) < best.point.kg * STEADY_SHARE;
  const direction = isSteady ? 'STEADY' : kg > 0 ? 'UP' : 'DOWN';
  return { kg: kg === 0 ? 0 : kg, since: best.point.measuredOn, direction };
}
