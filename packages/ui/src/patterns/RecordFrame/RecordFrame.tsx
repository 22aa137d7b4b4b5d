import type { ReactNode } from 'react';
import { PageSubject } from '../PageHeader/PageSubject.ts';
import * as styles from './RecordFrame.css.ts';
import { RecordSummary } from './RecordSummary.tsx';
import type { RecordSummaryProps } from './RecordChips.tsx';

export type { RecordAlert } from './RecordSummary.tsx';

export interface RecordFrameProps extends RecordSummaryProps {
  /** The breadcrumb that names the record; its summary follows it on every page inside. */
  crumbId: string;
  /** Sections of the record: `Tabs`. */
  tabs?: ReactNode;
  /** The pages about the record. */
  children: ReactNode;
}

/** Around every page about one person or thing: what must be in sight on all of them, and the sections. */
export function RecordFrame({ crumbId, tabs, children, ...summary }: RecordFrameProps) {
  const subject = { crumbId, summary: <RecordSummary {...summary} /> };
  return (
    <PageSubject value={subject}>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {children}
    </PageSubject>
  );
}
