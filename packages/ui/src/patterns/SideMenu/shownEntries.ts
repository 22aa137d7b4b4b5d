import type { SideMenuEntry } from './SideMenu.tsx';

/**
 * What is left of the entries: nothing hidden, no group of hidden entries alone, and no separator that divides nothing.
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
