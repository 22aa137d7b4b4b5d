import type { Origin } from '../../http/origin.ts';
import { recordLoginAudit } from '../login-audit.ts';
import { enqueueSecurityMail } from '../security-mail.ts';
import type { SecondFactorRefusal } from '../pages/second-factor.ts';
import type { IdentityParts } from '../parts.ts';
import type { Person } from '../people.ts';
import {
  looksLikeRecoveryCode,
  recoveryCodesLeft,
  spendRecoveryCode,
} from '../second-factor/recovery-codes.ts';
import { spendTotpCode } from '../second-factor/totp.ts';
import { SECOND_FACTOR_POLICY, throttleKey } from '../throttle.ts';

/** A day: continued guessing must not fill the mailbox. */
const WARN_EVERY_MS = 86_400_000;

export type CodeKind = 'totp' | 'recovery';

/**
 * Checks the second step of a sign-in. Attempts count against the person from any address: anyone who gets this far
 * knows the password, and must not go on guessing from elsewhere.
 *
 * @returns why the code was rejected; undefined when it was right
 */
export async function checkSecondFactor(
  options: IdentityParts,
  attempt: { person: Person; code: string; kind: CodeKind; origin: Origin },
): Promise<SecondFactorRefusal | undefined> {
  const { audit, database, throttle, sealing, outbox, now, later } = options;
  const { person, code, kind, origin } = attempt;
  const method = kind === 'totp' ? 'TOTP' : 'RECOVERY_CODE';
  const entry = { email: person.email, origin, userId: person.id, method, at: now() } as const;
  const key = throttleKey('second-factor', person.id);
  const counted = await throttle.attempt(new Map([[key, SECOND_FACTOR_POLICY]]));
  if (counted.retryAfter > 0) {
    if (counted.isFirstRefusal) {
      await database.asSystem(async (sql) => {
        await recordLoginAudit(sql, audit, { ...entry, kind: 'BLOCKED' });
        const warning = { to: person.email, kind: 'SECOND_FACTOR_BLOCKED' } as const;
        if (await outbox.hasWritten(sql, warning, new Date(now().getTime() - WARN_EVERY_MS))) return;
        await enqueueSecurityMail(sql, options, person, { kind: 'SECOND_FACTOR_BLOCKED' });
      });
      later(() => outbox.deliver());
    }
    return { kind: 'blocked', retryAfter: counted.retryAfter };
  }
  const isRight = await database.asSystem(async (sql) => {
    const spending = { userId: person.id, now: now() };
    if (kind === 'totp') return spendTotpCode(sql, sealing, { ...spending, code });
    return looksLikeRecoveryCode(code) && spendRecoveryCode(sql, sealing, { ...spending, typed: code });
  });
  if (!isRight) {
    await database.asSystem((sql) =>
      recordLoginAudit(sql, audit, { ...entry, kind: 'SECOND_FACTOR_FAILED' }),
    );
    return { kind: 'wrong' };
  }
  await throttle.succeed(key, new Map());
  await database.asSystem(async (sql) => {
    await recordLoginAudit(sql, audit, { ...entry, kind: 'SIGN_IN' });
    if (kind === 'totp') return;
    const used = { kind: 'RECOVERY_CODE_USED', userId: person.id, origin, at: now() } as const;
    await audit.record(sql, used);
    const left = await recoveryCodesLeft(sql, person.id);
    await enqueueSecurityMail(sql, options, person, { kind: 'RECOVERY_CODE_USED', left });
  });
  if (kind === 'recovery') later(() => outbox.deliver());
  return undefined;
}
