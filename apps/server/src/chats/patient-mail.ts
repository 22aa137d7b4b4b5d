import { oneLine, translator, type Translate } from '../messages.ts';
import en from './locales/en.json';
import es from './locales/es.json';

/** What the server writes to patients about their chat, in a language. */
export const chatWords = translator({ es, en });

type Words = Translate<typeof es>;

interface LinkValues {
  /** The patient's first name. */
  name: string;
  account: string;
  link: string;
  days: number;
}

const shown = ({ name, account, ...values }: LinkValues) => ({
  ...values,
  name: oneLine(name),
  clinic: oneLine(account),
});

/** The e-mail with the link of a chat. It says nothing about health: others may see an inbox. */
export function linkMail(t: Words, values: LinkValues): { subject: string; body: string } {
  return { subject: t('link.subject', shown(values)), body: t('link.body', shown(values)) };
}

/** The same as an SMS: short, since a longer one is several. */
export const linkSms = (t: Words, values: LinkValues): string => t('link.sms', shown(values));

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
