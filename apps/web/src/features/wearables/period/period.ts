import { daysOfLocalDate, type LocalDate, localDateOfDays } from '@healzy/domain/shared';

/** Lengths of what a page shows, in days. */
export const RANGE_DAYS = { day: 1, week: 7, month: 28 } as const;
export type RangeChoice = keyof typeof RANGE_DAYS;
export const RANGE_CHOICES: readonly RangeChoice[] = ['day', 'week', 'month'];

/** What a page shows, as its address says. */
export interface ShownPeriod {
  readonly range: RangeChoice;
  /** Local days, both included. */
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Whether the days before are drawn beside these. */
  readonly isCompared: boolean;
}

/** @example shiftDay('2026-03-01', -1) // '2026-02-28' */
export function shiftDay(day: LocalDate, by: number): LocalDate {
  const days = daysOfLocalDate(day);
  return days === null ? day : localDateOfDays(days + by);
}

/**
 * The last whole day with something to say: yesterday, or the last day of data before. A day that is not over would lower
 * every mean.
 *
 * @param lastOn the last day with anything recorded
 */
export function usualDay(today: LocalDate, lastOn: LocalDate | null): LocalDate {
  const yesterday = shiftDay(today, -1);
  return lastOn !== null && lastOn < yesterday ? lastOn : yesterday;
}

/**
 * The period of an address, `?range=week&to=2026-03-08&compare=before`: so many days up to a day that is not after
 * `today`. What is missing or invalid is the week up to the {@link usualDay}: all pages open at the same days.
 */
export function shownPeriod(
  parameters: URLSearchParams,
  today: LocalDate,
  lastOn: LocalDate | null,
): ShownPeriod {
  const range = RANGE_CHOICES.find((each) => each === parameters.get('range')) ?? 'week';
  const wanted = parameters.get('to');
  const isNamed = wanted !== null && daysOfLocalDate(wanted) !== null && wanted <= today;
  const to = isNamed ? wanted : usualDay(today, lastOn);
  return {
    range,
    from: shiftDay(to, 1 - RANGE_DAYS[range]),
    to,
    isCompared: parameters.get('compare') === 'before',
  };
}

/** As many days, right before. */
export const periodBefore = ({ range, from }: ShownPeriod): { from: LocalDate; to: LocalDate } => ({
  from: shiftDay(from, -RANGE_DAYS[range]),
  to: shiftDay(from, -1),
});

/** Those of the parameters that name a period: other pages about the same days get them. */
export function periodParameters(parameters: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of ['range', 'to', 'compare']) {
    const value = parameters.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept.toString()}`;
}

/** The address with another period; what is not named stays. */
export function withPeriod(
  parameters: URLSearchParams,
  change: Partial<Pick<ShownPeriod, 'range' | 'to' | 'isCompared'>>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (change.range !== undefined) next.set('range', change.range);
  if (change.to !== undefined) next.set('to', change.to);
  if (change.isCompared === true) next.set('compare', 'before');
  if (change.isCompared === false) next.delete('compare');
  return next;
}
