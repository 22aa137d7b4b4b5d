import { useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ResizableTableContainer, Table as AriaTable, TableBody } from 'react-aria-components/Table';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { sortedRows, type Sort } from './sortRows.ts';
import { TableHead, type TableColumn } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useHeadBelowLine } from './useHeadBelowLine.ts';
import * as styles from './Table.css.ts';

export type { TableColumn } from './TableHead.tsx';

export interface TableProps<Row> {
  /** Caption; shown above the table and names it. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  /** Up to about fifty; for more use DataTable. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** The row's name when its first cell is not plain text. */
  getRowName?: (row: Row) => string;
  selectionMode?: 'single' | 'multiple';
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: readonly string[]) => void;
  /** The row that a link leads to: marked, scrolled into sight and focused. */
  markedId?: string | undefined;
  sort?: Sort;
  defaultSort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Who sorts: the table by the columns' `value`, or the caller, whose `rows` are already sorted. */
  sorting?: 'rows' | 'caller';
  /** Columns can be resized. */
  isResizable?: boolean;
  /** Actions of a row, behind a button at its end. */
  actions?: (row: Row) => readonly MenuEntry[];
  /** Names that button, and its column; required with `actions`. */
  actionLabels?: { row: (row: Row) => string; header: string };
  state?: 'ready' | 'loading' | 'failed';
  /** Announced while rows are loading. */
  loadingLabel?: string;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  /** Shown instead of rows when loading failed. */
  failed?: ReactNode;
  /** Maximum height; rows then scroll below the headings. */
  maxHeight?: CSSProperties['maxBlockSize'];
}

/** Rows and columns to read and compare, up to about fifty rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getRowId, selectionMode, actions, actionLabels, state = 'ready' } = props;
  const { locale } = useLocale();
  const viewport = useRef<HTMLDivElement>(null);
  useHeadBelowLine(viewport);
  const [ownSort, setOwnSort] = useState(props.defaultSort);
  const sort = props.sort ?? ownSort;
  const shown = useMemo(
    () => (props.sorting === 'caller' ? rows : sortedRows(rows, columns, sort, locale)),
    [props.sorting, rows, columns, sort, locale],
  );
  const hasMenus = actions !== undefined && actionLabels !== undefined;
  const isSelectable = selectionMode !== undefined && state === 'ready';

  const table = (
    <AriaTable
      className={styles.table}
      aria-label={caption}
      selectionMode={isSelectable ? selectionMode : 'none'}
      {...(props.selectedIds ? { selectedKeys: props.selectedIds } : {})}
      {...(props.defaultSelectedIds ? { defaultSelectedKeys: props.defaultSelectedIds } : {})}
      onSelectionChange={(keys) =>
        props.onSelectionChange?.(keys === 'all' ? rows.map(getRowId) : [...keys].map(String))
      }
      {...(sort ? { sortDescriptor: sort } : {})}
      onSortChange={({ column, direction }) => {
        const next = { column: String(column), direction };
        setOwnSort(next);
        props.onSortChange?.(next);
      }}
    >
      <TableHead
        columns={columns}
        hasTick={isSelectable && selectionMode === 'multiple'}
        isResizable={props.isResizable ?? false}
        actionsHeader={hasMenus ? actionLabels.header : undefined}
      />
      <TableBody
        renderEmptyState={() =>
          state === 'loading' ? (
            <Loading label={props.loadingLabel} />
          ) : (
            <div className={styles.notice}>{state === 'failed' ? props.failed : props.empty}</div>
          )
        }
      >
        {(state === 'ready' ? shown : []).map((row) => {
          const id = getRowId(row);
          return (
            <TableRow
              key={id}
              id={id}
              row={row}
              name={props.getRowName?.(row)}
              columns={columns}
              hasTick={isSelectable && selectionMode === 'multiple'}
              isMarked={id === props.markedId}
              entries={hasMenus ? actions(row) : undefined}
              menuLabel={hasMenus ? actionLabels.row(row) : ''}
            />
          );
        })}
      </TableBody>
    </AriaTable>
  );
  const size = props.maxHeight === undefined ? {} : { maxBlockSize: props.maxHeight };
  return (
    <div className={styles.whole}>
      {!props.isCaptionHidden && (
        <div className={styles.caption} aria-hidden>
          {caption}
        </div>
      )}
      <div ref={viewport} className={styles.viewport} style={size} aria-busy={state === 'loading'}>
        {props.isResizable ? (
          <ResizableTableContainer className={styles.resizable}>{table}</ResizableTableContainer>
        ) : (
          table
        )}
      </div>
    </div>
  );
}

function Loading({ label }: { label: string | undefined }) {
  return (
    <div className={styles.bones} role="status">
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} width={index % 2 ? 'half' : 'threeQuarters'} />
      ))}
    </div>
  );
}
