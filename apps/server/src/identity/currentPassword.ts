import type { Origin } from '../audit-log/record.ts';
import type { Database } from '../db/database.ts';
import { recordLoginAudit, type LoginAttempt } from './loginAudit.ts';
import { verifyPassword } from './passwords.ts';
import type { Person } from './people.ts';
import { SecurityRefusal } from './securityRefusal.ts';
import { SECOND_FACTOR_POLICY, throttleKey, type Throttle } from './throttle.ts';

/**
 * Demands the current password of somebody who is signed in. Wrong ones count for the person, from wherever they come.
 *
 * @throws SecurityRefusal `CURRENT_PASSWORD_WRONG`, or `TOO_MANY_REQUESTS` with how long to wait
 */
export async function demandPassword(
  { database, throttle, now }: { database: Database; throttle: Throttle; now: () => Date },
  { person, origin, currentPassword }: { person: Person; origin: Origin; currentPassword: string },
): Promise<void> {
  const entry = (kind: LoginAttempt['kind']): LoginAttempt => ({
    kind,
    email: person.email,
    origin,
    userId: person.id,
    method: 'PASSWORD',
    at: now(),
  });
  const key = throttleKey('security', person.id);
  const counted = await throttle.attempt(new Map([[key, SECOND_FACTOR_POLICY]]));
  if (counted.retryAfter > 0) {
    if (counted.isFirstRefusal) await database.asSystem((sql) => recordLoginAudit(sql, entry('BLOCKED')));
    throw new SecurityRefusal('TOO_MANY_REQUESTS', { retryAfter: counted.retryAfter });
  }
  if (!(await verifyPassword(currentPassword, person.passwordHash)).matches) {
    await database.asSystem((sql) => recordLoginAudit(sql, entry('SIGN_IN_FAILED')));
    throw new SecurityRefusal('CURRENT_PASSWORD_WRONG');
  }
  await throttle.succeed(key, new Map());
}
