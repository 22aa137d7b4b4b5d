import type { Language } from '@healzy/api/schema';
import { translator } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

interface MailValues {
  /** The recipient's first name. */
  name: string;
  account: string;
  link: string;
  days?: number;
}

/**
 * The e-mail with a patient's link, which says nothing about their health, or about an arrived questionnaire, which
 * names neither patient nor answers: others may see an inbox.
 */
export function questionnaireMail(
  kind: 'intakeMail' | 'arrivalMail',
  language: Language,
  { name, account, link, days = 0 }: MailValues,
): { subject: string; body: string } {
  // Names are free text; a line break must not become a header line.
  const values = { name, clinic: account.replaceAll(/\s+/g, ' ').trim(), link, days };
  const t = translate(language);
  return { subject: t(`${kind}.subject`, values), body: t(`${kind}.body`, values) };
}
