import type { ReactNode } from 'react';
import { SideMenuAction, type SideMenuActionEntry } from './SideMenuAction.tsx';
import { SideMenuEntryLink } from './SideMenuEntryLink.tsx';
import { SideMenuNest } from './SideMenuNest.tsx';
import * as styles from './SideMenu.css.ts';
import { shownEntries, type SideMenuEntry } from './shownEntries.ts';

export type { SideMenuEntry, SideMenuGroup, SideMenuLink } from './shownEntries.ts';

export interface SideMenuProps {
  entries: readonly SideMenuEntry[];
  /**
   * `slim` shows icons, and the name of the one under the pointer or in focus within its own column; `wide` shows
   * icons and names. Focus stays where it is when the shape changes.
   */
  shape: 'slim' | 'wide';
  /** Above the entries: usually the logo that links home and an `AccountSwitcher`. */
  start?: ReactNode;
  /** At the bottom: what is done with the menu or the product itself. */
  actions?: readonly SideMenuActionEntry[];
}

/**
 * The navigation of a product. Entries may be hidden, disabled, separated or nested; links go through React Aria's
 * `RouterProvider`, so that the app's router handles them.
 */
export function SideMenu({ entries, shape, start, actions = [] }: SideMenuProps) {
  return (
    <div className={styles.menu[shape]}>
      {start && <div className={styles.start[shape]}>{start}</div>}
      <ul className={styles.list[shape]}>
        {shownEntries(entries).map((entry) =>
          entry.kind === 'separator' ? (
            <li key={entry.id} className={styles.separator} aria-hidden />
          ) : (
            <li key={entry.id}>
              {entry.kind === 'link' ? (
                <SideMenuEntryLink entry={entry} shape={shape} />
              ) : (
                <SideMenuNest entry={entry} shape={shape} />
              )}
            </li>
          ),
        )}
      </ul>
      {actions.length > 0 && (
        <ul className={styles.end[shape]}>
          {actions.map((action) => (
            <li key={action.id}>
              <SideMenuAction action={action} shape={shape} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
