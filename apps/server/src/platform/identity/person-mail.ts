import { DEFAULT_LANGUAGE, type Language } from '@healzy/domain/shared';
import type { Sql } from '../db/database.ts';
import type { MailKind } from '../mail/mail-kind.ts';
import { languageOf } from './pages/languages.ts';
import type { IdentityParts } from './parts.ts';
import type { Person } from './people.ts';
import { translate } from './translate.ts';

type Written = (
  t: ReturnType<typeof translate>,
  brand: string,
  language: Language,
) => { subject: string; body: string };

/** Writes an e-mail to a person in their language, in the transaction that it reports on. */
export async function mailPerson(
  sql: Sql,
  { outbox, settings }: Pick<IdentityParts, 'outbox' | 'settings'>,
  { person, kind }: { person: Person; kind: MailKind },
  written: Written,
): Promise<void> {
  const language = languageOf(person.language) ?? DEFAULT_LANGUAGE;
  const mail = written(translate(language), settings.brand, language);
  await outbox.enqueue(sql, { to: person.email, kind, language, ...mail });
}
