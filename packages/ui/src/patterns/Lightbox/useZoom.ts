import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

const largest = 6;
/** Minimum swipe distance, in px, to move to another image. */
const swipe = 56;
const start = { scale: 1, x: 0, y: 0 };

export interface ZoomOptions {
  stage: RefObject<HTMLElement | null>;
  /** The current image; another one starts unzoomed. */
  subject: number;
  /** Called on a swipe: 1 to the left, -1 to the right. */
  onSwipe: (direction: 1 | -1) => void;
}

/** Zoom and pan state of an image: by buttons and keys, wheel, pinch, and dragging. */
export function useZoom({ stage, subject, onSwipe }: ZoomOptions) {
  const [view, setView] = useState({ ...start, subject });
  const shown = view.subject === subject ? view : { ...start, subject };
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const from = useRef({ x: 0, y: 0, distance: 0, scale: 1 });

  const place = (next: Partial<typeof start>) =>
    setView((before) => {
      const { scale, x, y } = { ...(before.subject === subject ? before : start), ...next };
      const bounded = Math.min(largest, Math.max(1, scale));
      // Pan no further than the zoomed image extends beyond its stage.
      const room = stage.current?.getBoundingClientRect();
      const farX = ((room?.width ?? 0) * (bounded - 1)) / 2;
      const farY = ((room?.height ?? 0) * (bounded - 1)) / 2;
      return {
        subject,
        scale: bounded,
        x: Math.min(farX, Math.max(-farX, x)),
        y: Math.min(farY, Math.max(-farY, y)),
      };
    });

  const zoomBy = (factor: number) => place({ scale: shown.scale * factor });
  const wheel = useRef(zoomBy);
  useEffect(() => {
    wheel.current = zoomBy;
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // Not passive, as React's own handler is: the page behind must not zoom.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      wheel.current(Math.exp(-event.deltaY / 300));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);

  const spread = () => {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    const isLast = pointers.current.delete(event.pointerId) && pointers.current.size === 0;
    if (!isLast || event.type === 'pointercancel' || shown.scale > 1 || from.current.distance > 0) return;
    const [dx, dy] = [event.clientX - from.current.x, event.clientY - from.current.y];
    if (Math.abs(dx) > swipe && Math.abs(dx) > Math.abs(dy) * 1.5) onSwipe(dx < 0 ? 1 : -1);
  };

  return {
    ...shown,
    isLargest: shown.scale >= largest,
    zoomBy,
    moveBy: (dx: number, dy: number) => place({ x: shown.x + dx, y: shown.y + dy }),
    reset: () => place(start),
    pointerProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if ((event.target as HTMLElement).closest('button')) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        from.current = { x: event.clientX, y: event.clientY, distance: spread(), scale: shown.scale };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const distance = spread();
        if (distance > 0 && from.current.distance > 0) {
          place({ scale: (from.current.scale * distance) / from.current.distance });
        } else if (shown.scale > 1) {
          place({ x: shown.x + event.clientX - before.x, y: shown.y + event.clientY - before.y });
        }
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  };
}
