import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import * as styles from './RecordHeader.css.ts';

export interface RecordHeaderProps {
  /** Whose record it is. Not a heading: the screen below has the page's own. */
  name: string;
  imageUrl?: string | undefined;
  /** Beside the name: states, at most three. */
  pills?: ReactNode;
  /** Short facts below the name, in order of weight. */
  facts?: readonly string[];
  actions?: ReactNode;
  /** Sections of the record: usually `Tabs`. */
  tabs?: ReactNode;
  /** Names the region for assistive technology. */
  label: string;
}

/** Who a group of screens is about; stays at the top while they scroll. */
export function RecordHeader({ name, imageUrl, pills, facts = [], actions, tabs, label }: RecordHeaderProps) {
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
        {tabs && <div className={styles.tabs}>{tabs}</div>}
      </div>
    </section>
  );
}
