import type { Origin } from '../http/origin.ts';
import { recordLoginAudit } from './login-audit.ts';
import { countOwnGuess, guessEntry, type GuessCounting, type OwnGuess } from './own-guesses.ts';
import { verifyPassword } from './passwords.ts';
import type { Person } from './people.ts';
import { SecurityRefusal } from './security-refusal.ts';

/**
 * Requires the current password of a signed-in person. Wrong attempts count against the person, from any address.
 *
 * @throws SecurityRefusal `CURRENT_PASSWORD_WRONG`, or `TOO_MANY_REQUESTS` with how long to wait
 */
export async function requirePassword(
  counting: GuessCounting,
  { person, origin, currentPassword }: { person: Person; origin: Origin; currentPassword: string },
): Promise<void> {
  const guess: OwnGuess = { person, origin, method: 'PASSWORD' };
  const wasRight = await countOwnGuess(counting, guess);
  if (!(await verifyPassword(currentPassword, person.passwordHash)).matches) {
    const failed = guessEntry(counting, guess, 'SIGN_IN_FAILED');
    await counting.database.asSystem((sql) => recordLoginAudit(sql, counting.audit, failed));
    throw new SecurityRefusal('CURRENT_PASSWORD_WRONG');
  }
  await wasRight();
}
