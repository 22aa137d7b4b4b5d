import type { Origin } from '../http/origin.ts';
import type { Database } from '../db/database.ts';
import type { IdentityAudit } from './audit.ts';
import { recordLoginAudit, type LoginAttempt } from './login-audit.ts';
import type { Person } from './people.ts';
import { SecurityRefusal } from './security-refusal.ts';
import { SECOND_FACTOR_POLICY, throttleKey, type Throttle } from './throttle.ts';

/** What counting guesses needs. */
export interface GuessCounting {
  audit: IdentityAudit;
  database: Database;
  throttle: Throttle;
  now: () => Date;
}

/** A secret that a signed-in person is asked for and could try to guess. */
export interface OwnGuess {
  person: Person;
  origin: Origin;
  method: 'PASSWORD' | 'TOTP';
}

/** Counted separately: mistyping a code must not delay typing the password. */
const PURPOSES = { PASSWORD: 'security', TOTP: 'totp-confirm' } as const;

/** A guess for the audit log. */
export function guessEntry(
  { now }: Pick<GuessCounting, 'now'>,
  { person, origin, method }: OwnGuess,
  kind: LoginAttempt['kind'],
): LoginAttempt {
  return { kind, email: person.email, origin, userId: person.id, method, at: now() };
}

/**
 * Counts a guess against the person, from any address, before its outcome is known.
 *
 * @returns a function that clears the guesses, once one was right
 * @throws SecurityRefusal `TOO_MANY_REQUESTS` with how long to wait
 */
export async function countOwnGuess(counting: GuessCounting, guess: OwnGuess): Promise<() => Promise<void>> {
  const { audit, database, throttle } = counting;
  const key = throttleKey(PURPOSES[guess.method], guess.person.id);
  const { retryAfter, isFirstRefusal } = await throttle.attempt(new Map([[key, SECOND_FACTOR_POLICY]]));
  if (retryAfter > 0) {
    if (isFirstRefusal)
      await database.asSystem((sql) => recordLoginAudit(sql, audit, guessEntry(counting, guess, 'BLOCKED')));
    throw new SecurityRefusal('TOO_MANY_REQUESTS', { retryAfter });
  }
  return () => throttle.succeed(key, new Map());
}
