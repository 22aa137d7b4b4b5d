import type { Language } from '@healzy/api/schema';
import { translator } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

/** The e-mail with the link of a survey. It says nothing about health: others may see an inbox. */
export function surveyMail(
  language: Language,
  { account, ...values }: { name: string; account: string; link: string; days: number },
): { subject: string; body: string } {
  const t = translate(language);
  // Names are free text; a line break must not become a header line.
  const all = { ...values, clinic: account.replaceAll(/\s+/g, ' ').trim() };
  return { subject: t('subject', all), body: t('body', all) };
}
