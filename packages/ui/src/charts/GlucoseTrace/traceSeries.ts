/** The readings to draw, as parallel arrays in ascending time. */
export interface TraceSeries {
  /** Seconds since the epoch. */
  readonly epochSeconds: ArrayLike<number>;
  /** In the unit of the limits; a value that is not finite breaks the line. */
  readonly values: ArrayLike<number>;
  /** Bit 1: below what the device can measure. Bit 2: above it. */
  readonly flags?: ArrayLike<number>;
}

export const BELOW_DEVICE = 1;
export const ABOVE_DEVICE = 2;

/** What a series contains besides its line, as ascending indices. */
export interface ReadingsApart {
  /** Readings that come after a gap. */
  readonly afterGaps: readonly number[];
  /**
   * Readings that the line alone does not show: outside the device's measuring range, or without a neighbour to connect
   * to.
   */
  readonly marked: readonly number[];
}

/**
 * Computed once per series in a single pass, so that neither a frame nor the first paint walks through all of it again.
 */
export function readingsApart(
  { epochSeconds, values, flags }: TraceSeries,
  gapSeconds: number,
): ReadingsApart {
  const afterGaps: number[] = [];
  const marked: number[] = [];
  let lastAt = 0;
  let isLastKnown = false;
  let isLastJoined = false;
  // One step beyond the end: a reading is classified when the one after it is seen.
  for (let index = 0; index <= epochSeconds.length; index++) {
    const at = epochSeconds[index] ?? Number.POSITIVE_INFINITY;
    const value = values[index] ?? Number.NaN;
    const isFollowing = at - lastAt <= gapSeconds;
    const isKnown = value - value === 0;
    const isJoined = isKnown && isLastKnown && isFollowing;
    if (index > 0) {
      if (!isFollowing && index < epochSeconds.length) afterGaps.push(index);
      if (isLastKnown && ((!isLastJoined && !isJoined) || (flags?.[index - 1] ?? 0) !== 0))
        marked.push(index - 1);
    }
    lastAt = at;
    isLastKnown = isKnown;
    isLastJoined = isJoined;
  }
  return { afterGaps, marked };
}
