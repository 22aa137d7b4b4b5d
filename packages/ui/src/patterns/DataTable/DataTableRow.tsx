import { memo, useLayoutEffect, useRef } from 'react';
import { DataTableRowActions } from './DataTableRowActions.tsx';
import * as styles from './DataTableRow.css.ts';
import { DataTableTick } from './DataTableTick.tsx';
import type { DataTableAction, DataTableColumn } from './DataTableTypes.ts';

interface DataTableRowProps<Row> {
  row: Row;
  index: number;
  start: number;
  height: number;
  columns: readonly DataTableColumn<Row>[];
  actions: readonly DataTableAction<Row>[];
  isCards: boolean;
  /** Column of the keyboard position, or -1. */
  focusedColumn: number;
  isMenuOpen: boolean;
  href: string | undefined;
  /** Whether it is selected; undefined where rows are not selectable. */
  isSelected: boolean | undefined;
  tickLabel: ((row: Row) => string) | undefined;
  onTick: (index: number, isRange: boolean) => void;
  menuLabel: (row: Row) => string;
  onOpenMenu: (row: Row, trigger: HTMLElement) => void;
}

function Row<Record>(props: DataTableRowProps<Record>) {
  const { row, index, start, height, columns, actions, isCards, focusedColumn, isMenuOpen, href } = props;
  const { isSelected, tickLabel, onTick, menuLabel, onOpenMenu } = props;
  const element = useRef<HTMLDivElement>(null);
  const first = tickLabel ? 1 : 0;
  const gridRow = index + 1;
  const hasControls = columns.some((column) => column.hasControls);
  useLayoutEffect(() => {
    if (!hasControls) return;
    // The table is one tab stop; F2 or Enter enters a cell.
    for (const control of element.current?.querySelectorAll<HTMLElement>(
      '[data-controls] :is(a[href], button, input, select, textarea, [tabindex])',
    ) ?? [])
      control.tabIndex = -1;
  });
  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 2}
      className={isCards ? styles.card : styles.row}
      data-linked={href === undefined ? undefined : true}
      data-menu-open={isMenuOpen || undefined}
      {...(isSelected === undefined ? {} : { 'aria-selected': isSelected })}
      style={{ transform: `translateY(${start}px)`, blockSize: height }}
    >
      {tickLabel && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-row={gridRow}
          data-column={0}
          className={isCards ? styles.cardTick : styles.tickCell}
        >
          <DataTableTick
            label={tickLabel(row)}
            isOn={isSelected ?? false}
            tabIndex={focusedColumn === 0 ? 0 : -1}
            onChange={(isRange) => onTick(index, isRange)}
          />
        </div>
      )}
      {columns.map((column, position) => {
        const tabIndex = focusedColumn === first + position ? 0 : -1;
        const content = ((isCards && column.cardCell) || column.cell)(row);
        const isLink = position === 0 && href !== undefined;
        return (
          <div
            key={column.id}
            role={position === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={first + position + 1}
            data-row={gridRow}
            data-column={first + position}
            data-align={column.align}
            data-controls={column.hasControls}
            className={isCards ? styles.cardCell[column.onCard ?? 'detail'] : styles.cell}
            {...(isLink ? {} : { tabIndex })}
          >
            {isLink ? (
              <a className={styles.rowLink} href={href} tabIndex={tabIndex} data-stop data-row-link>
                {content}
              </a>
            ) : (
              content
            )}
          </div>
        );
      })}
      {actions.length > 0 && (
        <DataTableRowActions
          row={row}
          gridRow={gridRow}
          column={first + columns.length}
          actions={actions}
          isCards={isCards}
          isFocused={focusedColumn === first + columns.length}
          isMenuOpen={isMenuOpen}
          menuLabel={menuLabel}
          onOpenMenu={onOpenMenu}
        />
      )}
    </div>
  );
}

/** One record. Memoised: scrolling renders only the rows that come into view. */
export const DataTableRow = memo(Row) as typeof Row;
