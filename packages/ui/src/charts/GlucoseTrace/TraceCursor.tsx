import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { RangeSwatch, type RangeWords } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel } from '../RangeLegend/rangeLevels.ts';
import * as styles from './GlucoseTrace.css.ts';
import type { TracePoint, TracePointWords } from './GlucoseTraceProps.ts';

export interface TraceCursorHandle {
  /** Shows another reading, or none. */
  show: (point: TracePoint | null) => void;
  /** Moves the hairline to a position in px, or hides it. */
  place: (at: { x: number; y: number } | null, width: number) => void;
}

interface TraceCursorProps {
  ref: Ref<TraceCursorHandle>;
  describePoint: (point: TracePoint) => TracePointWords;
  rangeWords: Readonly<Record<RangeLevel, RangeWords>>;
}

/** The hairline with the current reading. Its state is local: the chart does not re-render for another reading. */
export function TraceCursor({ ref, describePoint, rangeWords }: TraceCursorProps) {
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
  const words = point && describePoint(point);
  return (
    <div ref={cursor} className={styles.cursor} aria-hidden>
      <div className={styles.hair} />
      <div className={styles.dot} />
      {point && words && (
        <div className={styles.readout}>
          <span className={styles.readValue}>
            <RangeSwatch level={point.level} />
            {words.value}
          </span>
          <span className={styles.readNote}>{rangeWords[point.level].name}</span>
          <span className={styles.readNote}>{words.time}</span>
          {words.note && <span className={styles.readNote}>{words.note}</span>}
        </div>
      )}
    </div>
  );
}
