import type { Sql } from '../db/database.ts';
import type { Outbox } from './outbox.ts';
import { DEFAULT_LANGUAGE, languageOf } from './pages/languages.ts';
import { TEXTS } from './pages/texts.ts';
import type { Person } from './people.ts';
import type { IdentitySettings } from './settings.ts';

/** What a person is notified of by e-mail, so that they notice changes they did not make. */
export type SecurityEvent =
  | { kind: 'TOTP_ON' | 'TOTP_OFF' | 'RECOVERY_CODES_RENEWED' }
  | { kind: 'SECOND_FACTOR_BLOCKED' }
  | { kind: 'RECOVERY_CODE_USED'; left: number }
  | { kind: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED'; name: string };

/** Writes the e-mail about a change in how a person signs in. */
export async function enqueueSecurityMail(
  sql: Sql,
  { outbox, settings }: { outbox: Outbox; settings: IdentitySettings },
  person: Person,
  event: SecurityEvent,
): Promise<void> {
  const language = languageOf(person.language) ?? DEFAULT_LANGUAGE;
  const texts = TEXTS[language].securityMail;
  const what =
    event.kind === 'RECOVERY_CODE_USED'
      ? texts.RECOVERY_CODE_USED(event.left)
      : event.kind === 'PASSKEY_ADDED' || event.kind === 'PASSKEY_REMOVED'
        ? texts[event.kind](event.name)
        : texts[event.kind];
  const advice = event.kind === 'SECOND_FACTOR_BLOCKED' ? texts.blockedAdvice : texts.advice;
  await outbox.enqueue(sql, {
    to: person.email,
    kind: event.kind === 'SECOND_FACTOR_BLOCKED' ? 'SECOND_FACTOR_BLOCKED' : 'SECURITY_CHANGED',
    language,
    subject: texts.subject(settings.brand),
    body: texts.body(settings.brand, what, advice),
  });
}
