import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { RangeSwatch, type RangeLabels } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel } from '../RangeLegend/rangeLevels.ts';
import * as styles from './GlucoseTrace.css.ts';
import type { TracePoint, TracePointLabels } from './GlucoseTraceProps.ts';

export interface TraceCursorHandle {
  /** Shows another reading, or none. */
  show: (point: TracePoint | null) => void;
  /** Moves the hairline to a position in px, or hides it. */
  place: (at: { x: number; y: number } | null, width: number) => void;
}

interface TraceCursorProps {
  ref: Ref<TraceCursorHandle>;
  describePoint: (point: TracePoint) => TracePointLabels;
  rangeLabels: Readonly<Record<RangeLevel, RangeLabels>>;
}

/** The hairline with the current reading. Its state is local: the chart does not re-render for another reading. */
export function TraceCursor({ ref, describePoint, rangeLabels }: TraceCursorProps) {
  const cursor = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<TracePoint | null>(null);
  useImperativeHandle(
    ref,
    () => ({
      show: setPoint,
      place: (at, width) => {
        const mark = cursor.current;
        if (!mark) return;
        mark.style.visibility = at ? 'visible' : 'hidden';
        if (!at) return;
        mark.style.setProperty('--cursor-x', `${at.x}px`);
        mark.style.setProperty('--cursor-y', `${at.y}px`);
        mark.dataset.side = at.x > width / 2 ? 'left' : 'right';
      },
    }),
    [],
  );
  const messages = point && describePoint(point);
  return (
    <div ref={cursor} className={styles.cursor} aria-hidden>
      <div className={styles.hair} />
      <div className={styles.dot} />
      {point && messages && (
        <div className={styles.readout}>
          <span className={styles.readValue}>
            <RangeSwatch level={point.level} />
            {messages.value}
          </span>
          <span className={styles.readNote}>{rangeLabels[point.level].name}</span>
          <span className={styles.readNote}>{messages.time}</span>
          {messages.note && <span className={styles.readNote}>{messages.note}</span>}
        </div>
      )}
    </div>
  );
}
