import {
  useCallback,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { gridMove } from '../../keyboard/gridMove.ts';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { RangeLegend } from '../RangeLegend/RangeLegend.tsx';
import * as styles from './HeatGrid.css.ts';
import { HeatGridCells } from './HeatGridCells.tsx';
import type { HeatGridProps } from './HeatGridProps.ts';
import { paintHeatGrid } from './paintHeatGrid.ts';

export type { HeatGridCell, HeatGridProps } from './HeatGridProps.ts';

interface CellPlace {
  row: number;
  column: number;
}

function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = (target as HTMLElement | null)?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset.cell?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/**
 * Rows by columns in five levels, distinguished by lightness and pattern. One tab stop; the arrows, Home, End, Page
 * keys and Control with Home and End move through the cells, each announced with `describeCell`.
 */
export function HeatGrid({
  rows,
  columns,
  cells,
  describeCell,
  formatCell,
  cornerHeader,
  rangeLabels,
  missingLabels,
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

  // Two thousand cells do not re-render because the current one changes: the live line is written to directly.
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
    // gridMove's grid has a header row; the cells here have none that takes focus.
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
    return level === null ? missingLabels : rangeLabels[level].name;
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
          paint: (pen, ink) => paintHeatGrid(pen, ink, { rows, columns, cells, rangeLabels, missingLabels }),
        }
      }
      legend={<RangeLegend messages={rangeLabels} missing={missingLabels} label={legendLabel} />}
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
              // A long heading is truncated in the chart; the table and the announcement have all of it.
              '--heat-head': `${Math.min(22, widestHeader + 2)}ch`,
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
          <HeatGridCells
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
