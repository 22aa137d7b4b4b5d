import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { GridPlace } from '../../keyboard/gridMove.ts';
import { useHeadBelowLine } from '../../components/Table/useHeadBelowLine.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type {
  DataTableAction,
  DataTableColumn,
  DataTableProps,
  DataTableSelecting,
} from './DataTableTypes.ts';
import * as styles from './DataTable.css.ts';
import { useDataTableKeys } from './useDataTableKeys.ts';
import { useDataTableRows } from './useDataTableRows.ts';
import { useHeightLeft } from './useHeightLeft.ts';
import type { useDataTableSelection } from './useDataTableSelection.ts';

interface DataTableGridProps<Row> extends Pick<DataTableProps<Row>, 'rows' | 'getRowId' | 'labels'> {
  getRowHref: ((row: Row) => string) | undefined;
  selecting: DataTableSelecting<Row> | undefined;
  maxHeight: CSSProperties['maxBlockSize'] | undefined;
  grid: RefObject<HTMLDivElement | null>;
  columns: readonly DataTableColumn<Row>[];
  columnCount: number;
  /** Including the header; -1 while unknown. */
  rowCount: number;
  tracks: string;
  actions: readonly DataTableAction<Row>[];
  isCards: boolean;
  isLoading: boolean;
  isBusy: boolean;
  rowHeight: number;
  at: GridPlace;
  onPlace: (place: GridPlace) => void;
  select: ReturnType<typeof useDataTableSelection<Row>>;
  menuRow: Row | undefined;
  onOpenMenu: (row: Row, trigger: HTMLElement) => void;
  /** Follows a row's link. */
  onFollow: (href: string) => void;
  onEndNear: (() => void) | undefined;
  head: ReactNode;
  end: ReactNode;
}

/** The scrolling part. Scrolling re-renders this and nothing around it. */
export function DataTableGrid<Row>(props: DataTableGridProps<Row>) {
  const { rows, columns, columnCount, isCards, isLoading, rowHeight, selecting, select, grid, at } = props;
  const { viewport, items, height, goTo, follow } = useDataTableRows({
    grid,
    count: rows.length,
    rowHeight,
    isCards,
    at,
    onPlace: props.onPlace,
    onEndNear: props.onEndNear,
  });
  useHeadBelowLine(viewport);
  useHeightLeft(viewport, props.maxHeight === undefined);
  const onKeyDown = useDataTableKeys({
    grid,
    viewport,
    rowHeight,
    rowCount: rows.length,
    columnCount,
    isSelecting: selecting !== undefined,
    goTo,
    selection: select,
  });
  return (
    <div
      className={styles.viewport}
      ref={viewport}
      data-fills-window={props.maxHeight === undefined || undefined}
      style={props.maxHeight === undefined ? {} : { maxBlockSize: props.maxHeight }}
    >
      <div
        role="grid"
        ref={grid}
        className={isCards ? styles.gridOfCards : styles.grid}
        style={{ ['--hz-table-columns' as string]: props.tracks }}
        aria-label={props.labels.table}
        aria-rowcount={props.rowCount}
        aria-colcount={columnCount}
        aria-busy={props.isBusy}
        {...(selecting ? { 'aria-multiselectable': true } : {})}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const link = event.target instanceof Element && event.target.closest('[data-row-link]');
          // With a modifier key the browser opens the address as usual.
          if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          props.onFollow(link.getAttribute('href') ?? '');
        }}
        onFocus={(event) => follow(event.target)}
      >
        {props.head}
        {isLoading ? (
          <DataTableSkeleton
            columns={columns}
            isCards={isCards}
            isSelecting={selecting !== undefined}
            rowHeight={rowHeight}
          />
        ) : (
          <DataTableBody
            rows={rows}
            items={items}
            height={height}
            rowHeight={rowHeight}
            columns={columns}
            actions={props.actions}
            isCards={isCards}
            at={at}
            selection={select.selection}
            onTick={select.toggle}
            menuRow={props.menuRow}
            onOpenMenu={props.onOpenMenu}
            getRowId={props.getRowId}
            getRowHref={props.getRowHref}
            selecting={selecting}
            labels={props.labels}
          />
        )}
      </div>
      {props.end}
    </div>
  );
}
