import type { ReactNode } from 'react';
import {
  inSight,
  layout,
  lead as leadClass,
  main,
  rest as restClass,
  restAlone,
  room,
} from './BesideMain.css.ts';

export interface BesideMainProps {
  /** What is read first; above the main part where there is no room beside it. */
  lead?: ReactNode;
  /** What is looked up; below the main part where there is no room beside it. */
  rest?: ReactNode;
  /** The rest stays in sight beside the main part while that scrolls. */
  hasRestInSight?: boolean;
  /** The main part. */
  children: ReactNode;
}

/** A wide main part with a narrow column at its end, whose beginning comes first where all is one column. */
export function BesideMain({ lead, rest, hasRestInSight = false, children }: BesideMainProps) {
  const hasLead = lead !== undefined && lead !== null && lead !== false;
  return (
    <div className={room}>
      <div className={layout}>
        {hasLead && <div className={leadClass}>{lead}</div>}
        <div className={main}>{children}</div>
        <div className={hasLead ? restClass : restAlone}>
          <div className={hasRestInSight ? inSight : undefined}>{rest}</div>
        </div>
      </div>
    </div>
  );
}
