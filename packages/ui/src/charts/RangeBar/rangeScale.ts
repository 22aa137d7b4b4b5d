/** How a value is cut off: `<` is known to be below its limit and no more. */
export type RangeComparator = '<' | '<=' | '>' | '>=';

/** The ends of a range; null where it is open. */
export interface RangeEnds {
  readonly low: number | null;
  readonly high: number | null;
}

/** A stretch of the bar in shares of its length, 0 to 1. */
export interface RangeStretch {
  readonly from: number;
  readonly to: number;
  readonly isOpenBefore: boolean;
  readonly isOpenAfter: boolean;
}

export interface RangeScale {
  /** Null where a range has no end at all. */
  readonly band: RangeStretch | null;
  readonly context: RangeStretch | null;
  /** Where the value is; null for one that cannot be drawn. */
  readonly at: number | null;
  /** The value is farther out than the bar shows. */
  readonly beyond: 'start' | 'end' | null;
}

const known = (end: number | null): number | null => (end !== null && Number.isFinite(end) ? end : null);

/**
 * The numbers at both ends of the bar: the range is its middle third, one that is open reaches to the edge. Below a range
 * from zero on there is nothing: most of what is measured is never negative.
 */
function limits({ low, high }: RangeEnds): readonly [number, number] | null {
  if (low !== null && high !== null) {
    const width = high > low ? high - low : Math.abs(low) || 1;
    return [low >= 0 ? Math.max(0, low - width) : low - width, high + width];
  }
  if (high !== null) return high > 0 ? [0, high * 1.5] : [high - 1, high + 1];
  if (low !== null) return low > 0 ? [0, low * 3] : [low - 1, low + 1];
  return null;
}

/**
 * Places a range, a second one and a value on a bar. The first range decides on the scale; without it the second does,
 * and with neither there is no scale.
 */
export function rangeScale(
  range: RangeEnds | null,
  context: RangeEnds | null,
  value: number | null,
): RangeScale {
  const [first, second] = [range, context].map(
    (ends) => ends && { low: known(ends.low), high: known(ends.high) },
  );
  const scale = (first && limits(first)) ?? (second && limits(second)) ?? null;
  if (scale === null) return { band: null, context: null, at: null, beyond: null };
  const [start, end] = scale;
  const share = (number: number) => (number - start) / (end - start);
  const inside = (number: number) => Math.max(0, Math.min(1, share(number)));
  const stretch = (ends: RangeEnds | null | undefined): RangeStretch | null =>
    !ends || (ends.low === null && ends.high === null)
      ? null
      : {
          from: ends.low === null ? 0 : inside(ends.low),
          to: ends.high === null ? 1 : inside(ends.high),
          isOpenBefore: ends.low === null,
          isOpenAfter: ends.high === null,
        };
  const figure = known(value);
  const at = figure === null ? null : share(figure);
  return {
    band: stretch(first),
    context: stretch(second),
    at: at === null ? null : Math.max(0, Math.min(1, at)),
    beyond: at === null ? null : at < 0 ? 'start' : at > 1 ? 'end' : null,
  };
}
