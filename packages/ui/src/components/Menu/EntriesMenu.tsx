import { Menu, Popover, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { list, popover } from './Menu.css.ts';
import { menuEntries, type MenuEntry } from './MenuEntries.tsx';
import type { MenuBehind } from './MenuOnDemand.tsx';
import { useRootMenu } from './useRootMenu.ts';

export interface EntriesMenuProps extends MenuBehind {
  label: string;
  entries: readonly MenuEntry[];
}

/** The menu behind a button that renders without it: loaded and mounted when it is opened. */
export function EntriesMenu({ trigger, onClose, label, entries }: EntriesMenuProps) {
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
