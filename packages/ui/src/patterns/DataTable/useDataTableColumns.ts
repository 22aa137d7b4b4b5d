import { useCallback, useMemo, useState } from 'react';
import type { DataTableColumn, DataTableColumnState } from './DataTableTypes.ts';

/** The three positions on a card. */
function onCards<Row>(columns: readonly DataTableColumn<Row>[]): readonly DataTableColumn<Row>[] {
  const placed = columns.filter((column) => column.onCard !== undefined);
  if (placed.length > 0) return placed;
  const places = ['title', 'detail', 'aside'] as const;
  return columns.slice(0, 3).map((column, index) => ({ ...column, onCard: places[index] ?? 'detail' }));
}

interface Asked<Row> {
  columns: readonly DataTableColumn<Row>[];
  columnState: DataTableColumnState | undefined;
  defaultColumnState: DataTableColumnState | undefined;
  onColumnStateChange: ((state: DataTableColumnState) => void) | undefined;
  isCards: boolean;
}

/** The columns as chosen: all of them in order, the visible ones, and their widths. */
export function useDataTableColumns<Row>(asked: Asked<Row>) {
  const { columns, columnState, onColumnStateChange, isCards } = asked;
  const [own, setOwn] = useState<DataTableColumnState>(asked.defaultColumnState ?? {});
  const state = columnState ?? own;
  const ordered = useMemo(() => {
    const order = state.order ?? [];
    const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
    return order.length === 0 ? columns : [...columns].sort((a, b) => place(a.id) - place(b.id));
  }, [columns, state.order]);
  const shown = useMemo(() => {
    const hidden = state.hidden ?? [];
    const visible = ordered.filter(({ id, isAlwaysShown }) => isAlwaysShown || !hidden.includes(id));
    // With all columns hidden there would be no way back.
    return visible.length > 0 ? visible : ordered.slice(0, 1);
  }, [ordered, state.hidden]);
  const change = useCallback(
    (next: DataTableColumnState) => {
      setOwn(next);
      onColumnStateChange?.(next);
    },
    [onColumnStateChange],
  );
  const resize = useCallback(
    (id: string, width: number | null) => {
      const { [id]: _old, ...others } = state.widths ?? {};
      change({ ...state, widths: width === null ? others : { ...others, [id]: width } });
    },
    [state, change],
  );
  const inSight = useMemo(() => (isCards ? onCards(ordered) : shown), [isCards, ordered, shown]);
  return { state, change, resize, ordered, shown, inSight };
}

/** The tracks of the grid, with one column's width replaced while it is being resized. */
export function columnTracks<Row>(
  columns: readonly DataTableColumn<Row>[],
  widths: Readonly<Record<string, number>> | undefined,
  { isSelecting, quickCount }: { isSelecting: boolean; quickCount: number | null },
): string {
  const tracks = columns.map(({ id, width }) => {
    const drawn = widths?.[id];
    return drawn === undefined ? (width ?? 'minmax(8rem, 1fr)') : `${drawn}px`;
  });
  if (isSelecting) tracks.unshift('2.75rem');
  if (quickCount !== null) tracks.push(`minmax(${quickCount * 2 + 3.25}rem, auto)`);
  return tracks.join(' ');
}
