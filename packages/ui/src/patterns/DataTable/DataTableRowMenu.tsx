import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { DataTableAction } from './DataTable.tsx';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import * as styles from './DataTable.css.ts';

interface DataTableRowMenuProps<Row> {
  row: Row;
  trigger: HTMLElement;
  actions: readonly DataTableAction<Row>[];
  label: string;
  onClose: () => void;
}

/** The one menu of the table, put where the row asks for it. */
export function DataTableRowMenu<Row>({ row, trigger, actions, label, onClose }: DataTableRowMenuProps<Row>) {
  return (
    <Popover
      className={menuStyles.popover}
      triggerRef={{ current: trigger }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
    >
      <Menu className={menuStyles.list} aria-label={label} autoFocus="first" onClose={onClose}>
        {actions
          .filter((action) => !action.isHidden?.(row))
          .map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              className={menuStyles.entry({ intent: action.isDanger ? 'danger' : 'normal' })}
              textValue={action.label}
              onAction={() => action.onAction(row)}
            >
              <span className={styles.menuIcon} aria-hidden>
                {action.icon}
              </span>
              {action.label}
            </MenuItem>
          ))}
      </Menu>
    </Popover>
  );
}
