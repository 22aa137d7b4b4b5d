import type { Sql } from '../db/database.ts';
import { addressBlock } from './throttle.ts';
import { newId } from '../db/ids.ts';

export type LoginOutcome = 'SUCCESS' | 'FAILURE' | 'BLOCKED';

export interface LoginAttempt {
  /** As typed. What is no e-mail address is not kept: people type passwords into the wrong field. */
  email: string;
  ip: string;
  outcome: LoginOutcome;
  /** Whose e-mail it is, where it is somebody's; the accounts of that person see the row. */
  userId?: string | undefined;
  at: Date;
}

/** Longest e-mail that mail servers carry (RFC 5321, 4.5.3.1.3). */
const LONGEST_EMAIL = 254;

/** Whether a text looks like an e-mail address: one @, no spaces or control characters, a host with a dot. */
export function isEmail(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL && /^[^\s@\p{Cc}<>"]+@[^\s@\p{Cc}<>".]+(\.[^\s@\p{Cc}<>".]+)+$/u.test(text)
  );
}

/** Writes one row of the log-in audit; a transaction of the system role. */
export async function recordLoginAudit(sql: Sql, attempt: LoginAttempt): Promise<void> {
  const { email, ip, outcome, userId, at } = attempt;
  await sql.query(
    'INSERT INTO login_audit (id, user_id, email, ip, outcome, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [newId(at.getTime()), userId ?? null, isEmail(email) ? email : '–', ip, outcome, at.toISOString()],
  );
}

/** Days for which an address counts as one of the person's own. */
const KNOWN_DAYS = 30;

/** Whether a person has lately signed in from this address, or from one of the same household; system role. */
export async function hasSignedInFrom(
  sql: Sql,
  userId: string | undefined,
  ip: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql.query<{ ip: string }>(
    `SELECT DISTINCT ip FROM login_audit WHERE user_id = $1 AND outcome = 'SUCCESS' AND at > $2`,
    [userId ?? null, new Date(now.getTime() - KNOWN_DAYS * 86_400_000).toISOString()],
  );
  const block = addressBlock(ip);
  return rows.some((row) => addressBlock(row.ip) === block);
}
