import type { ReactNode } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import * as styles from './DataTable.css.ts';

interface DataTableRowMenuProps {
  trigger: HTMLElement;
  entries: readonly {
    id: string;
    label: string;
    icon?: ReactNode;
    isDanger?: boolean;
    onAction: () => void;
  }[];
  label: string;
  onClose: () => void;
}

/** The table's only menu, positioned at the row that requests it. */
export function DataTableRowMenu({ trigger, entries, label, onClose }: DataTableRowMenuProps) {
  return (
    <Popover
      className={menuStyles.popover}
      trigger="MenuTrigger"
      triggerRef={{ current: trigger }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
    >
      <Menu className={menuStyles.list} aria-label={label} autoFocus="first" onClose={onClose}>
        {entries.map((entry) => (
          <MenuItem
            key={entry.id}
            id={entry.id}
            className={menuStyles.entry({ intent: entry.isDanger ? 'danger' : 'normal' })}
            textValue={entry.label}
            onAction={entry.onAction}
          >
            <span className={styles.menuIcon} aria-hidden>
              {entry.icon}
            </span>
            {entry.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
