import { MoreHorizontal } from 'lucide-react';
import * as styles from './DataTableRow.css.ts';
import type { DataTableAction } from './DataTableTypes.ts';

interface DataTableRowActionsProps<Row> {
  row: Row;
  gridRow: number;
  column: number;
  actions: readonly DataTableAction<Row>[];
  isCards: boolean;
  /** The keyboard position is here. */
  isFocused: boolean;
  isMenuOpen: boolean;
  menuLabel: (row: Row) => string;
  onOpenMenu: (row: Row, trigger: HTMLElement) => void;
}

/** Actions of a row: buttons for the pointer and the keyboard, and always a menu. */
export function DataTableRowActions<Row>(props: DataTableRowActionsProps<Row>) {
  const { row, gridRow, column, actions, isCards, isFocused, isMenuOpen, menuLabel, onOpenMenu } = props;
  const available = actions.filter((action) => !action.isHidden?.(row));
  const quick = isCards ? [] : available.filter((action) => action.isQuick && action.icon);
  const stopAt = (isHere: boolean) => (isFocused && isHere ? 0 : -1);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      data-row={gridRow}
      data-column={column}
      className={isCards ? styles.cardActions : styles.actions}
      {...(available.length === 0 ? { tabIndex: stopAt(true) } : {})}
    >
      {quick.map((action, position) => (
        <button
          key={action.id}
          type="button"
          data-stop
          tabIndex={stopAt(position === 0)}
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
          tabIndex={stopAt(quick.length === 0)}
          className={styles.menuButton}
          aria-label={menuLabel(row)}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => onOpenMenu(row, event.currentTarget)}
        >
          <MoreHorizontal size={18} aria-hidden />
        </button>
      )}
    </div>
  );
}
