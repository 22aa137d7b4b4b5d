import type { MeasuredResting } from '@healzy/api/schema';
import type { Sql } from '../platform/db/database.ts';

/** The resting energy of a patient that a test measured and a specialist took over; null without one. */
export type MeasuredRestingReader = (
  sql: Sql,
  of: { accountId: string; patientId: string },
) => Promise<MeasuredResting | null>;
