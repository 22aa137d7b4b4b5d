import type { RangeLimits } from '../RangeLegend/rangeLevels.ts';
import { lowerBound, nearestIndex, type TraceWindow } from './decimateTrace.ts';
import { nextExcursion, readingAfter } from './traceReading.ts';
import type { TraceSeries } from './traceSeries.ts';
import { panned, zoomed } from './traceView.ts';

export const ZOOM_STEP = 0.6;

/** The keyboard's current position. */
export interface TracePlace {
  readonly series: TraceSeries;
  readonly limits: RangeLimits;
  readonly window: TraceWindow;
  readonly extent: TraceWindow;
  /** The current reading. */
  readonly reading: number | null;
}

/** The effect of a key: a reading to announce, a window to show, or dismissing the reading. */
export type TraceMove = { read: number } | { look: TraceWindow } | 'letGo';

interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The trace's keyboard handling; `null` for keys that it does not handle. */
export function traceMove(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  { series, limits, window, extent, reading }: TracePlace,
): TraceMove | null {
  const { epochSeconds } = series;
  const last = epochSeconds.length - 1;
  if (last < 0 || altKey || metaKey) return null;
  const span = window.to - window.from;
  const middle = (window.from + window.to) / 2;
  const here = reading ?? nearestIndex(epochSeconds, middle);
  const around = reading === null ? middle : (epochSeconds[here] ?? middle);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const sign = key === 'ArrowRight' ? 1 : -1;
      if (ctrlKey) return { look: panned(window, sign * span * 0.25, extent) };
      if (shiftKey) return { read: readingAfter(series, here, sign * 3600) };
      return { read: reading === null ? here : Math.max(0, Math.min(last, here + sign)) };
    }
    case 'ArrowDown':
      return { read: nextExcursion(series, limits, here, 1) };
    case 'ArrowUp':
      return { read: nextExcursion(series, limits, here, -1) };
    case 'PageDown':
      return { read: readingAfter(series, here, 86_400) };
    case 'PageUp':
      return { read: readingAfter(series, here, -86_400) };
    case 'Home':
      return { read: ctrlKey ? 0 : Math.min(last, lowerBound(epochSeconds, window.from)) };
    case 'End':
      return { read: ctrlKey ? last : Math.max(0, lowerBound(epochSeconds, window.to) - 1) };
    case '+':
    case '=':
      return { look: zoomed(window, ZOOM_STEP, around, extent) };
    case '-':
      return { look: zoomed(window, 1 / ZOOM_STEP, around, extent) };
    case '0':
      return { look: extent };
    case 'Escape':
      return reading === null ? null : 'letGo';
    default:
      return null;
  }
}
