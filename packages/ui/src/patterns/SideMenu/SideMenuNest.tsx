import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import type { SideMenuGroup } from './SideMenu.tsx';
import * as styles from './SideMenu.css.ts';
import { SideMenuEntryLink } from './SideMenuEntryLink.tsx';
import { WithTooltip } from './WithTooltip.tsx';

/** An entry with children: a flyout beside the slim menu, a disclosure in the wide one. */
export function SideMenuNest({ entry, shape }: { entry: SideMenuGroup; shape: 'slim' | 'wide' }) {
  const children = entry.children.filter((child) => !child.isHidden);
  const isCurrent = children.some((child) => child.isCurrent);
  if (shape === 'slim') {
    return (
      <MenuTrigger>
        <WithTooltip label={entry.label} isOn>
          <Button
            className={styles.entry.slim}
            aria-label={entry.label}
            isDisabled={entry.isDisabled ?? false}
            data-holds-current={isCurrent || undefined}
          >
            <span className={styles.icon} aria-hidden>
              {entry.icon}
            </span>
            <ChevronRight className={styles.more} size={10} strokeWidth={2.5} aria-hidden />
          </Button>
        </WithTooltip>
        <Popover className={menuStyles.popover} placement="end top" offset={8}>
          <Menu
            className={menuStyles.list}
            aria-label={entry.label}
            // The current page is the selected item, which is how a menu can announce it.
            {...(isCurrent
              ? {
                  selectionMode: 'single' as const,
                  selectedKeys: children.filter((child) => child.isCurrent).map(({ id }) => id),
                }
              : {})}
          >
            {children.map((child) => (
              <MenuItem
                key={child.id}
                id={child.id}
                href={child.href}
                className={menuStyles.entry()}
                isDisabled={child.isDisabled ?? false}
                textValue={child.label}
              >
                <span className={menuStyles.words}>
                  {child.label}
                  {child.isDisabled && child.disabledReason && (
                    <span className={menuStyles.detail}>{child.disabledReason}</span>
                  )}
                </span>
                {child.isCurrent && (
                  <span className={menuStyles.tick}>
                    <Icon icon={Check} />
                  </span>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    );
  }
  return (
    <Disclosure className={styles.group} defaultExpanded={isCurrent} isDisabled={entry.isDisabled ?? false}>
      <Heading className={styles.groupHeading}>
        <Button slot="trigger" className={styles.entry.wide} data-holds-current={isCurrent || undefined}>
          <span className={styles.icon} aria-hidden>
            {entry.icon}
          </span>
          <span className={styles.label}>{entry.label}</span>
          <ChevronDown className={styles.chevron} size={16} aria-hidden />
        </Button>
      </Heading>
      <DisclosurePanel>
        <ul className={styles.children}>
          {children.map((child) => (
            <li key={child.id}>
              <SideMenuEntryLink entry={child} shape="wide" />
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}
