import { ADULT_AGE, ageOn, daysOfLocalDate, type LocalDate } from '../shared/index.ts';

export interface WeightPoint {
  measuredOn: LocalDate;
  kg: number;
}

export interface WeightChange {
  /** Kilograms gained, negative when lost; one decimal. */
  kg: number;
  /** The day of the weight it is compared with. */
  since: LocalDate;
  direction: 'UP' | 'DOWN' | 'STEADY';
}

/** How far back a trend looks. Ours: a month is what patient and specialist talk about from one visit to the next. */
const CHANGE_DAYS = 30;
/** Closer values reflect water and meals rather than a trend. Ours. */
const LEAST_DAYS = 7;
/** A change below one per cent is within the daily variation of a body, or a tape. Ours. */
const STEADY_SHARE = 0.01;

/**
 * How many days with a value determine a change: within twice the distance it looks back, every day is nearer to the
 * wanted one than all days before them.
 */
export const CHANGE_SERIES_DAYS = 2 * CHANGE_DAYS + 2;

export interface FigurePoint {
  on: LocalDate;
  value: number;
}

export interface FigureChange {
  /** The gain, negative for a loss; one decimal. */
  by: number;
  /** The day of the value it is compared with. */
  since: LocalDate;
  direction: WeightChange['direction'];
}

/**
 * The trend of a body figure: the latest value against the one nearest to thirty days before it, of those at least a
 * week older. Null while there is none to compare with. Of several values of one day the last counts. The one rule for
 * every trend on screen.
 *
 * @param series oldest first
 * @example
 * figureChange([{ on: '2026-10-01', value: 90 }, { on: '2026-11-01', value: 87.5 }])
 * // { by: -2.5, since: '2026-10-01', direction: 'DOWN' }
 */
export function figureChange(series: readonly FigurePoint[]): FigureChange | null {
  const latest = series.at(-1);
  const today = latest === undefined ? null : daysOfLocalDate(latest.on);
  if (latest === undefined || today === null) return null;
  let best: { point: FigurePoint; distance: number } | null = null;
  for (const point of series) {
    const day = daysOfLocalDate(point.on);
    if (day === null || today - day < LEAST_DAYS) continue;
    const distance = Math.abs(today - day - CHANGE_DAYS);
    if (best === null || distance <= best.distance) best = { point, distance };
  }
  if (best === null) return null;
  const { point } = best;
  const by = Math.round((latest.value - point.value) * 10) / 10;
  const isSteady = Math.abs(latest.value - point.value) < point.value * STEADY_SHARE;
  const direction = isSteady ? 'STEADY' : by > 0 ? 'UP' : 'DOWN';
  return { by: by === 0 ? 0 : by, since: point.on, direction };
}

/**
 * The trend of a patient's weight, in kilograms, by the rule of {@link figureChange}.
 *
 * @param series oldest first
 * @example
 * weightChange([{ measuredOn: '2026-10-01', kg: 80 }, { measuredOn: '2026-11-01', kg: 78 }])
 * // { kg: -2, since: '2026-10-01', direction: 'DOWN' }
 */
export function weightChange(series: readonly WeightPoint[]): WeightChange | null {
  const change = figureChange(series.map(({ measuredOn, kg }) => ({ on: measuredOn, value: kg })));
  return change && { kg: change.by, since: change.since, direction: change.direction };
}

/** A weight that came in after a visit, and the last one up to it. */
export interface WeightAfterVisit {
  weightKg: number;
  measuredOn: LocalDate;
  beforeKg: number | null;
  beforeOn: LocalDate | null;
}

/** What may be said of a weight in a sentence that begins with “since the last visit”. */
export type WeightSinceVisit =
  /** `since` is the day of the weight before, where that is not about the day of the visit. */
  | { kind: 'DIFFERENCE'; kg: number; since: LocalDate | null }
  | { kind: 'STEADY'; since: LocalDate | null }
  /** The weight alone. */
  | { kind: 'VALUE' };

/**
 * Whether a weight can be told as a gain or a loss, and since when. It is one since the visit where the weight before is
 * of the week up to it; an older one is of other weeks than the sentence would say, so its own day is said, and beyond a
 * month nothing is compared. Neither is it where both were weighed within days (water and meals), nor in children and
 * where no age is known: there a gain is growth, and a number alone would read as a fault. In a pregnancy the
 * difference is said without a judgement, as for everybody.
 *
 * @example
 * weightSinceVisit(
 *   { weightKg: 78.2, measuredOn: '2026-11-20', beforeKg: 79, beforeOn: '2026-11-09' },
 *   { birthdate: '1970-01-01', visitOn: '2026-11-09' },
 * ) // { kind: 'DIFFERENCE', kg: -0.8, since: null }
 */
export function weightSinceVisit(
  { weightKg, measuredOn, beforeKg, beforeOn }: WeightAfterVisit,
  { birthdate, visitOn }: { birthdate: LocalDate; visitOn: LocalDate },
): WeightSinceVisit {
  const [now, before, visit] = [measuredOn, beforeOn ?? '', visitOn].map(daysOfLocalDate);
  if (beforeKg === null || beforeOn === null || now == null || before == null || visit == null)
    return { kind: 'VALUE' };
  if (now - before < LEAST_DAYS || visit - before > CHANGE_DAYS) return { kind: 'VALUE' };
  const age = ageOn(birthdate, beforeOn);
  if (age === null || age < ADULT_AGE) return { kind: 'VALUE' };
  const since = visit - before > LEAST_DAYS ? beforeOn : null;
  const kg = Math.round((weightKg - beforeKg) * 10) / 10;
  return Math.abs(weightKg - beforeKg) < beforeKg * STEADY_SHARE
    ? { kind: 'STEADY', since }
    : { kind: 'DIFFERENCE', kg, since };
}
