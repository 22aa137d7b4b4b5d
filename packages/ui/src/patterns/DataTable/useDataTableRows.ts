import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { GridPlace } from '../../keyboard/gridMove.ts';

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
  const focusedIndex = at.row - 1;

  const virtual = useVirtualizer({
    count,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // Rows exist from the first paint, before the container has been measured.
    initialRect: { width: 0, height: 640 },
    // The sticky header covers as much as it adds at the top.
    scrollPaddingEnd: isCards ? 0 : rowHeight + 4,
    // The focused row stays in the DOM however far the list is scrolled.
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range);
      if (focusedIndex >= 0 && focusedIndex < count && !indices.includes(focusedIndex)) {
        indices.push(focusedIndex);
        indices.sort((a, b) => a - b);
      }
      return indices;
    },
  });
  const items = virtual.getVirtualItems();
  useLayoutEffect(() => virtual.measure(), [virtual, rowHeight]);

  const lastIndex = items.at(-1)?.index ?? -1;
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
    if (to.row > 0) virtual.scrollToIndex(to.row - 1, { align: 'auto' });
    if (!focusCell(to, edge)) focusAfterScroll.current = edge;
  };
  /** Follows focus, however it entered a cell. */
  const follow = (target: EventTarget) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-row]') : null;
    if (!cell) return;
    const row = Number(cell.dataset.row);
    const column = Number(cell.dataset.column);
    if (row !== at.row || column !== at.column) onPlace({ row, column });
  };
  return { viewport, items, height: virtual.getTotalSize(), goTo, follow };
}
