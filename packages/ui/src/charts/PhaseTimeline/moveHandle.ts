import { isNumber } from '../cartesian/numberAxis.ts';
import type { TimelineHandle } from './PhaseTimelineProps.ts';

/** Handles that have a place to be in; one without is not shown. */
export const placedHandles = (handles: readonly TimelineHandle[]): TimelineHandle[] =>
  handles.filter(({ at, min, max }) => isNumber(at) && isNumber(min) && isNumber(max) && min <= max);

/** The nearest whole step within the handle's limits, which are reached themselves where they are no whole step. */
export function heldWithin({ min, max }: TimelineHandle, seconds: number, stepSeconds: number): number {
  return Math.min(max, Math.max(min, Math.round(seconds / stepSeconds) * stepSeconds));
}

/** Steps that Page keys and Shift with an arrow take at once. */
const LARGE = 12;

/** Where a key takes a handle; `undefined` for keys that are not handled. */
export function handleAfterKey(
  handle: TimelineHandle,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  stepSeconds: number,
): number | undefined {
  const step = shiftKey ? LARGE * stepSeconds : stepSeconds;
  const by = (seconds: number) => Math.min(handle.max, Math.max(handle.min, handle.at + seconds));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return by(step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return by(-step);
    case 'PageUp':
      return by(LARGE * stepSeconds);
    case 'PageDown':
      return by(-LARGE * stepSeconds);
    case 'Home':
      return handle.min;
    case 'End':
      return handle.max;
    default:
      return undefined;
  }
}
