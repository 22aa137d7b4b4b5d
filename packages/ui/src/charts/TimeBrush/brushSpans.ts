import type { TimeSpan } from '../cartesian/zoneClock.ts';

/** What a selection may be: within the extent, in whole steps, at least one step long. */
export interface BrushLimits {
  readonly extent: TimeSpan;
  readonly stepSeconds: number;
}

/** The nearest whole step from the extent's start; its end, too, can be selected. */
export function snapped(moment: number, { extent, stepSeconds }: BrushLimits): number {
  const steps = Math.round((moment - extent.from) / stepSeconds);
  return Math.max(extent.from, Math.min(extent.to, extent.from + steps * stepSeconds));
}

const shortest = ({ extent, stepSeconds }: BrushLimits) => Math.min(stepSeconds, extent.to - extent.from);

/** Moves the selection, keeping its length; it stops at the ends. */
export function moved(span: TimeSpan, seconds: number, { extent }: BrushLimits): TimeSpan {
  const length = Math.min(span.to - span.from, extent.to - extent.from);
  const from = Math.max(extent.from, Math.min(extent.to - length, span.from + seconds));
  return { from, to: from + length };
}

/** Puts one edge at a moment; the other stays, at least a step away. */
export function resized(span: TimeSpan, edge: 'from' | 'to', moment: number, limits: BrushLimits): TimeSpan {
  const { extent } = limits;
  return edge === 'from'
    ? { from: Math.max(extent.from, Math.min(span.to - shortest(limits), moment)), to: span.to }
    : { from: span.from, to: Math.min(extent.to, Math.max(span.from + shortest(limits), moment)) };
}

/** The selection dragged from one moment to another, in either direction. */
export function spanned(one: number, other: number, limits: BrushLimits): TimeSpan {
  const from = snapped(Math.min(one, other), limits);
  const to = snapped(Math.max(one, other), limits);
  if (to - from >= shortest(limits)) return { from, to };
  return to + shortest(limits) <= limits.extent.to
    ? { from, to: from + shortest(limits) }
    : { from: limits.extent.to - shortest(limits), to: limits.extent.to };
}

/** What the keyboard begins with while nothing is selected: the middle quarter. */
export function firstSpan(limits: BrushLimits): TimeSpan {
  const { from, to } = limits.extent;
  return spanned(from + ((to - from) * 3) / 8, from + ((to - from) * 5) / 8, limits);
}

interface BrushKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * The selection after a key on the span itself; `null` clears it, `undefined` is for keys that are not handled.
 */
export function spanAfterKey(
  value: TimeSpan | null,
  { key, shiftKey }: BrushKey,
  limits: BrushLimits,
): TimeSpan | null | undefined {
  const { extent, stepSeconds } = limits;
  if (key === 'Delete' || key === 'Backspace') return null;
  const direction = key === 'ArrowRight' || key === 'ArrowUp' || key === 'PageDown' ? 1 : -1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
    case 'ArrowUp':
    case 'ArrowDown': {
      if (!value) return firstSpan(limits);
      const seconds = direction * stepSeconds;
      return shiftKey ? resized(value, 'to', value.to + seconds, limits) : moved(value, seconds, limits);
    }
    case 'PageDown':
    case 'PageUp': {
      const span = value ?? firstSpan(limits);
      return value ? moved(span, direction * (span.to - span.from), limits) : span;
    }
    case 'Home':
      return moved(value ?? firstSpan(limits), extent.from - extent.to, limits);
    case 'End':
      return moved(value ?? firstSpan(limits), extent.to - extent.from, limits);
    default:
      return undefined;
  }
}

/** Where a key takes one edge; `undefined` for keys that are not handled. */
export function edgeAfterKey(
  span: TimeSpan,
  edge: 'from' | 'to',
  { key, shiftKey }: BrushKey,
  limits: BrushLimits,
): TimeSpan | undefined {
  const { extent, stepSeconds } = limits;
  const step = shiftKey ? 12 * stepSeconds : stepSeconds;
  const to = (moment: number) => resized(span, edge, moment, limits);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return to(span[edge] + step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return to(span[edge] - step);
    case 'PageDown':
      return to(span[edge] + 12 * stepSeconds);
    case 'PageUp':
      return to(span[edge] - 12 * stepSeconds);
    case 'Home':
      return to(extent.from);
    case 'End':
      return to(extent.to);
    default:
      return undefined;
  }
}
