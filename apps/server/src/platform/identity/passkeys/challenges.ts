import { randomBytes } from 'node:crypto';
import type { Sql } from '../../db/database.ts';

/** Minutes for which a challenge is valid. */
const MINUTES = 5;

/** Who may answer a challenge: a person who adds a passkey, or one sign-in in progress. */
export type ChallengeHolder = { addingFor: string } | { signIn: string };

const keyOf = (holder: ChallengeHolder): string =>
  'addingFor' in holder ? `adding:${holder.addingFor}` : `sign-in:${holder.signIn}`;

/** Creates a challenge for its holder; that holder's earlier ones become void. */
export async function createChallenge(
  sql: Sql,
  holder: ChallengeHolder,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  await sql.query('DELETE FROM passkey_challenges WHERE holder = $1', [keyOf(holder)]);
  await sql.query('INSERT INTO passkey_challenges (challenge, holder, expires_at) VALUES ($1, $2, $3)', [
    Buffer.from(challenge).toString('base64url'),
    keyOf(holder),
    new Date(now.getTime() + MINUTES * 60_000).toISOString(),
  ]);
  return challenge;
}

/** Uses a challenge up, right or wrong; returns whether it was this holder's and still valid. */
export async function spendChallenge(
  sql: Sql,
  holder: ChallengeHolder,
  challenge: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await sql.query(
    'DELETE FROM passkey_challenges WHERE challenge = $1 AND holder = $2 AND expires_at > $3',
    [challenge, keyOf(holder), now.toISOString()],
  );
  return rowCount > 0;
}
