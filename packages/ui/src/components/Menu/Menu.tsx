import type { ReactElement } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from 'react-aria-components/Menu';
import { Check } from 'lucide-react';
import { Icon, type LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { detail, entry, line, list, popover, tick, words } from './Menu.css.ts';

export type MenuEntry =
  | {
      id: string;
      label: string;
      /** A muted second line. */
      hint?: string | undefined;
      icon?: LucideIcon | undefined;
      /** Goes somewhere instead of acting. */
      href?: string | undefined;
      intent?: 'normal' | 'danger' | undefined;
      isDisabled?: boolean | undefined;
      /** The one in force (a language, an account): a tick says so. */
      isCurrent?: boolean | undefined;
      onAction?: (() => void) | undefined;
    }
  | { id: string; kind: 'separator' };

export interface MenuProps {
  /** The button that opens it, Button or IconButton; its name is the menu's too. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'end top';
  /** It was asked for before its code was here. */
  isInitiallyOpen?: boolean;
}

/** Acts behind one button. Arrow keys move, typing finds, Escape closes and gives focus back. */
export function Menu({ trigger, entries, placement = 'bottom end', isInitiallyOpen = false }: MenuProps) {
  return (
    <MenuTrigger defaultOpen={isInitiallyOpen}>
      {trigger}
      <Popover className={popover} placement={placement} offset={4}>
        <AriaMenu className={list}>
          {entries.map((each) =>
            'kind' in each ? (
              <Separator key={each.id} className={line} />
            ) : (
              <MenuItem
                key={each.id}
                id={each.id}
                textValue={each.label}
                className={entry({ intent: each.intent })}
                isDisabled={each.isDisabled ?? false}
                {...(each.href === undefined ? {} : { href: each.href })}
                {...(each.onAction ? { onAction: each.onAction } : {})}
              >
                {each.icon && <Icon icon={each.icon} />}
                <span className={words}>
                  <Text slot="label">{each.label}</Text>
                  {each.hint && (
                    <Text slot="description" className={detail}>
                      {each.hint}
                    </Text>
                  )}
                </span>
                {each.isCurrent && (
                  <span className={tick}>
                    <Icon icon={Check} />
                  </span>
                )}
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
