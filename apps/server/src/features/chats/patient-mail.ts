import { oneLine, translator, type Translate } from '../../platform/messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

/** What the server writes to patients about their chat, in a language. */
export const chatWords = translator({ es, en });

type Words = Translate<typeof es>;

/**
 * The e-mail that says that the clinic has written, and nothing of what: neither the messages nor how many.
 *
 * @param values.off where the patient stops these e-mails
 */
export function noticeMail(
  t: Words,
  { name, account, link, off }: { name: string; account: string; link: string; off: string },
): { subject: string; body: string } {
  const values = { name: oneLine(name), clinic: oneLine(account), link, off };
  return { subject: t('notice.subject', values), body: t('notice.body', values) };
}
