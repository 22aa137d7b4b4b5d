import type { AuditDetails, AuditKind } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Origin } from '../http/origin.ts';

/** What a person does to their own sign-in: signing in, a new password, a second factor. */
export interface PersonalAct {
  kind: AuditKind;
  /** The person; undefined where the e-mail address belongs to nobody. */
  userId: string | undefined;
  /** As typed, if it was typed; else the person's own. */
  email?: string;
  origin: Origin;
  at: Date;
  details?: AuditDetails;
}

/** A person followed the invitation of one account. */
export interface Acceptance {
  userId: string;
  accountId: string;
  origin: Origin;
  at: Date;
}

/** How identity writes the audit log, in transactions of the system role; the server passes it in. */
export interface IdentityAudit {
  /** To every account that the person has joined. */
  record(sql: Sql, act: PersonalAct): Promise<void>;
  /** Only to the account of the invitation. */
  recordAcceptance(sql: Sql, acceptance: Acceptance): Promise<void>;
}
