/** The readings that are drawn. Arrays run in parallel, in ascending time. */
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

/** Readings that come after a gap; found once per series, not once per frame. */
export function readingsAfterGaps(epochSeconds: ArrayLike<number>, gapSeconds: number): number[] {
  const found: number[] = [];
  for (let index = 1; index < epochSeconds.length; index++) {
    if (epochSeconds[index]! - epochSeconds[index - 1]! > gapSeconds) found.push(index);
  }
  return found;
}

/**
 * Readings that the line alone does not show: those beyond the device's reach, and those without a neighbour to be
 * joined with. Found once per series, so that a frame does not walk through all readings again.
 */
export function markedReadings({ epochSeconds, values, flags }: TraceSeries, gapSeconds: number): number[] {
  const found: number[] = [];
  const count = epochSeconds.length;
  let joinsBefore = false;
  for (let index = 0; index < count; index++) {
    const value = values[index]!;
    const next = index + 1 < count ? values[index + 1]! : Number.NaN;
    const joinsAfter = next - next === 0 && epochSeconds[index + 1]! - epochSeconds[index]! <= gapSeconds;
    if (value - value === 0) {
      if ((flags?.[index] ?? 0) !== 0 || (!joinsBefore && !joinsAfter)) found.push(index);
      joinsBefore = joinsAfter;
    } else joinsBefore = false;
  }
  return found;
}
