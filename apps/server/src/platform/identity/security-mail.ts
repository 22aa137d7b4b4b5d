import type { Sql } from '../db/database.ts';
import type { IdentityParts } from './parts.ts';
import type { Person } from './people.ts';
import { mailPerson } from './person-mail.ts';

/** What a person is notified of by e-mail, so that they notice changes they did not make. */
export type SecurityEvent =
  | { kind: 'TOTP_ON' | 'TOTP_OFF' | 'RECOVERY_CODES_RENEWED' }
  | { kind: 'SECOND_FACTOR_BLOCKED' }
  | { kind: 'RECOVERY_CODE_USED'; left: number }
  | { kind: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED'; name: string };

/** Writes the e-mail about a change in how a person signs in. */
export async function enqueueSecurityMail(
  sql: Sql,
  options: Pick<IdentityParts, 'outbox' | 'settings'>,
  person: Person,
  event: SecurityEvent,
): Promise<void> {
  const isBlocked = event.kind === 'SECOND_FACTOR_BLOCKED';
  const kind = isBlocked ? 'SECOND_FACTOR_BLOCKED' : 'SECURITY_CHANGED';
  await mailPerson(sql, options, { person, kind }, (t, brand) => {
    const advice = t(isBlocked ? 'securityMail.blockedAdvice' : 'securityMail.advice');
    const what = t(`securityMail.${event.kind}`, {
      ...('left' in event && { count: event.left }),
      ...('name' in event && { name: event.name }),
    });
    return {
      subject: t('securityMail.subject', { brand }),
      body: t('securityMail.body', { brand, what, advice }),
    };
  });
}
