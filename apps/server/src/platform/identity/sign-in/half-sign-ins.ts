import { z } from 'zod';
import { idColumn, instantColumn } from '../../db/columns.ts';
import type { Sql } from '../../db/database.ts';
import { table } from '../../db/table.ts';

const halfSignIns = table(
  'half_sign_ins',
  z.object({ interactionUid: z.string(), userId: idColumn, expiresAt: instantColumn }),
);

/** Minutes within which the second factor must follow the password. */
const MINUTES = 10;

/** Records that the password of a sign-in was right; a transaction of the system role, like all of these. */
export async function noteHalfSignIn(
  sql: Sql,
  interactionUid: string,
  userId: string,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000);
  await halfSignIns.upsert(sql, { interactionUid, userId, expiresAt }, ['interactionUid']);
}

/** The person of a pending sign-in, if it is still valid. */
export async function halfSignedIn(sql: Sql, uid: string, now: Date): Promise<string | undefined> {
  const { rows } = await sql.query<{ userId: string }>(
    'SELECT user_id FROM half_sign_ins WHERE interaction_uid = $1 AND expires_at > $2',
    [uid, now.toISOString()],
  );
  return rows[0]?.userId;
}

/** Deletes a pending sign-in that was completed. */
export async function forgetHalfSignIn(sql: Sql, uid: string): Promise<void> {
  await halfSignIns.remove(sql, { interactionUid: uid });
}

/** Removes abandoned steps. */
export async function purgeSteps(sql: Sql, now: Date): Promise<void> {
  await sql.query('DELETE FROM half_sign_ins WHERE expires_at < $1', [now.toISOString()]);
  await sql.query('DELETE FROM passkey_challenges WHERE expires_at < $1', [now.toISOString()]);
}
