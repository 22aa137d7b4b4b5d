import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { DaySpan } from './AgpChartProps.ts';

/** A press that moves less is no drag, in px. */
const SLOP = 4;

const hourOf = (minute: number) => Math.max(0, Math.min(23, Math.floor(minute / 60)));

/** The whole hours from one minute of the day to another, both included. */
function hoursBetween(one: number, other: number): DaySpan {
  return { from: hourOf(Math.min(one, other)) * 60, to: (hourOf(Math.max(one, other)) + 1) * 60 };
}

/**
 * Choosing hours: by dragging over them, by pressing one, with Enter at the cursor, and with Shift and Enter up to it.
 *
 * @param minuteAt the minute of the day at a px of the stage
 */
export function useAgpSelection(
  selection: DaySpan | null,
  onSelect: ((span: DaySpan) => void) | undefined,
  minuteAt: (x: number) => number,
) {
  const [draft, setDraft] = useState<DaySpan | null>(null);
  const start = useRef<{ id: number; x: number; hasMoved: boolean } | null>(null);
  const placeOf = (event: PointerEvent<HTMLElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left;
  const end = () => {
    start.current = null;
    setDraft(null);
  };
  return {
    draft,
    cancel: () => {
      const isDragging = start.current !== null;
      end();
      return isDragging;
    },
    /** Whether the key chose something. */
    chooseByKey: (event: KeyboardEvent, minute: number | null): boolean => {
      if (!onSelect || minute === null || (event.key !== 'Enter' && event.key !== ' ')) return false;
      const own = hoursBetween(minute, minute);
      onSelect(
        event.shiftKey && selection
          ? { from: Math.min(selection.from, own.from), to: Math.max(selection.to, own.to) }
          : own,
      );
      return true;
    },
    handlers: onSelect && {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || start.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { id: event.pointerId, x: placeOf(event), hasMoved: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = start;
        if (current?.id !== event.pointerId) return;
        const x = placeOf(event);
        if (!current.hasMoved && Math.abs(x - current.x) < SLOP) return;
        current.hasMoved = true;
        setDraft(hoursBetween(minuteAt(current.x), minuteAt(x)));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const { current } = start;
        if (current?.id !== event.pointerId) return;
        end();
        onSelect(hoursBetween(minuteAt(current.x), minuteAt(placeOf(event))));
      },
      onPointerCancel: end,
    },
  };
}
