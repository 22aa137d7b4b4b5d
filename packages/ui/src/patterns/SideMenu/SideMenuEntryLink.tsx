import { Link } from 'react-aria-components/Link';
import * as styles from './SideMenu.css.ts';
import type { SideMenuLink } from './shownEntries.ts';

/** A link: an icon with its name, which the slim menu shows only under the pointer and in focus. */
export function SideMenuEntryLink({ entry, shape }: { entry: SideMenuLink; shape: 'slim' | 'wide' }) {
  const reason = entry.isDisabled ? entry.disabledReason : undefined;
  const counted = entry.badge ? `${entry.label}, ${entry.badgeLabel ?? entry.badge}` : entry.label;
  const name = reason ? `${counted}. ${reason}` : counted;
  const content = (
    <>
      <span className={styles.icon[shape]} aria-hidden>
        {entry.icon}
        {entry.badge && shape === 'slim' && <span className={styles.dot} />}
      </span>
      <span className={styles.label[shape]}>
        {entry.label}
        {reason && <span className={styles.reason}>{reason}</span>}
      </span>
      {shape === 'wide' && entry.badge && <span className={styles.badge}>{entry.badge}</span>}
    </>
  );
  return reason === undefined ? (
    <Link
      className={styles.entry[shape]}
      href={entry.href}
      isDisabled={entry.isDisabled ?? false}
      aria-label={name}
      {...(entry.isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      {content}
    </Link>
  ) : (
    // Without an address it is not a link, but still takes focus.
    <Link
      className={`${styles.entry[shape]} ${styles.without}`}
      aria-label={name}
      render={(props) => <span {...(props as React.ComponentProps<'span'>)} aria-disabled />}
    >
      {content}
    </Link>
  );
}
