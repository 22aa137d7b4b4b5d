import { useRef, type PointerEvent } from 'react';
import type { TimeSpan } from '../cartesian/zoneClock.ts';
import { moved, resized, snapped, spanned, type BrushLimits } from './brushSpans.ts';

interface Drag {
  readonly pointerId: number;
  readonly kind: 'draw' | 'move' | 'from' | 'to';
  readonly startX: number;
  readonly startAt: number;
  /** Restored when the drag is cancelled. */
  readonly before: TimeSpan | null;
  hasMoved: boolean;
}

/** A press that moves less is no drag, in px. */
const SLOP = 4;

/**
 * Drawing, moving and resizing by pointer. Anything marked `data-edge` resizes, `data-span` moves, and the rest draws.
 * Escape, or a pointer that the system takes away, restores what was selected before.
 *
 * @param momentAt the moment at a px from the left edge of the element
 */
export function useBrushDrag(
  value: TimeSpan | null,
  onChange: (span: TimeSpan | null) => void,
  limits: BrushLimits,
  momentAt: (x: number, width: number) => number,
) {
  const drag = useRef<Drag | null>(null);
  const placeOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, at: momentAt(event.clientX - box.left, box.width) };
  };
  const cancel = () => {
    const { current } = drag;
    drag.current = null;
    if (current?.hasMoved) onChange(current.before);
    return current !== null;
  };
  return {
    cancel,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || drag.current || !(event.target instanceof Element)) return;
      const edge = event.target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
      const kind =
        edge === 'from' || edge === 'to' ? edge : event.target.closest('[data-span]') ? 'move' : 'draw';
      const { x, at } = placeOf(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        pointerId: event.pointerId,
        kind: value ? kind : 'draw',
        startX: x,
        startAt: at,
        before: value,
        hasMoved: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current?.pointerId !== event.pointerId) return;
      const { x, at } = placeOf(event);
      if (!current.hasMoved && Math.abs(x - current.startX) < SLOP) return;
      current.hasMoved = true;
      if (current.kind === 'draw' || !current.before) return onChange(spanned(current.startAt, at, limits));
      if (current.kind !== 'move')
        return onChange(resized(current.before, current.kind, snapped(at, limits), limits));
      const from = snapped(current.before.from + at - current.startAt, limits);
      onChange(moved(current.before, from - current.before.from, limits));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag.current?.pointerId === event.pointerId) drag.current = null;
    },
    onPointerCancel: cancel,
  };
}
