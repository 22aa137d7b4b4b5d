/** Maps a value to a pixel position, and back. */
export interface LinearScale {
  (value: number): number;
  invert: (place: number) => number;
}

/**
 * Maps one interval linearly onto another. d3's `scaleLinear` does the same but adds colours, formats and
 * interpolators, a third of the charts' code.
 *
 * @param isClamped values outside the interval stop at its ends
 */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
  isClamped = false,
): LinearScale {
  const perUnit = (end - start) / (to - from);
  const place = (value: number) => {
    const within = isClamped ? Math.min(to, Math.max(from, value)) : value;
    return start + (within - from) * perUnit;
  };
  return Object.assign(place, { invert: (at: number) => from + (at - start) / perUnit });
}
