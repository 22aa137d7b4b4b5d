import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import * as menuStyles from '../../components/Menu/Menu.css.ts';

interface ChartFrameMenuProps {
  trigger: RefObject<HTMLButtonElement | null>;
  label: string;
  items: readonly { id: string; label: string; onAction: () => void }[];
  onClose: () => void;
}

/** Mounted only while open: a page of charts pays nothing for unopened menus. */
export function ChartFrameMenu({ trigger, label, items, onClose }: ChartFrameMenuProps) {
  return (
    <Popover
      className={menuStyles.popover}
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      offset={4}
    >
      <Menu className={menuStyles.list} aria-label={label} autoFocus="first" onClose={onClose}>
        {items.map((item) => (
          <MenuItem key={item.id} id={item.id} className={menuStyles.entry()} onAction={item.onAction}>
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
