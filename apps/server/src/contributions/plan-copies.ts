import type { Sql } from '../platform/db/database.ts';

/** A copy of a nutritional plan that was just made, within the same transaction. */
export interface PlanCopy {
  accountId: string;
  patientId: string;
  /** The plans. */
  from: string;
  to: string;
  weeks: number;
  /** It begins with the plan of somebody else, whose energy it does not have. */
  isBorrowed?: boolean;
  userId: string;
  at: Date;
}

/** Copies what a feature keeps beside a nutritional plan. */
export type PlanCopier = (sql: Sql, copy: PlanCopy) => Promise<void>;
