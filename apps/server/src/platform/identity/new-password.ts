import type { Sql } from '../db/database.ts';
import type { Origin } from '../http/origin.ts';
import type { IdentityParts } from './parts.ts';
import { endSessionsOf } from './payloads.ts';
import type { Person } from './people.ts';
import { mailPerson } from './person-mail.ts';
import { signInKeys } from './sign-in-keys.ts';

/** A valid new password, and where the request came from. */
export interface NewPassword {
  person: Person;
  hash: string;
  origin: Origin;
  now: Date;
  /** The session to keep; without it all end. */
  keepSession?: string | undefined;
}

/**
 * Stores a password, ends sessions, notifies the person and writes the audit log; in one transaction of the system
 * role.
 */
export async function storePassword(
  sql: Sql,
  { audit, outbox, settings }: Pick<IdentityParts, 'audit' | 'outbox' | 'settings'>,
  { person, hash, origin, now, keepSession }: NewPassword,
): Promise<void> {
  await sql.query('UPDATE users SET password_hash = $2, password_changed_at = $3 WHERE id = $1', [
    person.id,
    hash,
    now.toISOString(),
  ]);
  await endSessionsOf(sql, person.id, keepSession);
  // A pending sign-in with the old password proves nothing any more.
  await sql.query('DELETE FROM half_sign_ins WHERE user_id = $1', [person.id]);
  // The owner of the mailbox may try again at once from this address.
  const keys = signInKeys(person.email, origin.ip);
  await sql.query('DELETE FROM attempt_counters WHERE key IN ($1, $2)', [keys.own, keys.email]);
  await audit.record(sql, { kind: 'PASSWORD_CHANGED', userId: person.id, origin, at: now });
  if (person.passwordHash === null) return;
  const mail = { person, kind: 'PASSWORD_CHANGED' } as const;
  await mailPerson(sql, { outbox, settings }, mail, (t, brand) => ({
    subject: t('mailChangedSubject', { brand }),
    body: t('mailChangedBody', { brand }),
  }));
}
