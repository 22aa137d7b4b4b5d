import { useMemo } from 'react';
import { linearScale, type LinearScale } from '../painting/linearScale.ts';

/** A linear scale that stays the same object until an end of it changes. */
export function useLinearScale(
  [from, to]: readonly [number, number],
  start: number,
  end: number,
  isClamped = false,
): LinearScale {
  return useMemo(() => linearScale([from, to], [start, end], isClamped), [from, to, start, end, isClamped]);
}
