import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { toneDrawings } from '../../primitives/Icon/toneDrawings.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './RecordHeader.css.ts';

/** Something that must be known before doing anything else with the record. */
export interface RecordAlert {
  id: string;
  text: string;
  tone: 'critical' | 'warning' | 'info';
  /** Address where it is dealt with. */
  href?: string | undefined;
}

export interface RecordHeaderProps {
  /** Whose record it is. Not a heading: the screen below has the page's own. */
  name: string;
  imageUrl?: string | undefined;
  /** Beside the name: states, at most three. */
  pills?: ReactNode;
  /** Short facts below the name, in order of importance. */
  facts?: readonly string[];
  actions?: ReactNode;
  /** In order of importance; they stay in view with the name. */
  alerts?: readonly RecordAlert[] | undefined;
  /** Names the alerts for assistive technology; required with `alerts`. */
  alertsLabel?: string | undefined;
  /** Sections of the record: usually `Tabs`. */
  tabs?: ReactNode;
  /** Names the region for assistive technology. */
  label: string;
}

/** Who a group of screens is about; stays at the top while they scroll. */
export function RecordHeader({
  name,
  imageUrl,
  pills,
  facts = [],
  actions,
  alerts = [],
  alertsLabel,
  tabs,
  label,
}: RecordHeaderProps) {
  return (
    <section className={styles.header} aria-label={label}>
      <div className={styles.inner}>
        <div className={styles.record}>
          <Avatar name={name} src={imageUrl} size="md" />
          <div className={styles.words}>
            <div className={styles.nameLine}>
              <span className={styles.name}>{name}</span>
              {pills}
            </div>
            {facts.length > 0 && (
              <div className={styles.facts}>
                {facts.map((fact, index) => (
                  <span key={`${index} ${fact}`}>{fact}</span>
                ))}
              </div>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {alerts.length > 0 && (
          <ul className={styles.alerts} aria-label={alertsLabel}>
            {alerts.map(({ id, text, tone, href }) => (
              <li key={id} className={styles.alert[tone]}>
                <Icon icon={toneDrawings[tone]} size="sm" />
                {href === undefined ? (
                  <span>{text}</span>
                ) : (
                  <Link href={href} look="quiet">
                    {text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
        {tabs && <div className={styles.tabs}>{tabs}</div>}
      </div>
    </section>
  );
}
