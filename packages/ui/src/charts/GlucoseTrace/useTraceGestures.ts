import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface TraceGestures {
  /** Dragged by a number of pixels along the time axis. */
  onPan: (pixels: number) => void;
  /** Zoom out (factor > 1) or in, around a position in px from the left edge. */
  onZoom: (factor: number, x: number) => void;
  /** The pointer's position, or `null` when it has left. */
  onPoint: (x: number | null) => void;
  /** Pressed and released in one place. */
  onTap: (x: number) => void;
}

/** Pixels within which a press counts as staying in one place. */
const STILL = 4;

/**
 * Drag to pan, pinch or Control and wheel to zoom, horizontal wheel to pan. An ordinary wheel and a vertical swipe
 * scroll the page as always.
 */
export function useTraceGestures(target: RefObject<HTMLElement | null>, gestures: TraceGestures) {
  const latest = useRef(gestures);
  useLayoutEffect(() => {
    latest.current = gestures;
  });
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return;
    const pointers = new Map<number, number>();
    let pressed: { id: number; x: number } | null = null;
    const placeOf = (event: MouseEvent) => event.clientX - element.getBoundingClientRect().left;
    const spread = () => {
      const [first = 0, second = 0] = pointers.values();
      return { width: Math.abs(first - second), middle: (first + second) / 2 };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, placeOf(event));
      pressed = pointers.size === 1 ? { id: event.pointerId, x: placeOf(event) } : null;
      element.setPointerCapture(event.pointerId);
      latest.current.onPoint(placeOf(event));
    };
    const move = (event: PointerEvent) => {
      const x = placeOf(event);
      const last = pointers.get(event.pointerId);
      if (last === undefined) {
        latest.current.onPoint(x);
        return;
      }
      const before = spread();
      pointers.set(event.pointerId, x);
      if (pointers.size === 2) {
        const after = spread();
        if (before.width > 8 && after.width > 8)
          latest.current.onZoom(before.width / after.width, after.middle);
        latest.current.onPan(after.middle - before.middle);
      } else if (pointers.size === 1) {
        latest.current.onPan(x - last);
        latest.current.onPoint(x);
      }
    };
    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      const isTap =
        event.type === 'pointerup' &&
        pressed?.id === event.pointerId &&
        Math.abs(placeOf(event) - pressed.x) <= STILL;
      if (isTap) latest.current.onTap(placeOf(event));
      pressed = null;
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && pointers.size === 0) latest.current.onPoint(null);
    };
    const wheel = (event: WheelEvent) => {
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        latest.current.onZoom(Math.exp(event.deltaY * pixels * 0.0025), placeOf(event));
      } else if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        event.preventDefault();
        latest.current.onPan(-(event.deltaX || event.deltaY) * pixels);
      }
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('wheel', wheel);
    };
  }, [target]);
}
