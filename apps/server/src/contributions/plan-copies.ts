import type { PlanForm } from '@healzy/domain/nutritional-plans';
import type { Sql } from '../platform/db/database.ts';

/** A copy of a nutritional plan that was just made, within the same transaction. */
export interface PlanCopy {
  accountId: string;
  patientId: string;
  /** The plans. */
  from: string;
  to: string;
  weeks: number;
  /** What the copy is made for where it begins with the plan of somebody else, whose energy it does not have. */
  borrowed?: Pick<PlanForm, 'mealShares' | 'macroShares' | 'menuTemplate'>;
  userId: string;
  at: Date;
}

/** Copies what a feature keeps beside a nutritional plan. */
export type PlanCopier = (sql: Sql, copy: PlanCopy) => Promise<void>;
