import type { Sql } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { oneLine } from '../../platform/messages.ts';

/** The patient for whom a link is made, and the clinic that sends it. */
interface LinkRecipient {
  email: string;
  phone: string | null;
  /** The first name. */
  name: string;
  timezone: string;
  account: string;
}

/** @throws HttpProblem 404 when the account has no such patient */
export async function requireRecipient(
  sql: Sql,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<LinkRecipient> {
  const { rows } = await sql.query<LinkRecipient>(
    `SELECT p.email, p.phone, p.name, p.timezone, a.name AS account FROM patients p JOIN accounts a ON a.id = p.account_id
     WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, patientId],
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

interface LinkValues extends Pick<LinkRecipient, 'name' | 'account'> {
  link: string;
  days: number;
}

/**
 * The e-mail and the SMS with a patient's link. They say nothing about health: others may see an inbox. An SMS is short,
 * since a longer one is several.
 *
 * @param words the feature's messages `subject`, `body` and `sms`
 */
export function linkTexts(
  words: (key: 'subject' | 'body' | 'sms', values: Record<string, string | number>) => string,
  { name, account, link, days }: LinkValues,
): { mail: () => { subject: string; body: string }; sms: () => string } {
  const values = { name: oneLine(name), clinic: oneLine(account), link, days };
  return {
    mail: () => ({ subject: words('subject', values), body: words('body', values) }),
    sms: () => words('sms', values),
  };
}
