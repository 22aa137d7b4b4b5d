import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { GridPlace } from '../../keyboard/gridMove.ts';
import * as styles from './DataTableHead.css.ts';
import { onlyHeard } from './DataTable.css.ts';
import { DataTableResizer } from './DataTableResizer.tsx';
import { DataTableTick } from './DataTableTick.tsx';
import type { DataTableColumn, DataTableSort } from './DataTableTypes.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSort: (sort: DataTableSort) => void;
  at: GridPlace;
  isCards: boolean;
  /** Heading of the actions, where rows have any. */
  actions: string | undefined;
  /** The checkbox for all rows, where rows are selectable. */
  all: { label: string; isOn: boolean; isPartly: boolean; onChange: () => void } | undefined;
  resizeLabel: ((column: string) => string) | undefined;
  onDraw: (column: string, width: number | null) => void;
  onResize: (column: string, width: number | null) => void;
}

/** The headings: they stay visible, sort and set widths. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, onSort, at, isCards, actions, all, resizeLabel, onDraw, onResize } = props;
  const first = all ? 1 : 0;
  const stopAt = (column: number) => (at.row === 0 && at.column === column ? 0 : -1);
  const last = first + columns.length;
  return (
    <div role="rowgroup" className={isCards ? styles.headOfCards : styles.head}>
      <div role="row" aria-rowindex={1} className={isCards ? styles.headRowOfCards : styles.headRow}>
        {all && (
          <div role="columnheader" aria-colindex={1} aria-label={all.label} data-row={0} data-column={0}>
            <DataTableTick
              label={all.label}
              isOn={all.isOn}
              isPartly={all.isPartly}
              tabIndex={stopAt(0)}
              onChange={all.onChange}
            />
          </div>
        )}
        {columns.map((column, index) => {
          const isSorted = sort?.column === column.id;
          const tabIndex = stopAt(first + index);
          const isHeardOnly = isCards && !column.isSortable;
          const hasHandle = !isCards && resizeLabel !== undefined;
          const isOwnStop = !column.isSortable && !hasHandle;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-label={column.header}
              aria-colindex={first + index + 1}
              data-row={0}
              data-column={first + index}
              data-align={column.align}
              className={isHeardOnly ? onlyHeard : styles.headCell}
              {...(isOwnStop ? { tabIndex } : {})}
              {...(column.isSortable ? { 'aria-sort': isSorted ? sort.direction : ('none' as const) } : {})}
            >
              {column.isSortable ? (
                <button
                  type="button"
                  data-stop
                  tabIndex={tabIndex}
                  className={isSorted ? styles.sorted : styles.sortable}
                  onClick={() =>
                    onSort({
                      column: column.id,
                      direction: isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending',
                    })
                  }
                >
                  <span className={styles.headWords}>{column.header}</span>
                  <SortMark direction={isSorted ? sort.direction : undefined} />
                </button>
              ) : (
                <span className={styles.headWords}>{column.header}</span>
              )}
              {hasHandle && (
                <DataTableResizer
                  label={resizeLabel(column.header)}
                  minWidth={column.minWidth ?? 64}
                  tabIndex={column.isSortable ? -1 : tabIndex}
                  onDraw={(width) => onDraw(column.id, width)}
                  onKeep={(width) => onResize(column.id, width)}
                />
              )}
            </div>
          );
        })}
        {actions !== undefined && (
          <div
            role="columnheader"
            aria-colindex={last + 1}
            data-row={0}
            data-column={last}
            tabIndex={stopAt(last)}
            className={isCards ? onlyHeard : styles.headCell}
          >
            <span className={onlyHeard}>{actions}</span>
          </div>
        )}
      </div>
    </div>
  );
}

function SortMark({ direction }: { direction: DataTableSort['direction'] | undefined }) {
  if (!direction) return <ChevronsUpDown className={styles.unsortedMark} size={14} aria-hidden />;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Arrow className={styles.sortedMark} size={14} aria-hidden />;
}
