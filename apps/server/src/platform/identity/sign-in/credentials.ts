import type { Origin } from '../../http/origin.ts';
import { hasSignedInFrom, loginRecorder } from '../login-audit.ts';
import type { SignInRefusal } from '../pages/sign-in.ts';
import type { IdentityParts } from '../parts.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { findPersonByEmail, type Person } from '../people.ts';
import { totpSince } from '../second-factor/totp.ts';
import { signInKeys } from '../sign-in-keys.ts';
import { SIGN_IN_POLICIES } from '../throttle.ts';

/** What e-mail and password have proven: enough, all but a second factor, or nothing. */
export type CredentialsOutcome =
  { kind: 'signed-in' | 'second-factor'; person: Person } | { kind: 'refused'; refusal: SignInRefusal };

/** Checks e-mail and password. Known and unknown e-mails take the same steps and the same time. */
export async function checkCredentials(
  options: IdentityParts,
  credentials: { email: string; password: string; origin: Origin },
): Promise<CredentialsOutcome> {
  const { database, throttle, now } = options;
  const { email, password, origin } = credentials;
  const { ip } = origin;
  const keys = signInKeys(email, ip);
  const { person, isKnownHere } = await database.asSystem(async (sql) => {
    const found = await findPersonByEmail(sql, email);
    return { person: found, isKnownHere: await hasSignedInFrom(sql, found?.id, ip, now()) };
  });
  const record = loginRecorder(options, { email, origin, userId: person?.id, method: 'PASSWORD' });
  const shared = new Map([[keys.ip, SIGN_IN_POLICIES.ip]]);
  // At an address where the person has signed in before, guesses made elsewhere do not lock them out.
  if (!isKnownHere) shared.set(keys.email, SIGN_IN_POLICIES.email);
  const attempt = await throttle.attempt(new Map([...shared, [keys.own, SIGN_IN_POLICIES.emailAndIp]]));
  if (attempt.retryAfter > 0) {
    if (attempt.isFirstRefusal) await record('BLOCKED');
    return { kind: 'refused', refusal: { kind: 'blocked', retryAfter: attempt.retryAfter } };
  }
  const { matches, isOutdated } = await verifyPassword(password, person?.passwordHash);
  if (!matches || !person) {
    await record('SIGN_IN_FAILED');
    return { kind: 'refused', refusal: { kind: 'wrong' } };
  }
  await throttle.succeed(keys.own, shared);
  if (isOutdated) await rehash(options, person, password);
  const since = await database.asSystem((sql) => totpSince(sql, person.id));
  if (since !== null) return { kind: 'second-factor', person };
  await record('SIGN_IN');
  return { kind: 'signed-in', person };
}

async function rehash({ database }: IdentityParts, person: Person, password: string): Promise<void> {
  const renewed = await hashPassword(password);
  await database.asSystem((sql) =>
    sql.query('UPDATE users SET password_hash = $2 WHERE id = $1 AND password_hash = $3', [
      person.id,
      renewed,
      person.passwordHash,
    ]),
  );
}
