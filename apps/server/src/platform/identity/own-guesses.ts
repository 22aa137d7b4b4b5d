import type { Origin } from '../http/origin.ts';
import { loginRecorder } from './login-audit.ts';
import type { IdentityParts } from './parts.ts';
import { verifyPassword } from './passwords.ts';
import type { Person } from './people.ts';
import { SecurityRefusal } from './security-refusal.ts';
import { SECOND_FACTOR_POLICY, throttleKey } from './throttle.ts';

type GuessCounting = Pick<IdentityParts, 'audit' | 'database' | 'throttle' | 'now'>;

/** A secret that a signed-in person is asked for and could try to guess. */
export interface OwnGuess {
  person: Person;
  origin: Origin;
  method: 'PASSWORD' | 'TOTP';
}

/** Counted separately: mistyping a code must not delay typing the password. */
const PURPOSES = { PASSWORD: 'security', TOTP: 'totp-confirm' } as const;

/** Writes the outcome of a guess to the audit log. */
const recorderOf = (counting: GuessCounting, { person, origin, method }: OwnGuess) =>
  loginRecorder(counting, { email: person.email, origin, userId: person.id, method });

/**
 * Counts a guess against the person, from any address, before its outcome is known.
 *
 * @returns a function that clears the guesses, once one was right
 * @throws SecurityRefusal `TOO_MANY_REQUESTS` with how long to wait
 */
export async function countOwnGuess(counting: GuessCounting, guess: OwnGuess): Promise<() => Promise<void>> {
  const { throttle } = counting;
  const key = throttleKey(PURPOSES[guess.method], guess.person.id);
  const { retryAfter, isFirstRefusal } = await throttle.attempt(new Map([[key, SECOND_FACTOR_POLICY]]));
  if (isFirstRefusal) await recorderOf(counting, guess)('BLOCKED');
  if (retryAfter > 0) throw new SecurityRefusal('TOO_MANY_REQUESTS', { retryAfter });
  return () => throttle.succeed(key, new Map());
}

/**
 * Requires the current password of a signed-in person. Wrong attempts count against the person, from any address.
 *
 * @throws SecurityRefusal `CURRENT_PASSWORD_WRONG`, or `TOO_MANY_REQUESTS` with how long to wait
 */
export async function requirePassword(
  counting: GuessCounting,
  { currentPassword, ...own }: { person: Person; origin: Origin; currentPassword: string },
): Promise<void> {
  const guess: OwnGuess = { ...own, method: 'PASSWORD' };
  const wasRight = await countOwnGuess(counting, guess);
  if (!(await verifyPassword(currentPassword, own.person.passwordHash)).matches) {
    await recorderOf(counting, guess)('SIGN_IN_FAILED');
    throw new SecurityRefusal('CURRENT_PASSWORD_WRONG');
  }
  await wasRight();
}
