import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ResizableSplitHandle } from './ResizableSplitHandle.tsx';
import * as styles from './ResizableSplit.css.ts';

export interface ResizableSplitProps {
  start: ReactNode;
  end: ReactNode;
  /** The pane that has a width; the other takes what is left. */
  sized?: 'start' | 'end';
  /** Width of the sized pane in pixels; the caller remembers it. */
  size: number;
  onSizeChange: (size: number) => void;
  /** Narrowest and widest the sized pane may be. */
  min: number;
  max: number;
  /** Narrowest the other pane may be; where both do not fit, they are one below the other. */
  minRest: number;
  /** What a double click on the separator and Enter return to. */
  defaultSize: number;
  /** Names the separator: «Width of the notes». By default the kit's label. */
  label?: string | undefined;
}

/** Two panes side by side, with a separator that changes their widths. */
export function ResizableSplit({
  start,
  end,
  sized = 'end',
  size,
  onSizeChange,
  min,
  max,
  minRest,
  defaultSize,
  label,
}: ResizableSplitProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isStacked = room < min + minRest;
  const most = Math.max(min, Math.min(max, room - minRest));
  const pane = (side: 'start' | 'end', content: ReactNode) =>
    side === sized ? (
      <div
        id={id}
        className={isStacked ? undefined : styles.sized}
        style={isStacked ? undefined : { inlineSize: Math.min(most, Math.max(min, size)) }}
      >
        {content}
      </div>
    ) : (
      <div className={isStacked ? undefined : styles.rest}>{content}</div>
    );
  return (
    <div ref={box} className={isStacked ? styles.stacked : styles.split}>
      {pane('start', start)}
      {!isStacked && (
        <ResizableSplitHandle
          label={label}
          controls={id}
          side={sized}
          size={size}
          min={min}
          max={most}
          defaultSize={defaultSize}
          onSizeChange={onSizeChange}
        />
      )}
      {pane('end', end)}
    </div>
  );
}
