import type { Sql } from '../db/database.ts';
import type { Services } from '../services.ts';

/** An account that is cleaned up, and when. */
export interface CleanUpMoment {
  accountId: string;
  now: Date;
  /** What is younger may still be on its way. */
  before: Date;
}

/**
 * What a feature removes by itself, every hour: what a killed process or a closed browser left half done, and what has
 * been kept long enough.
 */
export interface CleanUp {
  /** In transactions of its own for each account, before `inAccount`; for what lies outside of the database too. */
  ofAccount?(services: Services, accountId: string): Promise<unknown>;
  /** In one transaction for each account, which sees deleted patients: whoever can be restored is complete then. */
  inAccount?(sql: Sql, moment: CleanUpMoment): Promise<void>;
  /** Once, when all accounts are done. */
  atEnd?(services: Services): Promise<void>;
}
