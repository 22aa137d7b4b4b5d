import {
  memo,
  useCallback,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { gridMove } from '../../keyboard/gridMove.ts';
import { ChartFrame, type ChartFrameWords } from '../ChartFrame/ChartFrame.tsx';
import { RangeLegend, type RangeWords } from '../RangeLegend/RangeLegend.tsx';
import type { RangeLevel } from '../RangeLegend/rangeLevels.ts';
import { missingSurface, rangeSurface } from '../RangeLegend/rangeSurfaces.css.ts';
import * as styles from './HeatGrid.css.ts';
import { paintHeatGrid } from './paintHeatGrid.ts';

export interface HeatGridCell {
  /** `null` where there is too little to say; the cell is hatched. */
  readonly level: RangeLevel | null;
}

export interface HeatGridProps extends ChartFrameWords {
  /** Such as days, top to bottom. */
  rows: readonly { id: string; header: string }[];
  /** Such as hours, left to right. */
  columns: readonly { id: string; header: string }[];
  /** By row, then column; a cell that is not there counts as missing. */
  cells: readonly (readonly HeatGridCell[])[];
  /** A whole cell in words, such as «Tuesday 3 March, 14 h: 104 mg/dL, in range, 12 of 12 readings». */
  describeCell: (row: number, column: number) => string;
  /** A cell of the equivalent table. Default: the name of its level. */
  formatCell?: (row: number, column: number) => string;
  /** Heading above the row headers. */
  cornerHeader: string;
  rangeWords: Readonly<Record<RangeLevel, RangeWords>>;
  missingWord: string;
  legendLabel: string;
  /** Shown where the cell in hand is described, before there is one. */
  hint: string;
  /** Enter, a click or a tap on a cell. */
  onChoose?: (row: number, column: number) => void;
}

interface CellPlace {
  row: number;
  column: number;
}

function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = (target as HTMLElement | null)?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset.cell?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const Cells = memo(function Cells({
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

/**
 * Rows by columns in five levels that lightness and pattern tell apart. One stop for Tab; the arrows, Home, End,
 * Page keys and Control Home and End walk through the cells, each read by `describeCell`.
 */
export function HeatGrid({
  rows,
  columns,
  cells,
  describeCell,
  formatCell,
  cornerHeader,
  rangeWords,
  missingWord,
  legendLabel,
  hint,
  onChoose,
  ...frame
}: HeatGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLDivElement>(null);
  const inHand = useRef<HTMLElement | null>(null);
  const widestHeader = useMemo(
    () => Math.max(cornerHeader.length, ...rows.map((row) => row.header.length), 4),
    [rows, cornerHeader],
  );

  // Two thousand cells are not drawn again because one of them is in hand: the line that reads it is written directly.
  const read = useCallback(
    (place: CellPlace | null) => {
      if (readout.current) readout.current.textContent = place ? describeCell(place.row, place.column) : hint;
    },
    [describeCell, hint],
  );
  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    const last = inHand.current ?? grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    if (last && last !== event.target) last.tabIndex = -1;
    inHand.current = event.target as HTMLElement;
    inHand.current.tabIndex = 0;
    read(place);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = placeOf(event.target);
    if (!place || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose?.(place.row, place.column);
      return;
    }
    // The grid of gridMove has a header row; the cells here have none that takes the focus.
    const extent = {
      rows: rows.length + 1,
      columns: columns.length,
      page: 7,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    };
    const to = gridMove({ row: place.row + 1, column: place.column }, event, extent);
    if (!to) return;
    event.preventDefault();
    const row = Math.max(0, to.row - 1);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${row},${to.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const restoreReadout = () =>
    read(document.activeElement === inHand.current ? placeOf(inHand.current) : null);
  const nameOf = (row: number, column: number) => {
    const level = cells[row]?.[column]?.level ?? null;
    return level === null ? missingWord : rangeWords[level].name;
  };

  return (
    <ChartFrame
      {...frame}
      table={() => ({
        columns: [
          { header: cornerHeader },
          ...columns.map((column) => ({ header: column.header, align: 'end' as const })),
        ],
        rowCount: rows.length,
        row: (index) => [
          rows[index]?.header ?? '',
          ...columns.map((_, column) => (formatCell ?? nameOf)(index, column)),
        ],
      })}
      picture={() =>
        grid.current && {
          element: grid.current,
          ...paintHeatGrid.size(rows.length, columns.length),
          paint: (pen, ink) => paintHeatGrid(pen, ink, { rows, columns, cells, rangeWords, missingWord }),
        }
      }
      legend={<RangeLegend words={rangeWords} missing={missingWord} label={legendLabel} />}
    >
      <div className={styles.readout} ref={readout} aria-hidden>
        {hint}
      </div>
      <div className={styles.scroller}>
        <div
          role="grid"
          ref={grid}
          className={styles.grid}
          aria-label={frame.title}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          style={
            {
              '--heat-head': `${widestHeader + 2}ch`,
              '--heat-columns': columns.length,
            } as React.CSSProperties
          }
          onFocus={onFocus}
          onBlur={restoreReadout}
          onKeyDown={onKeyDown}
          onPointerOver={(event: PointerEvent) => {
            const place = placeOf(event.target);
            if (place) read(place);
          }}
          onPointerLeave={restoreReadout}
          onClick={(event: MouseEvent) => {
            const place = placeOf(event.target);
            if (place) onChoose?.(place.row, place.column);
          }}
        >
          <Cells
            rows={rows}
            columns={columns}
            cells={cells}
            describeCell={describeCell}
            cornerHeader={cornerHeader}
          />
        </div>
      </div>
    </ChartFrame>
  );
}
