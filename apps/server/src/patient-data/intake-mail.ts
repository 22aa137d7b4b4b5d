import type { Language } from '@healzy/api/schema';
import { oneLine, translator } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

interface MailValues {
  /** The recipient's first name. */
  name: string;
  account: string;
  link: string;
  days: number;
}

/** The e-mail with a patient's link, which says nothing about their health: others may see an inbox. */
export function questionnaireMail(
  language: Language,
  { name, account, link, days }: MailValues,
): { subject: string; body: string } {
  const values = { name, clinic: oneLine(account), link, days };
  const t = translate(language);
  return { subject: t('intakeMail.subject', values), body: t('intakeMail.body', values) };
}

/** The same as an SMS: short, since a longer one is several. */
export const questionnaireSms = (language: Language, { account, link }: MailValues): string =>
  translate(language)('intakeMail.sms', { clinic: oneLine(account), link });
