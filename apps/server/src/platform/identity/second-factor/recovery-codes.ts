import { randomInt } from 'node:crypto';
import type { Sql } from '../../db/database.ts';
import type { Sealing } from './sealing.ts';

/** How many are generated at once. */
const RECOVERY_CODES = 10;

/** No letters that look like digits, and no vowels that form words. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const GROUPS = 3;
const GROUP_LETTERS = 4;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Accepts lower case, spaces and missing dashes. */
const normalized = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Whether the input can be a recovery code at all. */
export function looksLikeRecoveryCode(typed: string): boolean {
  return normalized(typed).length === GROUPS * GROUP_LETTERS;
}

/** Generates new codes; the previous ones stop working. Only the returned value is readable. */
export async function replaceRecoveryCodes(sql: Sql, sealing: Sealing, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await sql.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await sql.query(
    'INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, hash FROM unnest($2::text[]) AS made (hash)',
    [userId, codes.map((code) => sealing.digest(normalized(code), userId))],
  );
  return codes;
}

/** Uses a code up; of two simultaneous uses only one succeeds. */
export async function spendRecoveryCode(
  sql: Sql,
  sealing: Sealing,
  spending: { userId: string; typed: string; now: Date },
): Promise<boolean> {
  const { userId, typed, now } = spending;
  const { rowCount } = await sql.query(
    'UPDATE recovery_codes SET used_at = $3 WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
    [userId, sealing.digest(normalized(typed), userId), now.toISOString()],
  );
  return rowCount > 0;
}

/** How many codes a person has left. */
export async function recoveryCodesLeft(sql: Sql, userId: string): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    'SELECT count(*) AS count FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
    [userId],
  );
  return rows[0]?.count ?? 0;
}
