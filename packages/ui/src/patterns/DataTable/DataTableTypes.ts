import type { ReactNode } from 'react';
import type { KitLabels } from '../../labels/kitLabels.ts';
import type { Sort, SortValue } from '../../components/Table/sortRows.ts';

/** The value used for sorting and export; empty ones are last in both directions. */
export type DataTableValue = SortValue;

export interface DataTableColumn<Row> {
  id: string;
  /** Heading text. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** The value to sort by (`sorting="rows"`) and to export. Required where `cell` is not plain text. */
  value?: (row: Row) => DataTableValue;
  /** `end` for numbers, which are then tabular figures. */
  align?: 'start' | 'end';
  /** CSS track size, such as `12rem` or `minmax(10rem, 2fr)`. Default `minmax(8rem, 1fr)`. */
  width?: string;
  /** Minimum width, in px. Default 64. */
  minWidth?: number;
  isSortable?: boolean;
  /** Cannot be hidden: a name without which a row says nothing. */
  isAlwaysShown?: boolean;
  /** The cells contain buttons or fields: F2 or Enter enters them, Escape leaves. */
  hasControls?: boolean;
  /**
   * Position on the card that a row becomes below 640 px: `title`, `detail` or `aside`. Columns without one are
   * left out there. If no column has one, the first three columns take the positions.
   */
  onCard?: 'title' | 'detail' | 'aside';
  /** Shown on the card instead of `cell`, for example to include what other columns leave out. */
  cardCell?: (row: Row) => ReactNode;
}

export interface DataTableAction<Row> {
  id: string;
  label: string;
  icon?: ReactNode;
  onAction: (row: Row) => void;
  isDanger?: boolean;
  /** Also shown as a button when the row is hovered or focused. Needs an icon. */
  isQuick?: boolean;
  isHidden?: (row: Row) => boolean;
}

export type DataTableSort = Sort;

/** Which columns are shown, in which order and how wide; plain data, so that the caller can store it. */
export interface DataTableColumnState {
  /** Ids from first to last; unlisted columns follow. */
  order?: readonly string[];
  hidden?: readonly string[];
  /** Widths in px of resized columns. */
  widths?: Readonly<Record<string, number>>;
}

/** Selected rows by id, or all rows, loaded or not, except some. */
export type DataTableSelection =
  { kind: 'these'; ids: ReadonlySet<string> } | { kind: 'allExcept'; ids: ReadonlySet<string> };

export interface DataTableBulkAction {
  id: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  onAction: (selection: DataTableSelection) => void;
}

/** Makes rows selectable. */
export interface DataTableSelecting<Row> {
  value?: DataTableSelection;
  defaultValue?: DataTableSelection;
  onChange?: (selection: DataTableSelection) => void;
  /** Actions for the selected rows. */
  actions?: readonly DataTableBulkAction[];
  labels: {
    /** Label of a row's checkbox: «Select Ana Ruiz». */
    row: (row: Row) => string;
    /** Label of the header's checkbox: «Select all rows». */
    all: string;
    /** Shown in the bar and announced: «3 of 4,000 selected». Called with 0 when nothing is selected any more. */
    count: (count: number, total: number) => string;
    /** Selects rows that are not loaded too: «Select all 4,000». */
    everything: (total: number) => string;
    clear: string;
    /** Label of the actions bar. */
    bar: string;
  };
}

/** Lets people choose columns. */
export interface DataTableColumnChoice {
  /** Overrides the kit's labels for this table's columns. */
  labels?: Partial<KitLabels['columns']>;
}

/** Exports what is shown as a file for a spreadsheet. */
export interface DataTableExporting<Row> {
  /** On the button: «Download CSV». */
  label: string;
  fileName: string;
  /** `,` for languages that write 1,5; the separator is then a semicolon. Default `.`. */
  decimal?: '.' | ',';
  separator?: ',' | ';' | '\t';
  /** Loads the remaining rows; without it only the loaded ones are exported. */
  loadAll?: () => Promise<readonly Row[]>;
  /** Called when loading them failed; show it, or the button seems to have done nothing. */
  onFailed?: (error: unknown) => void;
}

/** Labels of the table and its rows, and overrides of the kit's. */
export interface DataTableLabels<Row> {
  /** Name of the table. */
  table: string;
  /** Label of the row's menu, such as «Actions for Ana Ruiz». */
  rowMenu: (row: Row) => string;
  /** Heading of the column of actions, for assistive technology. */
  actions?: string;
  /** Announced while rows are loading. */
  loading?: string;
  /** On the button at the end, with `paging="button"`. */
  loadMore?: string;
  /** Shown at the end when the next rows failed to load. */
  failedMore?: string;
  /** On the button that retries. */
  retry?: string;
  /** Label of a column's resize handle: «Width of Name». Without it, or a choice of columns, widths are fixed. */
  resize?: (column: string) => string;
}

export interface DataTableProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** The rows loaded so far. */
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** Makes the row a link; the first column contains it. */
  getRowHref?: (row: Row) => string;
  actions?: readonly DataTableAction<Row>[];
  sort?: DataTableSort;
  defaultSort?: DataTableSort;
  onSortChange?: (sort: DataTableSort) => void;
  /** Who sorts: the caller, usually its server (`rows` are already sorted), or the table by `value`. */
  sorting?: 'caller' | 'rows';
  /** Number of all rows, loaded or not; exposed to assistive technology. */
  total?: number;
  hasMore?: boolean;
  /** Called near the end of the loaded rows, or by the button at the end; also to retry. */
  onLoadMore?: () => void;
  paging?: 'scroll' | 'button';
  /** `loading` for the first page, `loadingMore` and `failedMore` for later ones. */
  state?: 'ready' | 'loading' | 'loadingMore' | 'failed' | 'failedMore';
  /** Shown instead of rows when there are none: what will be here and the first step. */
  empty?: ReactNode;
  /** Shown instead of rows when loading failed: what happened and what to do. */
  failed?: ReactNode;
  selecting?: DataTableSelecting<Row>;
  columnChoice?: DataTableColumnChoice;
  columnState?: DataTableColumnState;
  defaultColumnState?: DataTableColumnState;
  onColumnStateChange?: (state: DataTableColumnState) => void;
  exporting?: DataTableExporting<Row>;
  /** Above the table: search, filters, count. */
  toolbar?: ReactNode;
  /** Row height, if it differs from the page's density. */
  density?: 'compact' | 'comfortable';
  /** Maximum height of the scrolling part. Default: what remains of the window below a usual header. */
  maxHeight?: string;
  labels: DataTableLabels<Row>;
}
