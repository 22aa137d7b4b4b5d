import { Link } from 'react-aria-components/Link';
import type { SideMenuLink } from './SideMenu.tsx';
import * as styles from './SideMenu.css.ts';
import { WithTooltip } from './WithTooltip.tsx';

/** A link: an icon in the slim menu, an icon with its label in the wide one and within groups. */
export function SideMenuEntryLink({
  entry,
  shape,
}: {
  entry: Omit<SideMenuLink, 'icon'> & Partial<Pick<SideMenuLink, 'icon'>>;
  shape: 'slim' | 'wide';
}) {
  const reason = entry.isDisabled ? entry.disabledReason : undefined;
  const counted = entry.badge ? `${entry.label}, ${entry.badgeLabel ?? entry.badge}` : entry.label;
  const name = reason ? `${counted}. ${reason}` : counted;
  const content = (
    <>
      {entry.icon && (
        <span className={styles.icon} aria-hidden>
          {entry.icon}
          {entry.badge && shape === 'slim' && <span className={styles.dot} />}
        </span>
      )}
      {shape === 'wide' && (
        <span className={styles.label}>
          {entry.label}
          {reason && <span className={styles.reason}>{reason}</span>}
        </span>
      )}
      {shape === 'wide' && entry.badge && <span className={styles.badge}>{entry.badge}</span>}
    </>
  );
  return (
    <WithTooltip label={name} isOn={shape === 'slim'}>
      {reason === undefined ? (
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
      )}
    </WithTooltip>
  );
}
