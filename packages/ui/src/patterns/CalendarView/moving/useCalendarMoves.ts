import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { AxisHour } from '../calendarDays.ts';
import type { CalendarMove } from '../CalendarViewProps.ts';
import { clockAt, placedByKey, placedByPointer, type Placement, type Spot } from './placements.ts';

/** An event that can be moved, at the time that it has. */
export interface Movable extends Placement {
  id: string;
  title: string;
}

/** A time being chosen: for an event, or for a new one. */
export interface MoveDraft {
  subject: Movable | null;
  placement: Placement;
  isByKeys: boolean;
}

/** Pixels that a press may wander before it is a drag, and within which the end of an event is held. */
const WANDER = 4;
const EDGE = 5;

export interface CalendarMovesProps {
  days: readonly string[];
  axis: readonly AxisHour[];
  isRightToLeft: boolean;
  onEventMove: ((id: string, move: CalendarMove) => void) | undefined;
  onTimePress: ((day: string, time: string, minutes?: number) => void) | undefined;
}

/** Dragging events, and the same with keys: M takes hold, arrows move, Enter keeps it, Escape restores. */
export function useCalendarMoves({
  days,
  axis,
  isRightToLeft,
  onEventMove,
  onTimePress,
}: CalendarMovesProps) {
  const [draft, setDraft] = useState<MoveDraft | null>(null);
  const [wasLeft, setLeft] = useState(false);
  /** The press that ends a drag opens nothing. */
  const wasDragged = useRef(false);
  const room = { days, hours: axis.length, isRightToLeft };

  const commit = ({ subject, placement }: MoveDraft) => {
    setDraft(null);
    const { day, from, length } = placement;
    const { hour, minute } = clockAt(from, axis);
    const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    if (subject === null) onTimePress?.(day, time, Math.round(length * 60));
    else if (day !== subject.day || from !== subject.from || length !== subject.length)
      onEventMove?.(subject.id, { day, time, addedMinutes: Math.round((length - subject.length) * 60) });
  };

  /** Takes hold of an event, or of an empty place to draw a new one. Fingers scroll instead. */
  const grab = (press: PointerEvent<HTMLElement>, day: string, subject: Movable | null) => {
    wasDragged.current = false;
    if (press.button !== 0 || press.pointerType === 'touch') return;
    const columns = [...(press.currentTarget.parentElement?.children ?? [])].filter(
      (each): each is HTMLElement => each instanceof HTMLElement && each.dataset.column !== undefined,
    );
    const start = spotOf(press, columns, axis.length, day);
    const box = press.target instanceof Element ? press.target.closest('[data-event]') : null;
    const isEnd = box !== null && box.getBoundingClientRect().bottom - press.clientY <= EDGE;
    const held = new AbortController();
    let latest: MoveDraft | null = null;
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', run: (event: MouseEvent) => void) =>
      window.addEventListener(type, run, { signal: held.signal, capture: true });
    const drop = () => {
      held.abort();
      wasDragged.current = latest !== null;
      setDraft(null);
    };
    on('pointermove', (event) => {
      const way = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      if (latest === null && way < WANDER) return;
      const spots = [start, spotOf(event, columns, axis.length, day)] as const;
      latest = { subject, placement: placedByPointer(subject, isEnd, spots, room), isByKeys: false };
      setDraft(latest);
    });
    on('pointerup', () => {
      drop();
      if (latest !== null) commit(latest);
    });
    on('pointercancel', drop);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && drop(), { signal: held.signal });
  };

  const pressKey = (event: KeyboardEvent<HTMLElement>, subject: Movable) => {
    wasDragged.current = false;
    const now = draft?.isByKeys && draft.subject?.id === subject.id ? draft : null;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (now === null) {
      if (key.toLowerCase() !== 'm') return;
      setLeft(false);
      setDraft({ subject, placement: subject, isByKeys: true });
    } else if (key === 'Escape') leave();
    else if (key === 'Enter' || key === ' ') commit(now);
    else {
      const placement = placedByKey(now.placement, event, room);
      if (placement === null) return;
      setDraft({ ...now, placement });
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const leave = () => {
    if (!draft?.isByKeys) return;
    setLeft(true);
    setDraft(null);
  };

  return {
    draft,
    wasLeft,
    grab,
    pressKey,
    /** Leaving an event leaves it as it was. */
    leave,
    /** Whether a press ended a drag, and so is none. */
    endedDrag: () => wasDragged.current,
  };
}

/** The column and the hour below a pointer; beside all columns, the nearest. */
function spotOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  columns: readonly HTMLElement[],
  hours: number,
  fallback: string,
): Spot {
  const boxes = columns.map((column) => ({
    day: column.dataset.column,
    box: column.getBoundingClientRect(),
  }));
  const away = ({ box }: (typeof boxes)[number]) => Math.abs(clientX - (box.left + box.right) / 2);
  const nearest = boxes.sort((one, two) => away(one) - away(two))[0];
  if (!nearest) return { day: fallback, at: 0 };
  const at = ((clientY - nearest.box.top) / nearest.box.height) * hours;
  return { day: nearest.day ?? fallback, at: Math.min(Math.max(at, 0), hours) };
}
