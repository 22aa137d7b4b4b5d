import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataTableSelecting, DataTableSelection } from './DataTableTypes.ts';

const NOTHING: DataTableSelection = { kind: 'these', ids: new Set() };

/** Whether a row belongs to a selection. */
export function isSelected(selection: DataTableSelection, id: string): boolean {
  return selection.ids.has(id) === (selection.kind === 'these');
}

/** The number of selected rows of `total`. */
function selectedCount({ kind, ids }: DataTableSelection, total: number): number {
  return kind === 'these' ? ids.size : Math.max(0, total - ids.size);
}

function withRows(selection: DataTableSelection, ids: readonly string[], isOn: boolean): DataTableSelection {
  const next = new Set(selection.ids);
  for (const id of ids) {
    if (isOn === (selection.kind === 'these')) next.add(id);
    else next.delete(id);
  }
  return { kind: selection.kind, ids: next };
}

/** The selection, and how ticks, ranges and "all" change it. */
export function useDataTableSelection<Row>(
  selecting: DataTableSelecting<Row> | undefined,
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  total: number,
) {
  const [own, setOwn] = useState(selecting?.defaultValue ?? NOTHING);
  const [isTouched, setTouched] = useState(false);
  const selection = selecting?.value ?? own;
  const latest = useRef({ selection, rows, getRowId, onChange: selecting?.onChange });
  useLayoutEffect(() => {
    latest.current = { selection, rows, getRowId, onChange: selecting?.onChange };
  });
  /** Start of a range, and its last end. */
  const range = useRef<{ from: number; to: number } | null>(null);

  const change = useCallback((next: DataTableSelection) => {
    setOwn(next);
    setTouched(true);
    latest.current.onChange?.(next);
  }, []);
  const idsBetween = useCallback((from: number, to: number) => {
    const { rows: all, getRowId: idOf } = latest.current;
    return all.slice(Math.min(from, to), Math.max(from, to) + 1).map(idOf);
  }, []);

  /** Selects from the range's start to `to`, and deselects what the range held beyond. */
  const extend = useCallback(
    (from: number, to: number) => {
      const start = range.current?.from ?? from;
      const before = range.current
        ? withRows(latest.current.selection, idsBetween(start, range.current.to), false)
        : latest.current.selection;
      range.current = { from: start, to };
      change(withRows(before, idsBetween(start, to), true));
    },
    [change, idsBetween],
  );
  const toggle = useCallback(
    (index: number, isRange = false) => {
      if (isRange && range.current) {
        extend(range.current.from, index);
        return;
      }
      const ids = idsBetween(index, index);
      const isOn = ids.some((id) => isSelected(latest.current.selection, id));
      range.current = isOn ? null : { from: index, to: index };
      change(withRows(latest.current.selection, ids, !isOn));
    },
    [change, extend, idsBetween],
  );
  const clear = useCallback(() => {
    range.current = null;
    change(NOTHING);
  }, [change]);
  const selectLoaded = useCallback(() => {
    const { rows: all, selection: now, getRowId: idOf } = latest.current;
    change(withRows(now, all.map(idOf), true));
  }, [change]);
  const selectEverything = useCallback(() => change({ kind: 'allExcept', ids: new Set() }), [change]);

  const count = selecting ? selectedCount(selection, total) : 0;
  const isAllLoaded = useMemo(
    () => count > 0 && rows.every((row) => isSelected(selection, getRowId(row))),
    [count, rows, selection, getRowId],
  );
  return { selection, count, isAllLoaded, isTouched, toggle, extend, clear, selectLoaded, selectEverything };
}
