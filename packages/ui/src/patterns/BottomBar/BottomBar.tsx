import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as styles from './BottomBar.css.ts';
import { useScreenKeyboard } from './useScreenKeyboard.ts';

interface EntryBase {
  id: string;
  label: string;
  icon: ReactNode;
}

export interface BottomBarLink extends EntryBase {
  kind: 'link';
  href: string;
  /** The entry of the current page. */
  isCurrent?: boolean;
  /** A short count; say in `badgeLabel` what it counts. */
  badge?: string;
  badgeLabel?: string;
}

export interface BottomBarAction extends EntryBase {
  kind: 'action';
  onPress: () => void;
  /** Set for an action that opens a dialog: whether it is open. */
  isOpen?: boolean;
}

export type BottomBarEntry = BottomBarLink | BottomBarAction;

export interface BottomBarProps {
  /** Name of the navigation region. */
  label: string;
  /** Up to five: more do not fit side by side at 320 px. */
  entries: readonly BottomBarEntry[];
}

/**
 * The navigation of a phone, at the lower edge of the window: a few pages and actions within reach of a thumb. It is
 * hidden while an on-screen keyboard is open. What sticks to the lower edge too ends above it (`theme/bottomEdge`).
 */
export function BottomBar({ label, entries }: BottomBarProps) {
  return (
    <nav className={styles.bar} aria-label={label} hidden={useScreenKeyboard()}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: BottomBarEntry }) {
  const badge = entry.kind === 'link' ? entry.badge : undefined;
  const content = (
    <>
      <span className={styles.icon} aria-hidden>
        {entry.icon}
        {badge && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.label}>{entry.label}</span>
    </>
  );
  if (entry.kind === 'link') {
    return (
      <Link
        className={styles.entry}
        href={entry.href}
        aria-label={badge ? `${entry.label}, ${entry.badgeLabel ?? badge}` : entry.label}
        {...(entry.isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        {content}
      </Link>
    );
  }
  return (
    <Button
      className={styles.entry}
      aria-label={entry.label}
      onPress={entry.onPress}
      {...(entry.isOpen === undefined
        ? {}
        : { 'aria-haspopup': 'dialog' as const, 'aria-expanded': entry.isOpen })}
    >
      {content}
    </Button>
  );
}
