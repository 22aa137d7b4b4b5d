import type { AuditDetails, AuditKind } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import { newId } from '../db/ids.ts';
import type { Acting } from '../http/hooks.ts';
import type { Acceptance, IdentityAudit, PersonalAct } from '../identity/audit.ts';

/** An action in one account, as its handler knows it. */
export interface AccountAct {
  /** The request that performs it. */
  by: Acting;
  kind: AuditKind;
  /** The person affected, where that is not the actor. */
  subject?: { id: string; email: string };
  details?: AuditDetails;
}

/** Records an action in the transaction that performs it: both are kept, or neither. */
export async function recordAudit(sql: Sql, act: AccountAct): Promise<void> {
  const { caller, origin, services } = act.by;
  const at = services.now();
  await sql.query(
    `INSERT INTO audit_log
       (id, account_id, kind, user_id, email, subject_id, subject_email, ip, user_agent, details, at)
     VALUES ($1, $2, $3, $4, coalesce((SELECT u.email FROM users u WHERE u.id = $4), '–'), $5, $6, $7, $8,
       $9::text::jsonb, $10)`,
    [
      newId(at.getTime()),
      caller.accountId,
      act.kind,
      caller.userId,
      act.subject?.id ?? null,
      act.subject?.email ?? null,
      origin.ip,
      origin.userAgent,
      JSON.stringify(act.details ?? {}),
      at.toISOString(),
    ],
  );
}

/** Records that an invitation of one account was accepted; no other account sees it. System role. */
async function recordAcceptance(sql: Sql, { userId, accountId, origin, at }: Acceptance): Promise<void> {
  await sql.query(
    `INSERT INTO audit_log (id, account_id, kind, user_id, email, ip, user_agent, at)
     SELECT $1, $2, 'INVITATION_ACCEPTED', u.id, u.email, $4, $5, $6 FROM users u WHERE u.id = $3`,
    [newId(at.getTime()), accountId, userId, origin.ip, origin.userAgent, at.toISOString()],
  );
}

/**
 * Records a personal action in every account that the person has joined. Works in a transaction of the system role, and
 * in an account's for the caller themselves.
 */
export async function recordPersonalAudit(sql: Sql, act: PersonalAct): Promise<void> {
  await sql.query(
    `SELECT record_personal_act($1, $2, coalesce($3, (SELECT u.email FROM users u WHERE u.id = $1), '–'), $4, $5,
       $6::text::jsonb, $7)`,
    [
      act.userId ?? null,
      act.kind,
      act.email ?? null,
      act.origin.ip,
      act.origin.userAgent,
      JSON.stringify(act.details ?? {}),
      act.at.toISOString(),
    ],
  );
}

/** The audit functions that identity uses. */
export const identityAudit: IdentityAudit = { record: recordPersonalAudit, recordAcceptance };

/** Records that a person joined an account through an API call. */
export const recordAcceptedByCall = (sql: Sql, by: Acting): Promise<void> =>
  recordAudit(sql, { by, kind: 'INVITATION_ACCEPTED' });
