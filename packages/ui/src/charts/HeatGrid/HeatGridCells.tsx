import { memo } from 'react';
import { missingSurface, rangeSurface } from '../RangeLegend/rangeSurfaces.css.ts';
import * as styles from './HeatGrid.css.ts';
import type { HeatGridProps } from './HeatGridProps.ts';

/** Headings and cells. Re-rendered only for other data, never because the current cell changed. */
export const HeatGridCells = memo(function HeatGridCells({
  rows,
  columns,
  cells,
  describeCell,
  cornerHeader,
}: Pick<HeatGridProps, 'rows' | 'columns' | 'cells' | 'describeCell' | 'cornerHeader'>) {
  return (
    <>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader" aria-colindex={1} className={styles.corner}>
          {cornerHeader}
        </div>
        {columns.map((column, index) => (
          <div key={column.id} role="columnheader" aria-colindex={index + 2} className={styles.columnHeader}>
            {column.header}
          </div>
        ))}
      </div>
      {rows.map((row, rowIndex) => (
        <div key={row.id} role="row" aria-rowindex={rowIndex + 2} className={styles.row}>
          <div role="rowheader" aria-colindex={1} className={styles.rowHeader}>
            {row.header}
          </div>
          {columns.map((column, columnIndex) => {
            const level = cells[rowIndex]?.[columnIndex]?.level ?? null;
            return (
              <div
                key={column.id}
                role="gridcell"
                aria-colindex={columnIndex + 2}
                aria-label={describeCell(rowIndex, columnIndex)}
                data-cell={`${rowIndex},${columnIndex}`}
                tabIndex={rowIndex === 0 && columnIndex === 0 ? 0 : -1}
                className={`${styles.cell} ${level === null ? missingSurface : rangeSurface[level]}`}
              />
            );
          })}
        </div>
      ))}
    </>
  );
});
