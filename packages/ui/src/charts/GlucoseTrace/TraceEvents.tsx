import type { ReactNode, Ref } from 'react';
import type { TraceWindow } from './decimateTrace.ts';
import * as styles from './GlucoseTrace.css.ts';
import { traceInsets, traceScales } from './tracePlan.ts';

/** An event at a moment, shown as a mark above the trace. */
export interface TraceEvent {
  readonly id: string;
  readonly epochSeconds: number;
  /** Kind, time and what it was, such as «Meal, 14:05, pasta». */
  readonly label: string;
  readonly icon: ReactNode;
}

interface TraceEventsProps {
  ref: Ref<HTMLUListElement>;
  label: string;
  events: readonly TraceEvent[];
  chosenId: string | null;
  onChoose?: (id: string) => void;
}

const MARK = 26;

/** The marks of events, in their own lane above the chart. */
export function TraceEvents({ ref, label, events, chosenId, onChoose }: TraceEventsProps) {
  return (
    <ul className={styles.lane} ref={ref} aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={styles.laneItem}>
          <button
            type="button"
            className={styles.event}
            aria-label={event.label}
            aria-pressed={event.id === chosenId}
            title={event.label}
            onClick={() => onChoose?.(event.id)}
          >
            {event.icon}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Positions the marks. Written to the DOM directly, since it happens in every frame of a pan. */
TraceEvents.place = (
  lane: HTMLUListElement | null,
  events: readonly TraceEvent[],
  window: TraceWindow,
  width: number,
) => {
  if (!lane) return;
  const { x } = traceScales({ window, domain: [0, 1] }, width, 100);
  let taken = Number.NEGATIVE_INFINITY;
  events.forEach((event, index) => {
    const item = lane.children[index] as HTMLElement | undefined;
    if (!item) return;
    const at = x(event.epochSeconds);
    const isSeen = at >= traceInsets.left - 4 && at <= width - traceInsets.right + 4;
    item.hidden = !isSeen;
    if (!isSeen) return;
    // Marks that would overlap shrink to a dot; zooming in separates them.
    const isCrowded = at - taken < MARK;
    item.dataset.crowded = isCrowded ? 'true' : 'false';
    if (!isCrowded) taken = at;
    item.style.transform = `translateX(${at}px)`;
  });
};
