import type { ReactNode } from 'react';
import type { KitLabels } from '../../labels/kitLabels.ts';
import type { Sort, SortValue } from '../../components/Table/sortRows.ts';

/** What a column sorts by and writes into a file; empty ones stand last in both directions. */
export type DataTableValue = SortValue;

export interface DataTableColumn<Row> {
  id: string;
  /** Heading, in words. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the table sorts by (`sorting="rows"`) and what goes into a file. Needed where `cell` is no plain text. */
  value?: (row: Row) => DataTableValue;
  /** `end` for numbers, which then use figures of one width. */
  align?: 'start' | 'end';
  /** CSS track size, such as `12rem` or `minmax(10rem, 2fr)`. Default `minmax(8rem, 1fr)`. */
  width?: string;
  /** Narrowest that it can be made, in px. Default 64. */
  minWidth?: number;
  isSortable?: boolean;
  /** Stays in sight whatever is chosen: a name without which a row says nothing. */
  isAlwaysShown?: boolean;
  /** The cells hold buttons or fields of their own: F2 or Enter leads into them, Escape out again. */
  hasControls?: boolean;
  /**
   * Place on the card that a row becomes at 991 px or less: `title`, `detail` or `aside`. Columns without a place are
   * left out there. Without any, the first three columns take the places.
   */
  onCard?: 'title' | 'detail' | 'aside';
  /** What stands on the card instead of `cell`, to tell there what a column without a place leaves out. */
  cardCell?: (row: Row) => ReactNode;
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

export type DataTableSort = Sort;

/** Which columns are shown, in which order and how wide; plain data, so that the caller can keep it. */
export interface DataTableColumnState {
  /** Ids from first to last; columns that it does not name follow. */
  order?: readonly string[];
  hidden?: readonly string[];
  /** Widths in px of columns that somebody has drawn wider or narrower. */
  widths?: Readonly<Record<string, number>>;
}

/** Rows by name, or all there are, loaded or not, but for some. */
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
  /** What can be done with the selected rows. */
  actions?: readonly DataTableBulkAction[];
  labels: {
    /** Names the tick of a row: «Select Ana Ruiz». */
    row: (row: Row) => string;
    /** Names the tick in the heading: «Select all rows». */
    all: string;
    /** Shown in the bar and announced: «3 of 4,000 selected». Gets 0 when nothing is left selected. */
    count: (count: number, total: number) => string;
    /** Selects also what has not been loaded: «Select all 4,000». */
    everything: (total: number) => string;
    clear: string;
    /** Names the bar of actions. */
    bar: string;
  };
}

/** Lets people choose columns. */
export interface DataTableColumnChoice {
  /** What this table says of its columns in other words than the kit. */
  labels?: Partial<KitLabels['columns']>;
}

/** Saves what is shown as a file for a spreadsheet. */
export interface DataTableExporting<Row> {
  /** On the button: «Download CSV». */
  label: string;
  fileName: string;
  /** `,` for languages that write 1,5; the separator then is a semicolon. Default `.`. */
  decimal?: '.' | ',';
  separator?: ',' | ';' | '\t';
  /** Rows that have not been loaded yet; without it the loaded ones are saved. */
  loadAll?: () => Promise<readonly Row[]>;
  /** Told when they did not come; say so, or the press seems to have done nothing. */
  onFailed?: (error: unknown) => void;
}

/** Beside the name of the table and of its rows: what it says in other words than the kit. */
export interface DataTableLabels<Row> {
  /** Name of the table. */
  table: string;
  /** Names the row's menu, such as «Actions for Ana Ruiz». */
  rowMenu: (row: Row) => string;
  /** Heading of the column of actions, for assistive technology. */
  actions?: string;
  /** Said while rows are being loaded. */
  loading?: string;
  /** On the button at the end, with `paging="button"`. */
  loadMore?: string;
  /** Said at the end when the next rows did not come. */
  failedMore?: string;
  /** On the button that asks for them again. */
  retry?: string;
  /** Names the handle at a heading's edge: «Width of Name». Without it, or a choice of columns, they keep their widths. */
  resize?: (column: string) => string;
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
  defaultSort?: DataTableSort;
  onSortChange?: (sort: DataTableSort) => void;
  /** Who sorts: the caller, mostly its server (`rows` come sorted), or the table by `value`. */
  sorting?: 'caller' | 'rows';
  /** All rows there are, loaded or not; tells assistive technology how far the list goes. */
  total?: number;
  hasMore?: boolean;
  /** Called when the end of the loaded rows comes near, or by the button at the end; also to try again. */
  onLoadMore?: () => void;
  paging?: 'scroll' | 'button';
  /** `loading` for the first page, `loadingMore` and `failedMore` for those that follow. */
  state?: 'ready' | 'loading' | 'loadingMore' | 'failed' | 'failedMore';
  /** Instead of rows when there are none: what will be here and the first step. */
  empty?: ReactNode;
  /** Instead of rows when loading failed: what happened and what to do. */
  failed?: ReactNode;
  selecting?: DataTableSelecting<Row>;
  columnChoice?: DataTableColumnChoice;
  columnState?: DataTableColumnState;
  defaultColumnState?: DataTableColumnState;
  onColumnStateChange?: (state: DataTableColumnState) => void;
  exporting?: DataTableExporting<Row>;
  /** Above the table: search, filters, count. */
  toolbar?: ReactNode;
  /** Height of rows, when it is not the page's. */
  density?: 'compact' | 'comfortable';
  /** Largest height of the scrolling part. Default: what the window leaves below a usual header. */
  maxHeight?: string;
  labels: DataTableLabels<Row>;
}
