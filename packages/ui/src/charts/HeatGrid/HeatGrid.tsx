import {
  useCallback,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { ChartFrame } from '../ChartFrame/ChartFrame.tsx';
import { RangeLegend } from '../RangeLegend/RangeLegend.tsx';
import * as styles from './HeatGrid.css.ts';
import { cellAt, heatMove, placeOf, type CellPlace } from './heatPlaces.ts';
import { HeatGridCells } from './HeatGridCells.tsx';
import type { HeatGridProps } from './HeatGridProps.ts';

export type {
  HeatGridCell,
  HeatGridChoice,
  HeatGridProps,
  HeatGridRow,
  HeatGridSelection,
} from './HeatGridProps.ts';

/** With more rows an aligned grid, which does not scroll, has lower ones. */
const MANY_ROWS = 31;

/**
 * Rows by columns in five levels: in range is near the page's colour, and what is outside stronger the further it is,
 * with a pattern. One tab stop; the arrows, Home, End, Page keys and Control with Home and End move through the cells,
 * each announced with `describeCell`.
 */
export function HeatGrid({
  rows,
  columns,
  cells,
  describeCell,
  formatCell,
  cornerHeader,
  endHeader,
  rangeLabels,
  missingLabels,
  markLabel,
  legendLabel,
  hint,
  onChoose,
  hasHeadingChoice = false,
  selection,
  insets,
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
      const isCell = place !== null && place.row >= 0 && place.column >= 0;
      if (readout.current)
        readout.current.textContent = isCell ? describeCell(place.row, place.column) : hint;
    },
    [describeCell, hint],
  );
  const choose = (place: CellPlace, isExtended: boolean) =>
    onChoose?.({
      row: place.row < 0 ? null : place.row,
      column: place.column < 0 ? null : place.column,
      isExtended,
    });
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
      choose(place, event.shiftKey);
      return;
    }
    const to = heatMove(place, event, {
      rows: rows.length,
      columns: columns.length,
      hasHeadings: hasHeadingChoice,
      isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (!to) return;
    event.preventDefault();
    const cell = cellAt(grid.current, to);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const restoreReadout = () =>
    read(document.activeElement === inHand.current ? placeOf(inHand.current) : null);
  const nameOf = (row: number, column: number) => {
    const { level = null, isBlank = false } = cells[row]?.[column] ?? {};
    if (isBlank) return '';
    return level === null ? missingLabels : rangeLabels[level].name;
  };

  const chosen = selection?.columns ?? null;
  const sideStyle = (from: number, to: number) =>
    ({ '--heat-from': from, '--heat-span': to - from }) as React.CSSProperties;

  return (
    <ChartFrame
      {...frame}
      table={() => ({
        columns: [
          { header: cornerHeader },
          ...columns.map((column) => ({ header: column.header, align: 'end' as const })),
          ...(endHeader === undefined ? [] : [{ header: endHeader, align: 'end' as const }]),
        ],
        rowCount: rows.length,
        row: (index) => [
          rows[index]?.longHeader ?? rows[index]?.header ?? '',
          ...columns.map((_, column) => (formatCell ?? nameOf)(index, column)),
          ...(endHeader === undefined ? [] : [rows[index]?.end ?? '']),
        ],
      })}
      picture={async () => {
        const { heatPicture } = await import('./paintHeatGrid.ts');
        return (
          grid.current &&
          heatPicture(grid.current, { rows, columns, cells, endHeader, rangeLabels, missingLabels })
        );
      }}
      legend={
        <RangeLegend
          messages={rangeLabels}
          missing={missingLabels}
          mark={markLabel}
          label={legendLabel}
          isGraded
        />
      }
    >
      <div className={styles.readout} ref={readout} data-screen-only aria-hidden>
        {hint}
      </div>
      <div className={insets ? styles.aligned : styles.scroller}>
        <div
          role="grid"
          ref={grid}
          className={styles.grid}
          data-aligned={insets !== undefined || undefined}
          data-many={(insets !== undefined && rows.length > MANY_ROWS) || undefined}
          data-chooses={onChoose !== undefined || undefined}
          aria-label={frame.title}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + (endHeader === undefined ? 1 : 2)}
          style={
            {
              // A long heading is truncated in the chart; the table and the announcement have all of it.
              '--heat-head': insets ? `${insets.left}px` : `${Math.min(22, widestHeader + 2)}ch`,
              '--heat-end': endHeader === undefined ? '' : insets ? `${insets.right}px` : '7ch',
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
            if (place) choose(place, event.shiftKey);
          }}
        >
          <HeatGridCells
            rows={rows}
            columns={columns}
            cells={cells}
            describeCell={describeCell}
            cornerHeader={cornerHeader}
            {...(endHeader === undefined ? {} : { endHeader })}
            hasHeadingChoice={hasHeadingChoice}
            {...(selection ? { selection } : {})}
          />
          {chosen && (
            <>
              <div className={styles.recedingColumns} style={sideStyle(0, chosen[0])} />
              <div className={styles.recedingColumns} style={sideStyle(chosen[1], columns.length)} />
            </>
          )}
        </div>
      </div>
    </ChartFrame>
  );
}
