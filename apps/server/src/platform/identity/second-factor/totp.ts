import { Secret, TOTP } from 'otpauth';
import { z } from 'zod';
import { idColumn, instantColumn } from '../../db/columns.ts';
import type { Sql } from '../../db/database.ts';
import { table } from '../../db/table.ts';
import type { Sealing } from './sealing.ts';

/** RFC 6238, with the defaults of every authenticator app. */
const PERIOD_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226, 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20;
/** Steps by which a phone's clock may be off in either direction. */
const WINDOW = 1;
/** Minutes within which a secret must be confirmed. */
const CONFIRM_MINUTES = 10;

/** A secret in the forms that an authenticator app accepts. */
export interface TotpSecret {
  /** Base32. */
  secret: string;
  /** `otpauth://totp/…`, for a QR code. */
  uri: string;
}

const factors = table(
  'totp_factors',
  z.object({
    userId: idColumn,
    sealedSecret: z.string(),
    lastStep: z.number(),
    createdAt: instantColumn,
    confirmedAt: instantColumn.nullable(),
  }),
);

const contextOf = (userId: string) => `totp:${userId}`;

const generatorOf = (bytes: Uint8Array, label: { issuer: string; label: string }): TOTP =>
  new TOTP({
    ...label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
  });

/** Since when codes are required of a person; null while they are not. */
export async function totpSince(sql: Sql, userId: string): Promise<string | null> {
  return (await factors.find(sql, { userId }))?.confirmedAt ?? null;
}

/** Creates a secret that counts once it is confirmed; undefined when there is a confirmed one. */
export async function startTotpSecret(
  sql: Sql,
  sealing: Sealing,
  start: { userId: string; issuer: string; label: string; now: Date },
): Promise<TotpSecret | undefined> {
  const { userId, issuer, label, now } = start;
  const generator = generatorOf(new Secret({ size: SECRET_BYTES }).bytes, { issuer, label });
  const sealedSecret = sealing.seal(generator.secret.bytes, contextOf(userId));
  const written = await factors.upsert(
    sql,
    { userId, sealedSecret, lastStep: 0, createdAt: now },
    ['userId'],
    {},
    'WHERE totp_factors.confirmed_at IS NULL',
  );
  return written === 0 ? undefined : { secret: generator.secret.base32, uri: generator.toString() };
}

/** The step that a code belongs to, if it is within the current window and after `lastStep`. */
function stepOf(bytes: Uint8Array, typed: string, lastStep: number, now: Date): number | undefined {
  const code = typed.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = generatorOf(bytes, { issuer: '', label: '' }).validate({
    token: code,
    timestamp,
    window: WINDOW,
  });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}

/** Turns codes on with a first code of the new secret. */
export async function confirmTotpSecret(
  sql: Sql,
  sealing: Sealing,
  confirmation: { userId: string; code: string; now: Date },
): Promise<'on' | 'wrong' | 'not-started' | 'already-on'> {
  const { userId, code, now } = confirmation;
  const factor = await factors.find(sql, { userId }, 'FOR UPDATE');
  if (factor !== undefined && factor.confirmedAt !== null) return 'already-on';
  const oldest = now.getTime() - CONFIRM_MINUTES * 60_000;
  if (factor === undefined || Date.parse(factor.createdAt) < oldest) return 'not-started';
  const step = stepOf(sealing.open(factor.sealedSecret, contextOf(userId)), code, factor.lastStep, now);
  if (step === undefined) return 'wrong';
  await factors.update(sql, { userId }, { confirmedAt: now, lastStep: step });
  return 'on';
}

/** Uses a code up: it counts once, and none of an earlier step counts after it. */
export async function spendTotpCode(
  sql: Sql,
  sealing: Sealing,
  spending: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { userId, code, now } = spending;
  const factor = await factors.find(sql, { userId }, 'FOR UPDATE');
  if (factor === undefined || factor.confirmedAt === null) return false;
  const step = stepOf(sealing.open(factor.sealedSecret, contextOf(userId)), code, factor.lastStep, now);
  if (step === undefined) return false;
  await factors.update(sql, { userId }, { lastStep: step });
  return true;
}

/** Turns codes off, along with the recovery codes; returns whether they were on. */
export async function removeTotpSecret(sql: Sql, userId: string): Promise<boolean> {
  const { rows } = await sql.query<{ confirmedAt: string | null }>(
    'DELETE FROM totp_factors WHERE user_id = $1 RETURNING confirmed_at',
    [userId],
  );
  return rows[0] !== undefined && rows[0].confirmedAt !== null;
}
