import { useMemo, useState, type CSSProperties, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ResizableTableContainer, Table as AriaTable, TableBody } from 'react-aria-components/Table';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { sortedRows, type Sort, type SortColumn } from './sortRows.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> extends SortColumn<Row> {
  /** Heading, in words. */
  header: string;
  /** `end` for numbers, which then use figures of one width. */
  align?: 'start' | 'end';
  /** In px, or a share of what is left, such as `2fr`. */
  width?: number | `${number}fr`;
  /** Narrowest that it can be made, in px. */
  minWidth?: number;
  isSortable?: boolean;
  /** Names its row for assistive technology. Default: the first column. */
  isRowHeader?: boolean;
}

export interface TableProps<Row> {
  /** What the table shows; stands above it and names it. */
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  /** Up to some fifty; for more use DataTable. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What the row is called when its first cell is no plain text. */
  getRowName?: (row: Row) => string;
  selectionMode?: 'single' | 'multiple';
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: readonly string[]) => void;
  sort?: Sort;
  defaultSort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Who sorts: the table by the columns' `value`, or the caller, whose `rows` come sorted. */
  sorting?: 'rows' | 'caller';
  /** Columns can be drawn wider and narrower. */
  isResizable?: boolean;
  /** Acts of a row, behind a button at its end. */
  actions?: (row: Row) => readonly MenuEntry[];
  /** Names that button, and its column; needed with `actions`. */
  actionLabels?: { row: (row: Row) => string; header: string };
  state?: 'ready' | 'loading' | 'failed';
  /** Said while rows are being loaded. */
  loadingLabel?: string;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** Instead of rows when loading failed. */
  failed?: ReactNode;
  /** Its rows scroll below the headings when they need more than this. */
  maxHeight?: CSSProperties['maxBlockSize'];
}

/** Rows and columns to be read and compared, up to some fifty rows. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, getRowId, selectionMode, actions, actionLabels, state = 'ready' } = props;
  const { locale } = useLocale();
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
      <div className={styles.viewport} style={size} aria-busy={state === 'loading'}>
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
