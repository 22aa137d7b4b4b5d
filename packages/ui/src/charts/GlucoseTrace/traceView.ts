import type { TraceWindow } from './decimateTrace.ts';

/** The narrowest window: half an hour, six readings of a five-minute sensor. */
export const NARROWEST_SECONDS = 1800;

function within(window: TraceWindow, extent: TraceWindow): TraceWindow {
  const whole = extent.to - extent.from;
  const span = Math.min(whole, Math.max(Math.min(NARROWEST_SECONDS, whole), window.to - window.from));
  const from = Math.max(extent.from, Math.min(extent.to - span, window.from));
  return { from, to: from + span };
}

/** Moves the window by a number of seconds; it stops at the ends of the data. */
export function panned(window: TraceWindow, seconds: number, extent: TraceWindow): TraceWindow {
  return within({ from: window.from + seconds, to: window.to + seconds }, extent);
}

/** Makes the window `factor` times as wide; the moment `around` stays in place. */
export function zoomed(
  window: TraceWindow,
  factor: number,
  around: number,
  extent: TraceWindow,
): TraceWindow {
  const whole = extent.to - extent.from;
  const span = Math.min(
    whole,
    Math.max(Math.min(NARROWEST_SECONDS, whole), (window.to - window.from) * factor),
  );
  const share = (around - window.from) / (window.to - window.from);
  return within({ from: around - share * span, to: around + (1 - share) * span }, extent);
}

/** Moves the window just far enough for the moment to be well inside. */
export function revealing(window: TraceWindow, moment: number, extent: TraceWindow): TraceWindow {
  const span = window.to - window.from;
  const edge = span * 0.04;
  if (moment < window.from + edge) return within({ from: moment - edge, to: moment - edge + span }, extent);
  if (moment > window.to - edge) return within({ from: moment + edge - span, to: moment + edge }, extent);
  return window;
}
