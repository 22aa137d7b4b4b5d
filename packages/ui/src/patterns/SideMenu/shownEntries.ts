import type { SideMenuEntry } from './SideMenu.tsx';

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
