import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { sortedRows } from '../../components/Table/sortRows.ts';
import type { GridPlace } from '../../keyboard/gridMove.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import { CARDS_BELOW } from './cardsBelow.ts';
import type { DataTableAction, DataTableProps, DataTableSort } from './DataTableTypes.ts';
import { columnTracks, useDataTableColumns } from './useDataTableColumns.ts';
import { useDataTableRowHeight } from './useDataTableRowHeight.ts';
import { useDataTableSelection } from './useDataTableSelection.ts';

/** The table's whole state: rows in order, columns as chosen, selection, and keyboard position. */
export function useDataTable<Row>(props: DataTableProps<Row>, actions: readonly DataTableAction<Row>[]) {
  const { getRowId, hasMore = false, onLoadMore, state = 'ready', selecting, exporting } = props;
  const isCards = useMediaQuery(`(max-width: ${CARDS_BELOW - 1}px)`);
  const { locale } = useLocale();
  const { measure, rowHeight } = useDataTableRowHeight(isCards);

  const [ownSort, setOwnSort] = useState(props.defaultSort);
  const sort = props.sort ?? ownSort;
  const rows = useMemo(
    () => (props.sorting === 'rows' ? sortedRows(props.rows, props.columns, sort, locale) : props.rows),
    [props.sorting, props.rows, props.columns, sort, locale],
  );
  const onSort = (next: DataTableSort) => {
    setOwnSort(next);
    props.onSortChange?.(next);
  };

  const total = props.total ?? rows.length;
  const chosen = useDataTableColumns({
    columns: props.columns,
    columnState: props.columnState,
    defaultColumnState: props.defaultColumnState,
    onColumnStateChange: props.onColumnStateChange,
    isCards,
  });
  const columns = chosen.inSight;
  const select = useDataTableSelection(selecting, rows, getRowId, total);
  const hasActions = actions.length > 0;
  const columnCount = columns.length + (hasActions ? 1 : 0) + (selecting ? 1 : 0);
  const isAuto = hasMore && state === 'ready' && props.paging !== 'button';
  const [moved, setMoved] = useState<GridPlace>();
  // Until the focus has been inside, the first row, whether it was there from the start or came later.
  const place = moved ?? { row: 1, column: 0 };
  const setPlace = (to: GridPlace) =>
    setMoved((last) => (last?.row === to.row && last.column === to.column ? last : to));
  // Rows may disappear below the position (a filter): focus must not be lost.
  const at = { row: Math.min(place.row, rows.length), column: Math.min(place.column, columnCount - 1) };

  const quickCount = actions.filter((action) => action.isQuick && action.icon).length;
  /** The tracks of the grid with these widths. */
  const tracksFor = (widths: Readonly<Record<string, number>> | undefined) =>
    columnTracks(columns, widths, {
      isSelecting: selecting !== undefined,
      quickCount: hasActions ? quickCount : null,
    });
  const save = async () => {
    if (!exporting) return;
    try {
      const { csvOf, saveCsv } = await import('./dataTableCsv.ts');
      const all = exporting.loadAll ? await exporting.loadAll() : rows;
      const inOrder = props.sorting === 'rows' ? sortedRows(all, props.columns, sort, locale) : all;
      saveCsv(csvOf(chosen.shown, inOrder, exporting), exporting.fileName);
    } catch (error) {
      if (!exporting.onFailed) throw error;
      exporting.onFailed(error);
    }
  };
  const onEndNear = isAuto ? onLoadMore : undefined;
  return {
    ...{ isCards, rowHeight, measure, rows, total, sort, onSort, chosen, columns, columnCount },
    ...{ hasActions, select, at, setPlace, onEndNear, tracksFor, save },
  };
}
