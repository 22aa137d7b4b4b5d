import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { handle } from './ResizableSplit.css.ts';

/** How far an arrow key moves it, in pixels; ten times as far with Shift. */
const STEP = 16;

export interface ResizableSplitHandleProps {
  /** Names what is resized: «Width of the notes». By default the kit's label. */
  label?: string | undefined;
  /** Id of the sized pane. */
  controls: string;
  /** On which side of the handle the sized pane is, in the direction of the language. */
  side: 'start' | 'end';
  /** Widths of the sized pane in pixels. */
  size: number;
  min: number;
  max: number;
  /** What a double click and Enter return to. */
  defaultSize: number;
  /** Called with every change; the caller remembers the width. */
  onSizeChange: (size: number) => void;
}

/** The separator of two panes: dragged with pointer or finger, moved with the arrow keys. */
export function ResizableSplitHandle({
  label,
  controls,
  side,
  size,
  min,
  max,
  defaultSize,
  onSizeChange,
}: ResizableSplitHandleProps) {
  const { split } = useLabels();
  const [isDragging, setDragging] = useState(false);
  const from = useRef<{ pointer: number; x: number; size: number } | null>(null);
  const most = Math.max(min, max);
  const now = Math.round(Math.min(most, Math.max(min, size)));

  const change = (wanted: number) => {
    const next = Math.round(Math.min(most, Math.max(min, wanted)));
    if (next !== now) onSizeChange(next);
  };
  /** Whether a move to the right makes the sized pane wider. */
  const growsRightwards = (element: Element) =>
    (side === 'start') === (getComputedStyle(element).direction !== 'rtl');

  const end = () => {
    from.current = null;
    setDragging(false);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || from.current !== null) return;
    event.preventDefault();
    event.currentTarget.focus();
    from.current = { pointer: event.pointerId, x: event.clientX, size: now };
    setDragging(true);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const start = from.current;
    if (start === null || start.pointer !== event.pointerId) return;
    const moved = event.clientX - start.x;
    change(start.size + (growsRightwards(event.currentTarget) ? moved : -moved));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = (event.shiftKey ? 10 : 1) * STEP;
    const grows = growsRightwards(event.currentTarget);
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => change(now + (grows ? -step : step)),
      ArrowRight: () => change(now + (grows ? step : -step)),
      Home: () => change(min),
      End: () => change(most),
      Enter: () => change(defaultSize),
      // A drag that was not meant is taken back.
      ...(from.current === null ? {} : { Escape: () => (change(from.current?.size ?? now), end()) }),
    };
    const move = moves[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  // A separator that takes focus is a widget: it is moved like a slider.
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label ?? split.resize}
      aria-controls={controls}
      aria-valuenow={now}
      aria-valuemin={min}
      aria-valuemax={most}
      aria-valuetext={`${now} px`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={handle}
      data-dragging={isDragging || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onLostPointerCapture={end}
      onDoubleClick={() => change(defaultSize)}
      onKeyDown={onKeyDown}
    />
  );
}
