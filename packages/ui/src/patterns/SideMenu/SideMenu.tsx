import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactElement, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { Link } from 'react-aria-components/Link';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import * as menuStyles from '../../components/Menu/Menu.css.ts';
import * as styles from './SideMenu.css.ts';

interface EntryBase {
  id: string;
  isHidden?: boolean;
}

export interface SideMenuLink extends EntryBase {
  kind: 'link';
  label: string;
  icon: ReactNode;
  href: string;
  /** The entry stands for the page shown now. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  /** A short count beside the entry; say in `badgeLabel` what it counts. */
  badge?: string;
  badgeLabel?: string;
}

export interface SideMenuGroup extends EntryBase {
  kind: 'group';
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  children: readonly Omit<SideMenuLink, 'icon'>[];
}

export type SideMenuEntry = SideMenuLink | SideMenuGroup | (EntryBase & { kind: 'separator' });

export interface SideMenuProps {
  entries: readonly SideMenuEntry[];
  /** `slim` shows icons with tooltips; `wide` shows icons and words. */
  shape: 'slim' | 'wide';
  /** Above the entries: usually the logo that links home and an `AccountSwitcher`. */
  start?: ReactNode;
  /** At the bottom. */
  end?: ReactNode;
}

function WithTooltip({ label, isOn, children }: { label: string; isOn: boolean; children: ReactElement }) {
  return isOn ? (
    <Tooltip text={label} placement="end">
      {children}
    </Tooltip>
  ) : (
    children
  );
}

function EntryLink({ entry, shape }: { entry: SideMenuLink; shape: 'slim' | 'wide' }) {
  const name = entry.badge ? `${entry.label}, ${entry.badgeLabel ?? entry.badge}` : entry.label;
  return (
    <WithTooltip label={name} isOn={shape === 'slim'}>
      <Link
        className={styles.entry[shape]}
        href={entry.href}
        isDisabled={entry.isDisabled ?? false}
        aria-label={name}
        {...(entry.isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <span className={styles.icon} aria-hidden>
          {entry.icon}
          {entry.badge && shape === 'slim' && <span className={styles.dot} />}
        </span>
        {shape === 'wide' && <span className={styles.label}>{entry.label}</span>}
        {shape === 'wide' && entry.badge && <span className={styles.badge}>{entry.badge}</span>}
      </Link>
    </WithTooltip>
  );
}

function EntryGroup({ entry, shape }: { entry: SideMenuGroup; shape: 'slim' | 'wide' }) {
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
          <Menu className={menuStyles.list} aria-label={entry.label}>
            {children.map((child) => (
              <MenuItem
                key={child.id}
                id={child.id}
                href={child.href}
                className={menuStyles.entry()}
                isDisabled={child.isDisabled ?? false}
                textValue={child.label}
                {...(child.isCurrent ? { 'aria-current': 'page' as const } : {})}
              >
                {child.label}
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
              <Link
                className={styles.entry.wide}
                href={child.href}
                isDisabled={child.isDisabled ?? false}
                {...(child.isCurrent ? { 'aria-current': 'page' as const } : {})}
              >
                <span className={styles.label}>{child.label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </DisclosurePanel>
    </Disclosure>
  );
}

/**
 * The list of places. Entries may be hidden, disabled, separated or nested; links go through React Aria's
 * `RouterProvider`, so that the app's router handles them.
 */
export function SideMenu({ entries, shape, start, end }: SideMenuProps) {
  return (
    <div className={styles.menu[shape]}>
      {start && <div className={styles.start[shape]}>{start}</div>}
      <ul className={styles.list[shape]}>
        {entries
          .filter((entry) => !entry.isHidden)
          .map((entry) =>
            entry.kind === 'separator' ? (
              <li key={entry.id} className={styles.separator} aria-hidden />
            ) : (
              <li key={entry.id}>
                <>
                  {entry.kind === 'link' ? (
                    <EntryLink entry={entry} shape={shape} />
                  ) : (
                    <EntryGroup entry={entry} shape={shape} />
                  )}
                </>
              </li>
            ),
          )}
      </ul>
      {end && <div className={styles.end[shape]}>{end}</div>}
    </div>
  );
}
