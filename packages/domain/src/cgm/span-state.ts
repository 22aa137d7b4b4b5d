/**
 * What a cell of a map or strip is: MEASURED (half of it or more), MISSING (readings on both sides), BEFORE_FIRST and
 * AFTER_LAST (beyond the test's readings), TO_COME (in the future), SKIPPED (an hour that the clock jumped over).
 */
export const SPAN_STATES = [
  'MEASURED',
  'MISSING',
  'BEFORE_FIRST',
  'AFTER_LAST',
  'TO_COME',
  'SKIPPED',
] as const;
export type SpanState = (typeof SPAN_STATES)[number];

/** Below this share of its minutes a cell is not measured. */
const MEASURED_SHARE = 0.5;

/** UTC seconds; `toEpoch` is exclusive. */
export interface Span {
  fromEpoch: number;
  toEpoch: number;
}

/** What lies outside the readings: the span from the first to the last reading, and the current time. */
export interface RecordedLimits {
  recorded: Span;
  nowEpoch?: number | undefined;
}

/**
 * @param covered minutes with readings
 * @param expected minutes that the span has on the clock
 */
export function spanState(
  covered: number,
  expected: number,
  span: Span,
  { recorded, nowEpoch = Number.POSITIVE_INFINITY }: RecordedLimits,
): SpanState {
  if (expected === 0) return 'SKIPPED';
  if (covered >= MEASURED_SHARE * expected) return 'MEASURED';
  if (span.fromEpoch >= nowEpoch) return 'TO_COME';
  if (span.toEpoch > recorded.toEpoch) return 'AFTER_LAST';
  return span.fromEpoch < recorded.fromEpoch ? 'BEFORE_FIRST' : 'MISSING';
}
