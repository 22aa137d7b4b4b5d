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
  /** Left out: it can never apply to this person or thing. */
  isHidden?: boolean | undefined;
}

/** Acts, or goes somewhere. */
export interface MenuAct extends MenuLine {
  kind?: undefined;
  /** Goes somewhere instead of acting. */
  href?: string | undefined;
  intent?: 'normal' | 'danger' | undefined;
  /** The one in force (a language, an account) among those between two lines: a tick says so, also in speech. */
  isCurrent?: boolean | undefined;
  /** The keys that do the same, as they are shown: "Ctrl S". The menu shows them and does not listen to them. */
  shortcut?: string | undefined;
  onAction?: (() => void) | undefined;
}

/** Opens further entries beside it. */
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

/** Settings under a heading, of which one or several hold. The menu stays open while several can be ticked. */
export interface MenuChoice {
  kind: 'choice';
  id: string;
  /** The heading; left out where the options say it all. */
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
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end top';
  /** It was asked for before its code was here. */
  isInitiallyOpen?: boolean;
  /** Heard each time it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Acts behind one button. Arrow keys move, typing finds, Escape closes and gives focus back. */
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
        <AriaMenu className={list}>{menuEntries(entries)}</AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
