import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { LinearScale } from '../painting/linearScale.ts';
import { handleAfterKey, heldWithin } from './moveHandle.ts';
import * as styles from './PhaseTimeline.css.ts';
import type { TimelineHandle } from './PhaseTimelineProps.ts';

interface TimelineHandlesProps {
  handles: readonly TimelineHandle[];
  toX: LinearScale;
  floor: number;
  stepSeconds: number;
  formatElapsed: (seconds: number) => string;
  onMove: (id: string, seconds: number) => void;
}

/** A press that moves less is no drag, in px. */
const SLOP = 3;

/** What can be moved, each a slider of its own over the drawing. */
export function TimelineHandles({
  handles,
  toX,
  floor,
  stepSeconds,
  formatElapsed,
  onMove,
}: TimelineHandlesProps) {
  const drag = useRef<{ id: string; startX: number; before: number; hasMoved: boolean } | null>(null);
  const endDrag = (isCancelled: boolean) => {
    const { current } = drag;
    drag.current = null;
    if (isCancelled && current?.hasMoved) onMove(current.id, current.before);
    return current !== null;
  };
  const onKeyDown = (event: KeyboardEvent, handle: TimelineHandle) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && endDrag(true)) return event.stopPropagation();
    const next = handleAfterKey(handle, event, stepSeconds);
    if (next === undefined) return;
    event.preventDefault();
    // The chart behind it would read its values by the same keys.
    event.stopPropagation();
    if (next !== handle.at) onMove(handle.id, next);
  };
  const onPointerMove = (event: PointerEvent, handle: TimelineHandle) => {
    const { current } = drag;
    if (current?.id !== handle.id) return;
    event.stopPropagation();
    const moved = event.clientX - current.startX;
    if (!current.hasMoved && Math.abs(moved) < SLOP) return;
    current.hasMoved = true;
    onMove(handle.id, heldWithin(handle, toX.invert(toX(current.before) + moved), stepSeconds));
  };

  return handles.map((handle) => (
    <div
      key={handle.id}
      role="slider"
      tabIndex={0}
      className={styles.handle}
      data-handle={handle.id}
      data-kind={handle.kind}
      style={{ left: toX(handle.at), blockSize: floor }}
      aria-label={handle.name}
      aria-orientation="horizontal"
      aria-valuemin={handle.min}
      aria-valuemax={handle.max}
      aria-valuenow={handle.at}
      aria-valuetext={formatElapsed(handle.at)}
      onKeyDown={(event) => onKeyDown(event, handle)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { id: handle.id, startX: event.clientX, before: handle.at, hasMoved: false };
      }}
      onPointerMove={(event) => onPointerMove(event, handle)}
      onPointerUp={() => endDrag(false)}
      onPointerCancel={() => endDrag(true)}
    />
  ));
}
