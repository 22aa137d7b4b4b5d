import { MoreHorizontal } from 'lucide-react';
import { memo, type MouseEvent } from 'react';
import type { DataTableAction, DataTableColumn } from './DataTable.tsx';
import * as styles from './DataTable.css.ts';

interface DataTableRowProps<Row> {
  row: Row;
  index: number;
  start: number;
  height: number;
  columns: readonly DataTableColumn<Row>[];
  actions: readonly DataTableAction<Row>[];
  gridTemplateColumns: string;
  isCards: boolean;
  /** Column that holds the keyboard's place, or -1. */
  focusedColumn: number;
  isMenuOpen: boolean;
  href: string | undefined;
  menuLabel: (row: Row) => string;
  onOpenMenu: (row: Row, trigger: HTMLElement) => void;
}

function Row<Record>({
  row,
  index,
  start,
  height,
  columns,
  actions,
  gridTemplateColumns,
  isCards,
  focusedColumn,
  isMenuOpen,
  href,
  menuLabel,
  onOpenMenu,
}: DataTableRowProps<Record>) {
  const available = actions.filter((action) => !action.isHidden?.(row));
  const quick = isCards ? [] : available.filter((action) => action.isQuick && action.icon);
  const gridRow = index + 1;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={isCards ? styles.card : styles.row}
      data-linked={href === undefined ? undefined : true}
      data-menu-open={isMenuOpen || undefined}
      style={{
        transform: `translateY(${start}px)`,
        blockSize: height,
        ...(isCards ? {} : { gridTemplateColumns }),
      }}
    >
      {columns.map((column, position) => {
        const tabIndex = focusedColumn === position ? 0 : -1;
        const content = column.cell(row);
        const isLink = position === 0 && href !== undefined;
        return (
          <div
            key={column.id}
            role={position === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={position + 1}
            data-row={gridRow}
            data-column={position}
            data-align={column.align}
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
        <div
          role="gridcell"
          aria-colindex={columns.length + 1}
          data-row={gridRow}
          data-column={columns.length}
          className={isCards ? styles.cardActions : styles.actions}
          {...(available.length === 0 ? { tabIndex: focusedColumn === columns.length ? 0 : -1 } : {})}
        >
          {quick.map((action, position) => (
            <button
              key={action.id}
              type="button"
              data-stop
              tabIndex={focusedColumn === columns.length && position === 0 ? 0 : -1}
              className={styles.quickAction}
              aria-label={action.label}
              title={action.label}
              onClick={() => action.onAction(row)}
            >
              {action.icon}
            </button>
          ))}
          {available.length > 0 && (
            <button
              type="button"
              data-stop
              tabIndex={focusedColumn === columns.length && quick.length === 0 ? 0 : -1}
              className={styles.menuButton}
              aria-label={menuLabel(row)}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              onClick={(event: MouseEvent<HTMLButtonElement>) => onOpenMenu(row, event.currentTarget)}
            >
              <MoreHorizontal size={18} aria-hidden />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** One record. Memoised: scrolling draws only the rows that come into sight. */
export const DataTableRow = memo(Row) as typeof Row;
