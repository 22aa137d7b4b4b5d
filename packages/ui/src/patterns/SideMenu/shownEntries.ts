import type { ReactNode } from 'react';

export interface EntryBase {
  id: string;
  isHidden?: boolean;
}

export interface SideMenuLink extends EntryBase {
  kind: 'link';
  label: string;
  icon: ReactNode;
  href: string;
  /** The entry of the current page. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  /** Why it is disabled. With it the entry is focusable by keyboard, so that everybody can read the reason. */
  disabledReason?: string;
  /** A short count beside the entry; say in `badgeLabel` what it counts. */
  badge?: string;
  badgeLabel?: string;
}

export interface SideMenuGroup extends EntryBase {
  kind: 'group';
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  children: readonly SideMenuLink[];
}

export type SideMenuEntry = SideMenuLink | SideMenuGroup | (EntryBase & { kind: 'separator' });

/**
 * The visible entries: nothing hidden, no group with only hidden entries, and no redundant separator.
 *
 * @example shownEntries([{ kind: 'separator', id: 'line' }]) // []
 */
export function shownEntries(entries: readonly SideMenuEntry[]): readonly SideMenuEntry[] {
  const visible = entries.filter(
    (entry) => !entry.isHidden && (entry.kind !== 'group' || entry.children.some((child) => !child.isHidden)),
  );
  return visible.filter(
    (entry, index) =>
      entry.kind !== 'separator' ||
      (index > 0 &&
        visible[index - 1]?.kind !== 'separator' &&
        visible.slice(index + 1).some((later) => later.kind !== 'separator')),
  );
}
