import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components/Menu';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { list, popover } from './Menu.css.ts';
import { menuEntries } from './MenuEntries.tsx';

interface MenuLine {
  id: string;
  label: string;
  /** A muted second line. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
  isDisabled?: boolean | undefined;
  /** Hidden: it can never apply to this person or object. */
  isHidden?: boolean | undefined;
}

/** Runs an action, or follows a link. */
export interface MenuAct extends MenuLine {
  kind?: undefined;
  /** Makes it a link instead of an action. */
  href?: string | undefined;
  intent?: 'normal' | 'danger' | undefined;
  /** The current one (a language, an account) of a group between separators: it is ticked, also for screen readers. */
  isCurrent?: boolean | undefined;
  /** The shortcut keys to show: "Ctrl S". The menu displays them and does not listen for them. */
  shortcut?: string | undefined;
  onAction?: (() => void) | undefined;
}

/** Opens a submenu. */
export interface MenuSubmenu extends MenuLine {
  kind: 'submenu';
  entries: readonly MenuEntry[];
}

/** Entries under a heading. */
export interface MenuSection {
  kind: 'section';
  id: string;
  label: string;
  isHidden?: boolean | undefined;
  entries: readonly (MenuAct | MenuSubmenu)[];
}

/** Settings under a heading, of which one or several apply. The menu stays open while several can be ticked. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  /** The heading; omit it where the options are self-explanatory. */
  label?: string | undefined;
  mode: 'one' | 'several';
  isHidden?: boolean | undefined;
  options: readonly MenuLine[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export type MenuEntry =
  MenuAct | MenuSubmenu | MenuSection | MenuChoice | { id: string; kind: 'separator'; isHidden?: boolean };

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
