import type { Language } from '@healzy/api/schema';
import { oneLine, translator } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

/** The e-mail with the link of a survey. It says nothing about health: others may see an inbox. */
export function surveyMail(
  language: Language,
  { account, ...values }: { name: string; account: string; link: string; days: number },
): { subject: string; body: string } {
  const t = translate(language);
  const all = { ...values, clinic: oneLine(account) };
  return { subject: t('subject', all), body: t('body', all) };
}
