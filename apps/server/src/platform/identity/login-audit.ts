import type { AuditDetails, AuditKind } from '@healzy/api/schema';
import type { Origin } from '../http/origin.ts';
import type { Sql } from '../db/database.ts';
import type { IdentityAudit } from './audit.ts';
import type { IdentityParts } from './parts.ts';
import { addressBlock } from './throttle.ts';

export interface LoginAttempt {
  kind: Extract<AuditKind, 'SIGN_IN' | 'SIGN_IN_FAILED' | 'BLOCKED' | 'SECOND_FACTOR_FAILED'>;
  /** As typed. Anything but an e-mail address is not kept: people type passwords into the wrong field. */
  email: string;
  origin: Origin;
  /** The person with this e-mail, if any; their accounts see the entry. */
  userId?: string | undefined;
  /** The method of the sign-in. */
  method?: AuditDetails['method'];
  at: Date;
}

/** Longest e-mail that mail servers accept (RFC 5321, 4.5.3.1.3). */
const LONGEST_EMAIL = 254;

/** Whether a text looks like an e-mail address: one @, no spaces or control characters, a host with a dot. */
export function isEmail(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL && /^[^\s@\p{Cc}<>"]+@[^\s@\p{Cc}<>".]+(\.[^\s@\p{Cc}<>".]+)+$/u.test(text)
  );
}

/** Records a sign-in attempt in the audit log; a transaction of the system role. */
export function recordLoginAudit(sql: Sql, audit: IdentityAudit, attempt: LoginAttempt): Promise<void> {
  const { kind, email, origin, userId, method, at } = attempt;
  return audit.record(sql, {
    kind,
    userId,
    email: isEmail(email) ? email : '–',
    origin,
    at,
    ...(method !== undefined && { details: { method } }),
  });
}

/** Records the outcome of an attempt, in a transaction of its own. */
export const loginRecorder =
  (
    { audit, database, now }: Pick<IdentityParts, 'audit' | 'database' | 'now'>,
    attempt: Omit<LoginAttempt, 'kind' | 'at'>,
  ) =>
  (kind: LoginAttempt['kind']): Promise<void> =>
    database.asSystem((sql) => recordLoginAudit(sql, audit, { ...attempt, kind, at: now() }));

/** Days for which an address counts as known for a person. */
const KNOWN_DAYS = 30;

/** Whether a person has recently signed in from this address, or from one of the same household; system role. */
export async function hasSignedInFrom(
  sql: Sql,
  userId: string | undefined,
  ip: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql.query<{ ip: string }>(
    `SELECT DISTINCT ip FROM audit_log WHERE user_id = $1 AND kind = 'SIGN_IN' AND at > $2`,
    [userId ?? null, new Date(now.getTime() - KNOWN_DAYS * 86_400_000).toISOString()],
  );
  const block = addressBlock(ip);
  return rows.some((row) => addressBlock(row.ip) === block);
}
