import { Menu, Popover, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { list, popover } from '../../components/Menu/Menu.css.ts';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { menuEntries } from '../../components/Menu/MenuEntries.tsx';
import type { MenuBehind } from '../../components/Menu/MenuOnDemand.tsx';
import { useRootMenu } from '../ProfileMenu/useRootMenu.ts';

export interface PageHeaderMenuProps extends MenuBehind {
  label: string;
  entries: readonly MenuEntry[];
}

/** The menu of a page's other actions. */
export function PageHeaderMenu({ trigger, onClose, label, entries }: PageHeaderMenuProps) {
  const root = useRootMenu(onClose);
  return (
    <RootMenuTriggerStateContext value={root}>
      <Popover
        className={popover}
        aria-label={label}
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        placement="bottom end"
        offset={4}
      >
        <Menu className={list} aria-label={label} autoFocus="first" onClose={onClose}>
          {menuEntries(entries)}
        </Menu>
      </Popover>
    </RootMenuTriggerStateContext>
  );
}
