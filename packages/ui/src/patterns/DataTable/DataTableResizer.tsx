import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import * as styles from './DataTableHead.css.ts';

const STEP = 8;
const BIG_STEP = 40;
const WIDEST = 1200;

interface DataTableResizerProps {
  label: string;
  minWidth: number;
  tabIndex: number;
  /** Previews a width without storing it; `null` shows the stored one. */
  onDraw: (width: number | null) => void;
  /** Stores a width; `null` is the column's default. */
  onKeep: (width: number | null) => void;
}

/**
 * The handle at a heading's edge. Drag it with the pointer; by keyboard Enter starts, the arrows resize, Enter confirms
 * and Escape restores. A double press resets the column's width.
 */
export function DataTableResizer({ label, minWidth, tabIndex, onDraw, onKeep }: DataTableResizerProps) {
  const handle = useRef<HTMLDivElement>(null);
  const held = useRef<{ before: number; width: number; from: number; forward: number } | null>(null);

  const take = (clientX: number) => {
    const element = handle.current;
    const before = Math.round(element?.parentElement?.offsetWidth ?? minWidth);
    const forward = element && getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    held.current = { before, width: before, from: clientX, forward };
    show(before);
    element?.setAttribute('data-held', '');
  };
  const show = (width: number) => {
    handle.current?.setAttribute('aria-valuenow', String(width));
  };
  const draw = (wanted: number) => {
    if (!held.current) return;
    held.current.width = Math.round(Math.min(WIDEST, Math.max(minWidth, wanted)));
    show(held.current.width);
    onDraw(held.current.width);
  };
  const putDown = (isKept: boolean) => {
    const { before, width } = held.current ?? {};
    held.current = null;
    handle.current?.removeAttribute('data-held');
    if (before === undefined || width === undefined) return;
    if (!isKept) onDraw(null);
    else if (width !== before) onKeep(width);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!held.current) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      take(0);
    } else {
      const { width, forward } = held.current;
      const step = (event.shiftKey ? BIG_STEP : STEP) * forward;
      if (event.key === 'ArrowRight') draw(width + step);
      else if (event.key === 'ArrowLeft') draw(width - step);
      else if (event.key === 'Home') draw(minWidth);
      else if (event.key === 'Enter' || event.key === ' ' || event.key === 'Tab') putDown(true);
      else if (event.key === 'Escape') putDown(false);
      // No other key may leave a handle that is being moved.
      else if (!event.key.startsWith('Arrow') && event.key !== 'End') return;
    }
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    // The heading must not take focus, nor text be selected, while resizing.
    event.preventDefault();
    handle.current?.setPointerCapture(event.pointerId);
    take(event.clientX);
  };

  return (
    <div
      ref={handle}
      role="slider"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuemin={minWidth}
      aria-valuemax={WIDEST}
      aria-valuenow={minWidth}
      tabIndex={tabIndex}
      data-stop
      className={styles.resizer}
      onFocus={() => show(Math.round(handle.current?.parentElement?.offsetWidth ?? minWidth))}
      onBlur={() => putDown(true)}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => {
        if (held.current && handle.current?.hasPointerCapture(event.pointerId))
          draw(held.current.before + (event.clientX - held.current.from) * held.current.forward);
      }}
      onPointerUp={() => putDown(true)}
      onPointerCancel={() => putDown(false)}
      onDoubleClick={() => {
        onDraw(null);
        onKeep(null);
      }}
    />
  );
}
