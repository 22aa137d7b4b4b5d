import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { list, popover } from './Menu.css.ts';
import { menuEntries, type MenuEntry } from './MenuEntries.tsx';

export type { MenuAct, MenuChoice, MenuEntry, MenuSection, MenuSubmenu } from './MenuEntries.tsx';

export interface MenuProps {
  /** The button that opens it, Button or IconButton; its name is the menu's too. */
  trigger: ReactElement;
  /** A function is called when the menu opens, for entries that cost something to find. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top';
  /** Open from the start: it was requested before its code had loaded. */
  isInitiallyOpen?: boolean;
  /** Called each time it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Actions behind one button. Arrow keys move, typing finds, Escape closes and returns focus. */
export function Menu({
  trigger,
  entries,
  placement = 'bottom end',
  isInitiallyOpen = false,
  onOpenChange,
}: MenuProps) {
  return (
    <MenuTrigger defaultOpen={isInitiallyOpen} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger}
      <Popover className={popover} placement={placement} offset={4}>
        <Entries entries={entries} />
      </Popover>
    </MenuTrigger>
  );
}

/** Rendered only while the menu is open. */
function Entries({ entries }: Pick<MenuProps, 'entries'>) {
  return (
    <AriaMenu className={list}>{menuEntries(typeof entries === 'function' ? entries() : entries)}</AriaMenu>
  );
}
