import type { Hours } from '@healzy/domain/cgm';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Period, shiftDay } from '../period.ts';
import { canvasState, type CanvasFilter, type CanvasState, withFilter } from './canvas-state.ts';

export interface Canvas extends CanvasState {
  /** Chooses hours or days; everything on the canvas follows. */
  readonly choose: (filter: CanvasFilter) => void;
  readonly clear: () => void;
  /** Sets other parts of the address. */
  readonly show: (change: Record<string, string>) => void;
}

/** The state of the canvas, in the address. Filtering replaces the address: going back leaves the canvas. */
export function useCanvas(whole: Period): Canvas {
  const [parameters, setParameters] = useSearchParams();
  const state = useMemo(() => canvasState(parameters, whole), [parameters, whole]);
  const choose = useCallback(
    (filter: CanvasFilter) =>
      // At once: the next key on a chart starts from what this one has chosen.
      setParameters((current) => withFilter(current, filter), {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
      }),
    [setParameters],
  );
  const clear = useCallback(() => choose({ hours: null, days: null }), [choose]);
  const show = useCallback(
    (change: Record<string, string>) =>
      setParameters(
        (current) => {
          // Another period has other days; the hours of the day stay chosen.
          const next =
            'period' in change ? withFilter(current, { days: null }) : new URLSearchParams(current);
          for (const [name, value] of Object.entries(change)) next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  return useMemo(() => ({ ...state, choose, clear, show }), [state, choose, clear, show]);
}

/** The hours from those chosen before up to another one. */
export const extendedHours = (before: Hours | null, hour: number): Hours =>
  before === null
    ? { from: hour, to: hour + 1 }
    : { from: Math.min(before.from, hour), to: Math.max(before.to, hour + 1) };

/** All days from those chosen before up to another one. */
export function extendedDays(before: readonly string[] | null, day: string): readonly string[] {
  const ends = [...(before ?? []), day].sort();
  return daysBetween(ends[0] ?? day, ends.at(-1) ?? day);
}

/** All days from one to another, both included. */
export function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let each = first; each <= last; each = shiftDay(each, 1)) days.push(each);
  return days;
}
