import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as styles from './ChartFrame.css.ts';

interface ChartFrameMenuProps {
  trigger: RefObject<HTMLButtonElement | null>;
  label: string;
  items: readonly { id: string; label: string; onAction: () => void }[];
  onClose: () => void;
}

/** Mounted only while open: a page of charts pays nothing for menus that nobody opens. */
export function ChartFrameMenu({ trigger, label, items, onClose }: ChartFrameMenuProps) {
  return (
    <Popover
      className={styles.popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
    >
      <Menu className={styles.menu} aria-label={label} autoFocus="first" onClose={onClose}>
        {items.map((item) => (
          <MenuItem key={item.id} id={item.id} className={styles.menuItem} onAction={item.onAction}>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
