import type { AuditDetails, AuditKind } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Origin } from '../http/origin.ts';

/** What somebody does in person: signing in, a new password, a second factor. */
export interface PersonalAct {
  kind: AuditKind;
  /** Whose it is; nobody's where an e-mail address belongs to nobody. */
  userId: string | undefined;
  /** As typed, where it was typed; else the person's own. */
  email?: string;
  origin: Origin;
  at: Date;
  details?: AuditDetails;
}

/** Somebody followed the invitation of one account. */
export interface Acceptance {
  userId: string;
  accountId: string;
  origin: Origin;
  at: Date;
}

/** How signing in has the audit log written, in transactions of the system role; the server hands it in. */
export interface IdentityAudit {
  /** Into every account that the person has come to. */
  record(sql: Sql, act: PersonalAct): Promise<void>;
  /** Into the account of the invitation alone. */
  recordAcceptance(sql: Sql, acceptance: Acceptance): Promise<void>;
}
