import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import { useMediaQuery } from '../responsive/useMediaQuery.ts';
import * as styles from './DataTable.css.ts';
import { DataTableNavigator, type Navigate } from './DataTableNavigator.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { gridMove } from '../../keyboard/gridMove.ts';
import type { DataTableRowMenu as RowMenu } from './DataTableRowMenu.tsx';

// A table whose rows have no actions must not wait for a menu.
const DataTableRowMenu = lazy(async () => ({
  default: (await import('./DataTableRowMenu.tsx')).DataTableRowMenu,
})) as unknown as typeof RowMenu;

export interface DataTableColumn<Row> {
  id: string;
  /** Heading, in words. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, which then use figures of one width. */
  align?: 'start' | 'end';
  /** CSS track size, such as `12rem` or `minmax(10rem, 2fr)`. Default `minmax(8rem, 1fr)`. */
  width?: string;
  isSortable?: boolean;
  /**
   * Place on the card that a row becomes at 991 px or less: `title`, `detail` or `aside`. Columns without a place are
   * left out there. Without any, the first three columns take the places.
   */
  onCard?: 'title' | 'detail' | 'aside';
}

export interface DataTableAction<Row> {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction: (row: Row) => void;
  isDanger?: boolean;
  /** Also a button of its own when the row has the pointer or the keyboard. Needs an icon. */
  isQuick?: boolean;
  isHidden?: (row: Row) => boolean;
}

export interface DataTableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableLabels<Row> {
  /** Name of the table. */
  table: string;
  /** Names the row's menu, such as «Actions for Ana Ruiz». */
  rowMenu: (row: Row) => string;
  /** Heading of the column of actions, for assistive technology. */
  actions: string;
  /** Said while rows are being loaded. */
  loading: string;
}

export interface DataTableProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** What has been loaded so far. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Makes the row a link; the first column carries it. */
  getRowHref?: (row: Row) => string;
  actions?: readonly DataTableAction<Row>[];
  sort?: DataTableSort;
  onSortChange?: (sort: DataTableSort) => void;
  /** All rows there are, loaded or not; tells assistive technology how far the list goes. */
  total?: number;
  hasMore?: boolean;
  /** Called when the end of the loaded rows comes near. */
  onLoadMore?: () => void;
  /** `loading` for the first page, `loadingMore` while another page comes. */
  state?: 'ready' | 'loading' | 'loadingMore' | 'failed';
  /** Instead of rows when there are none: what will be here and the first step. */
  empty?: ReactNode;
  /** Instead of rows when loading failed: what happened and what to do. */
  failed?: ReactNode;
  /** Above the table: search, filters, count. */
  toolbar?: ReactNode;
  /** Largest height of the scrolling part. Default: what the window leaves below a usual header. */
  maxHeight?: string;
  labels: DataTableLabels<Row>;
}

/** One array for all, so that rows without actions are not drawn again. */
const NO_ACTIONS: readonly never[] = [];

/** A card and the gap below it, in px. */
const CARD_HEIGHT = 80;
const CARD_GAP = 8;
const SKELETON_ROWS = 8;

/** The three places of a card. */
function cardColumns<Row>(columns: readonly DataTableColumn<Row>[]): readonly DataTableColumn<Row>[] {
  const placed = columns.filter((column) => column.onCard !== undefined);
  if (placed.length > 0) return placed;
  const places = ['title', 'detail', 'aside'] as const;
  return columns.slice(0, 3).map((column, index) => ({ ...column, onCard: places[index] ?? 'detail' }));
}

/**
 * A list of records that the server pages. Rows are virtual, so that ten thousand cost as much as thirty; the whole
 * keyboard model of a data grid is here, and assistive technology hears every row's place. At 991 px or less rows
 * become cards of their three main columns.
 */
export function DataTable<Row>({
  columns: allColumns,
  rows,
  getRowId,
  getRowHref,
  actions = NO_ACTIONS,
  sort,
  onSortChange,
  total,
  hasMore = false,
  onLoadMore,
  state = 'ready',
  empty,
  failed,
  toolbar,
  maxHeight,
  labels,
}: DataTableProps<Row>) {
  const isCards = useMediaQuery(`(max-width: ${breakpoints.desktop - 1}px)`);
  const columns = useMemo(() => (isCards ? cardColumns(allColumns) : allColumns), [isCards, allColumns]);
  const hasActions = actions.length > 0;
  const columnCount = columns.length + (hasActions ? 1 : 0);
  const viewport = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const focusAfterScroll = useRef(false);
  const [place, setPlace] = useState({ row: rows.length > 0 ? 1 : 0, column: 0 });
  const [menu, setMenu] = useState<{ row: Row; trigger: HTMLElement } | null>(null);
  const navigate = useRef<Navigate>(null);
  const statusId = useId();
  const isLoading = state === 'loading';
  const rowHeight = useRowHeight(isCards);

  const focusedIndex = place.row - 1;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    // Rows are there from the first painting on, before the box has been measured.
    initialRect: { width: 0, height: 640 },
    // The sticky head hides as much below as it takes above.
    scrollPaddingEnd: isCards ? 0 : rowHeight + 4,
    // The row that has the focus stays in the document however far the list is scrolled.
    rangeExtractor: (range) => {
      const indices = defaultRangeExtractor(range);
      if (focusedIndex >= 0 && focusedIndex < rows.length && !indices.includes(focusedIndex)) {
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
    if (hasMore && state === 'ready' && lastIndex >= rows.length - 10) onLoadMore?.();
  }, [hasMore, state, lastIndex, rows.length, onLoadMore]);

  // Rows may vanish below the place (a filter): the keyboard must not be left in nowhere.
  const at = { row: Math.min(place.row, rows.length), column: Math.min(place.column, columnCount - 1) };

  const focusCell = useCallback((row: number, column: number, edge: 'first' | 'last' = 'first') => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    if (!cell) return false;
    const stops = cell.querySelectorAll<HTMLElement>('[data-stop]');
    (stops[edge === 'first' ? 0 : stops.length - 1] ?? cell).focus({ preventScroll: row > 0 });
    return true;
  }, []);

  useLayoutEffect(() => {
    if (!focusAfterScroll.current) return;
    if (focusCell(at.row, at.column)) focusAfterScroll.current = false;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-row]');
    if (!cell || event.altKey) return;
    const from = { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if ((event.key === 'ArrowRight' || event.key === 'ArrowLeft') && cell.contains(target)) {
      // Several buttons in one cell are stops on the way through it.
      const stops = [...cell.querySelectorAll<HTMLElement>('[data-stop]')];
      const step = (event.key === 'ArrowRight') === !isRightToLeft ? 1 : -1;
      const next = stops[stops.indexOf(target) + step];
      if (stops.includes(target) && next) {
        event.preventDefault();
        next.focus();
        return;
      }
    }
    const page = Math.max(1, Math.floor((viewport.current?.clientHeight ?? rowHeight * 10) / rowHeight) - 1);
    const to = gridMove(from, event, { rows: rows.length + 1, columns: columnCount, page, isRightToLeft });
    if (!to) return;
    event.preventDefault();
    if (to.row === from.row && to.column === from.column) return;
    setPlace(to);
    if (to.row > 0) virtual.scrollToIndex(to.row - 1, { align: 'auto' });
    const edge = to.row === from.row && to.column < from.column ? 'last' : 'first';
    if (!focusCell(to.row, to.column, edge)) focusAfterScroll.current = true;
  };

  const openMenu = useCallback((row: Row, trigger: HTMLElement) => setMenu({ row, trigger }), []);
  const template = `${columns.map((column) => column.width ?? 'minmax(8rem, 1fr)').join(' ')}${hasActions ? ' auto' : ''}`;
  const quickCount = actions.filter((action) => action.isQuick && action.icon).length;
  const gridTemplateColumns = hasActions
    ? template.replace(/auto$/, `${quickCount * 2 + 3.25}rem`)
    : template;
  const showsRows = state !== 'failed' && (rows.length > 0 || isLoading);

  return (
    <div className={styles.table}>
      {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
      <p id={statusId} className={styles.onlyHeard} role="status">
        {isLoading || state === 'loadingMore' ? labels.loading : ''}
      </p>
      {state === 'failed' ? (
        <div className={styles.notice}>{failed}</div>
      ) : !showsRows ? (
        <div className={styles.notice}>{empty}</div>
      ) : (
        <div
          className={styles.viewport}
          ref={viewport}
          style={maxHeight === undefined ? {} : { maxBlockSize: maxHeight }}
        >
          <div
            role="grid"
            ref={grid}
            className={isCards ? styles.gridOfCards : styles.grid}
            aria-label={labels.table}
            aria-rowcount={(total ?? (hasMore ? -1 : rows.length)) + (total === undefined && hasMore ? 0 : 1)}
            aria-colcount={columnCount}
            aria-busy={isLoading || state === 'loadingMore'}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('[data-row-link]');
              // With a modifier the browser opens the place as it always does.
              if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              navigate.current?.(link.getAttribute('href') ?? '');
            }}
            onFocus={(event) => {
              const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
              if (!cell) return;
              const row = Number(cell.dataset.row);
              const column = Number(cell.dataset.column);
              if (row !== place.row || column !== place.column) setPlace({ row, column });
            }}
          >
            <div role="rowgroup" className={isCards ? styles.headOfCards : styles.head}>
              <div
                role="row"
                aria-rowindex={1}
                className={isCards ? styles.headRowOfCards : styles.headRow}
                style={isCards ? {} : { gridTemplateColumns }}
              >
                {columns.map((column, index) => {
                  const isSorted = sort?.column === column.id;
                  const tabIndex = at.row === 0 && at.column === index ? 0 : -1;
                  const isHiddenOnCards = isCards && !column.isSortable;
                  return (
                    <div
                      key={column.id}
                      role="columnheader"
                      aria-colindex={index + 1}
                      data-row={0}
                      data-column={index}
                      data-align={column.align}
                      className={isHiddenOnCards ? styles.onlyHeard : styles.headCell}
                      {...(column.isSortable
                        ? { 'aria-sort': isSorted ? sort.direction : ('none' as const) }
                        : { tabIndex })}
                    >
                      {column.isSortable ? (
                        <button
                          type="button"
                          data-stop
                          tabIndex={tabIndex}
                          className={isSorted ? styles.sorted : styles.sortable}
                          onClick={() =>
                            onSortChange?.({
                              column: column.id,
                              direction:
                                isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending',
                            })
                          }
                        >
                          {column.header}
                          {isSorted ? (
                            sort.direction === 'ascending' ? (
                              <ArrowUp size={14} aria-hidden />
                            ) : (
                              <ArrowDown size={14} aria-hidden />
                            )
                          ) : (
                            <ChevronsUpDown className={styles.unsortedMark} size={14} aria-hidden />
                          )}
                        </button>
                      ) : (
                        column.header
                      )}
                    </div>
                  );
                })}
                {hasActions && (
                  <div
                    role="columnheader"
                    aria-colindex={columnCount}
                    data-row={0}
                    data-column={columns.length}
                    tabIndex={at.row === 0 && at.column === columns.length ? 0 : -1}
                    className={isCards ? styles.onlyHeard : styles.headCell}
                  >
                    <span className={styles.onlyHeard}>{labels.actions}</span>
                  </div>
                )}
              </div>
            </div>
            {isLoading ? (
              <div role="rowgroup" className={styles.skeletons}>
                {Array.from({ length: SKELETON_ROWS }, (_, index) => (
                  <div
                    key={index}
                    role="row"
                    className={isCards ? styles.skeletonCard : styles.skeletonRow}
                    style={{
                      blockSize: isCards ? CARD_HEIGHT - CARD_GAP : rowHeight,
                      ...(isCards ? {} : { gridTemplateColumns }),
                    }}
                  >
                    {(isCards ? columns.slice(0, 1) : columns).map((column, position) => (
                      <div
                        key={column.id}
                        role="gridcell"
                        className={styles.skeletonCell}
                        data-align={column.align}
                      >
                        <span
                          className={styles.bone}
                          style={{ inlineSize: `${45 + ((index * 29 + position * 17) % 40)}%` }}
                        />
                      </div>
                    ))}
                  </div>
                ))}
              </div>
            ) : (
              <div role="rowgroup" className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
                {items.map((item) => {
                  const row = rows[item.index];
                  if (row === undefined) return null;
                  return (
                    <DataTableRow
                      key={getRowId(row)}
                      row={row}
                      index={item.index}
                      start={item.start}
                      height={isCards ? CARD_HEIGHT - CARD_GAP : rowHeight}
                      columns={columns}
                      actions={actions}
                      gridTemplateColumns={gridTemplateColumns}
                      isCards={isCards}
                      focusedColumn={at.row === item.index + 1 ? at.column : -1}
                      isMenuOpen={menu?.row === row}
                      href={getRowHref?.(row)}
                      menuLabel={labels.rowMenu}
                      onOpenMenu={openMenu}
                    />
                  );
                })}
              </div>
            )}
            {state === 'loadingMore' && (
              <div className={styles.more} role="presentation">
                <span className={styles.bone} style={{ inlineSize: '40%' }} />
              </div>
            )}
          </div>
        </div>
      )}
      <DataTableNavigator ref={navigate} />
      {menu && (
        <Suspense fallback={null}>
          <DataTableRowMenu
            row={menu.row}
            trigger={menu.trigger}
            actions={actions}
            label={labels.rowMenu(menu.row)}
            onClose={() => setMenu(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Height of one row in px, from the density token, so that virtual rows and painted rows agree. */
function useRowHeight(isCards: boolean): number {
  const [height, setHeight] = useState(() => measureRow());
  useEffect(() => {
    const observer = new MutationObserver(() => setHeight(measureRow()));
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-density', 'style', 'class'],
    });
    return () => observer.disconnect();
  }, []);
  return isCards ? CARD_HEIGHT : height;
}

function measureRow(): number {
  const style = getComputedStyle(document.documentElement);
  const rem = Number.parseFloat(style.fontSize) || 16;
  const row = Number.parseFloat(style.getPropertyValue('--hz-density-row')) || 2.25;
  return Math.max(36, Math.round(row * rem)) + 4;
}
