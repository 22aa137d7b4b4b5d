import { memo } from 'react';
import { depthStep } from '../RangeLegend/rangeDepths.ts';
import {
  blankSurface,
  gradedSurfaces,
  missingSurface,
  rangeMark,
  rangeSurface,
} from '../RangeLegend/rangeSurfaces.css.ts';
import * as styles from './HeatGrid.css.ts';
import type { HeatGridCell, HeatGridProps, HeatGridRow } from './HeatGridProps.ts';

function surfaceOf({ level, depth, isBlank }: HeatGridCell): string {
  if (isBlank) return blankSurface;
  return level === null ? missingSurface : (gradedSurfaces[`${level}${depthStep(level, depth)}`] ?? '');
}

const MISSING: HeatGridCell = { level: null };

type HeatGridCellsProps = Pick<
  HeatGridProps,
  | 'rows'
  | 'columns'
  | 'cells'
  | 'describeCell'
  | 'cornerHeader'
  | 'endHeader'
  | 'hasHeadingChoice'
  | 'selection'
>;

/** Headings and cells. Re-rendered only for other data or another selection, never because the current cell changed. */
export const HeatGridCells = memo(function HeatGridCells({
  rows,
  columns,
  cells,
  describeCell,
  cornerHeader,
  endHeader,
  hasHeadingChoice = false,
  selection,
}: HeatGridCellsProps) {
  const heading = (place: string) => (hasHeadingChoice ? { 'data-cell': place, tabIndex: -1 } : {});
  const hasEnd = endHeader !== undefined;
  const chosenColumns = selection?.columns ?? null;
  const chosenRows = selection?.rows ?? null;
  const isColumnChosen = (column: number) =>
    chosenColumns !== null && column >= chosenColumns[0] && column < chosenColumns[1];
  return (
    <>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader" aria-colindex={1} className={styles.corner}>
          {cornerHeader}
        </div>
        {columns.map((column, index) => (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={index + 2}
            className={styles.columnHeader}
            data-chosen={isColumnChosen(index) || undefined}
            {...heading(`-1,${index}`)}
          >
            {column.header}
          </div>
        ))}
        {hasEnd && (
          <div role="columnheader" aria-colindex={columns.length + 2} className={styles.endHeader}>
            {endHeader}
          </div>
        )}
      </div>
      {rows.map((row, rowIndex) => (
        <HeatGridRowCells
          key={row.id}
          row={row}
          rowIndex={rowIndex}
          columns={columns}
          cells={cells[rowIndex]}
          describeCell={describeCell}
          isReceding={chosenRows !== null && !chosenRows.includes(row.id)}
          isChosen={chosenRows?.includes(row.id) ?? false}
          hasHeadingChoice={hasHeadingChoice}
          hasEnd={hasEnd}
        />
      ))}
    </>
  );
});

interface HeatGridRowCellsProps extends Pick<HeatGridProps, 'columns' | 'describeCell'> {
  row: HeatGridRow;
  rowIndex: number;
  cells: readonly HeatGridCell[] | undefined;
  isReceding: boolean;
  isChosen: boolean;
  hasHeadingChoice: boolean;
  hasEnd: boolean;
}

const HeatGridRowCells = memo(function HeatGridRowCells({
  row,
  rowIndex,
  columns,
  cells = [],
  describeCell,
  isReceding,
  isChosen,
  hasHeadingChoice,
  hasEnd,
}: HeatGridRowCellsProps) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex + 2}
      className={styles.row}
      data-receding={isReceding || undefined}
      {...(isChosen ? { 'aria-selected': true } : {})}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={styles.rowHeader}
        data-chosen={isChosen || undefined}
        {...(row.longHeader === undefined ? {} : { 'aria-label': row.longHeader, title: row.longHeader })}
        {...(hasHeadingChoice ? { 'data-cell': `${rowIndex},-1`, tabIndex: -1 } : {})}
      >
        {row.header}
      </div>
      {columns.map((column, columnIndex) => (
        <div
          key={column.id}
          role="gridcell"
          aria-colindex={columnIndex + 2}
          aria-label={describeCell(rowIndex, columnIndex)}
          data-cell={`${rowIndex},${columnIndex}`}
          tabIndex={rowIndex === 0 && columnIndex === 0 ? 0 : -1}
          className={`${styles.cell} ${surfaceOf(cells[columnIndex] ?? MISSING)}`}
        >
          {cells[columnIndex]?.mark && (
            <span className={`${rangeMark} ${rangeSurface[cells[columnIndex].mark]}`} aria-hidden />
          )}
        </div>
      ))}
      {hasEnd && (
        <div role="gridcell" aria-colindex={columns.length + 2} className={styles.end}>
          {row.end}
        </div>
      )}
    </div>
  );
});
