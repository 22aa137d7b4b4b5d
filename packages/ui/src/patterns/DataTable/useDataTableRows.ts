import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { GridPlace } from '../../keyboard/gridMove.ts';
import { useRowsInSight } from './useRowsInSight.ts';

interface Asked {
  grid: RefObject<HTMLElement | null>;
  count: number;
  rowHeight: number;
  isCards: boolean;
  /** The keyboard position. */
  at: GridPlace;
  onPlace: (place: GridPlace) => void;
  /** Called near the end of the loaded rows. */
  onEndNear: (() => void) | undefined;
}

/** The visible rows, and keyboard access to all others, rendered or not. */
export function useDataTableRows({ grid, count, rowHeight, isCards, at, onPlace, onEndNear }: Asked) {
  const viewport = useRef<HTMLDivElement>(null);
  const focusAfterScroll = useRef<'first' | 'last' | null>(null);
  const { rows, lastIndex, height, reveal } = useRowsInSight({
    viewport,
    count,
    rowHeight,
    // The sticky header covers as much as it adds at the top.
    coveredEnd: isCards ? 0 : rowHeight + 4,
    // The focused row stays in the DOM however far the list is scrolled.
    kept: at.row - 1,
  });

  useEffect(() => {
    if (lastIndex >= count - 10) onEndNear?.();
  }, [lastIndex, count, onEndNear]);

  const focusCell = ({ row, column }: GridPlace, edge: 'first' | 'last') => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return false;
    const stops = cell.querySelectorAll<HTMLElement>('[data-stop]');
    (stops[edge === 'first' ? 0 : stops.length - 1] ?? cell).focus({ preventScroll: row > 0 });
    return true;
  };
  useLayoutEffect(() => {
    if (focusAfterScroll.current && focusCell(at, focusAfterScroll.current)) focusAfterScroll.current = null;
  });

  const goTo = (to: GridPlace, edge: 'first' | 'last') => {
    onPlace(to);
    if (to.row > 0) reveal(to.row - 1);
    if (!focusCell(to, edge)) focusAfterScroll.current = edge;
  };
  /** Follows focus, however it entered a cell. */
  const follow = (target: EventTarget) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null;
    if (!cell) return;
    onPlace({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
  };
  return { viewport, items: rows, height, goTo, follow };
}
