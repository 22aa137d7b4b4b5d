import type { Language } from '@healzy/api/schema';
import { oneLine, translator } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

interface LinkValues {
  /** The recipient's first name. */
  name: string;
  account: string;
  link: string;
  days: number;
}

/** The e-mail with a link for files. It says nothing of what they hold: others may see an inbox. */
export function wearablesMail(
  language: Language,
  { account, ...values }: LinkValues,
): { subject: string; body: string } {
  const t = translate(language);
  const all = { ...values, clinic: oneLine(account) };
  return { subject: t('subject', all), body: t('body', all) };
}

/** The same as an SMS: short, since a longer one is several. */
export const wearablesSms = (language: Language, { account, link }: LinkValues): string =>
  translate(language)('sms', { clinic: oneLine(account), link });
