import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableTypes.ts';
import { CARD_GAP, CARD_HEIGHT } from './useDataTableRowHeight.ts';

const ROWS = 8;

interface DataTableSkeletonProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  isCards: boolean;
  isSelecting: boolean;
  rowHeight: number;
}

/** As high as the rows that will come. */
export function DataTableSkeleton<Row>({
  columns,
  isCards,
  isSelecting,
  rowHeight,
}: DataTableSkeletonProps<Row>) {
  return (
    <div role="rowgroup" className={styles.skeletons}>
      {Array.from({ length: ROWS }, (_, index) => (
        <div
          key={index}
          role="row"
          className={isCards ? styles.skeletonCard : styles.skeletonRow}
          style={{ blockSize: isCards ? CARD_HEIGHT - CARD_GAP : rowHeight }}
        >
          {isSelecting && !isCards && <div role="gridcell" />}
          {(isCards ? columns.slice(0, 1) : columns).map((column, position) => (
            <div key={column.id} role="gridcell" className={styles.skeletonCell} data-align={column.align}>
              <span
                className={styles.bone}
                style={{ inlineSize: `${45 + ((index * 29 + position * 17) % 40)}%` }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
