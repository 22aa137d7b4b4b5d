import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';

/** An account to clean up, and the time. */
export interface CleanUpMoment {
  accountId: string;
  now: Date;
  /** Anything newer may still be in progress. */
  before: Date;
}

/**
 * A feature's clean-up, every hour: what a killed process or a closed browser left half done, and what has been kept
 * long enough.
 */
export interface CleanUp {
  /** Opens its own transactions for each account, before `inAccount`; also for data outside the database. */
  ofAccount?(services: Services, accountId: string): Promise<unknown>;
  /** In one transaction per account, which sees deleted patients: those that can be restored stay complete. */
  inAccount?(sql: Sql, moment: CleanUpMoment): Promise<void>;
  /** Once, when all accounts are done. */
  atEnd?(services: Services): Promise<void>;
}
