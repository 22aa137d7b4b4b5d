import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { WithTooltip } from './WithTooltip.tsx';
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

// Few menus nest: those that do not need neither flyouts nor disclosures.
const SideMenuNest = lazy(async () => ({ default: (await import('./SideMenuNest.tsx')).SideMenuNest }));

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
                    <Suspense fallback={null}>
                      <SideMenuNest entry={entry} shape={shape} />
                    </Suspense>
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
