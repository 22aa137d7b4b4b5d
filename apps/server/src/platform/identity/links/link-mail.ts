import type { Sql } from '../../db/database.ts';
import type { IdentityParts } from '../parts.ts';
import type { Person } from '../people.ts';
import { mailPerson } from '../person-mail.ts';
import { createLink } from './one-time-links.ts';

export const RESET_ADDRESS = '/identity/reset-password';
export const INVITATION_ADDRESS = '/identity/invitation';

/** The name of the inviting account. */
export async function accountNameOf(sql: Sql, accountId: string | null): Promise<string | undefined> {
  if (accountId === null) return undefined;
  const { rows } = await sql.query<{ name: string }>('SELECT name FROM accounts WHERE id = $1', [accountId]);
  return rows[0]?.name;
}

/** Mails a link to choose a new password; a later link invalidates earlier ones. */
export async function sendResetLink(options: IdentityParts, person: Person): Promise<void> {
  const { database, outbox, settings, now } = options;
  await database.asSystem(async (sql) => {
    const wanted = { userId: person.id, purpose: 'PASSWORD_RESET', accountId: null } as const;
    const token = await createLink(sql, wanted, now());
    await mailPerson(sql, options, { person, kind: 'PASSWORD_RESET' }, (t, brand, language) => {
      const link = `${settings.publicUrl}${RESET_ADDRESS}/${token}?lang=${language}`;
      return { subject: t('mailResetSubject', { brand }), body: t('mailResetBody', { brand, link }) };
    });
  });
  await outbox.deliver();
}

/**
 * Mails the link of one invitation: to choose a first password or, with a password, to accept. Another one for the same
 * account invalidates the first; those of other accounts are unaffected.
 */
export async function sendInvitationLink(
  options: IdentityParts,
  person: Person,
  accountId: string | null,
): Promise<void> {
  const { database, outbox, settings, now } = options;
  await database.asSystem(async (sql) => {
    const wanted = { userId: person.id, purpose: 'INVITATION', accountId } as const;
    const token = await createLink(sql, wanted, now());
    const account = await accountNameOf(sql, accountId);
    await mailPerson(sql, options, { person, kind: 'INVITATION' }, (t, brand, language) => {
      const link = `${settings.publicUrl}${INVITATION_ADDRESS}/${token}?lang=${language}`;
      const isOurs = account === undefined || account === brand;
      const values = { brand, account: account ?? brand, link };
      const body = isOurs ? 'mailWelcomeBody' : 'mailInvitationBody';
      return {
        subject: t(isOurs ? 'mailWelcomeSubject' : 'mailInvitationSubject', values),
        body: t(person.passwordHash === null ? body : 'mailInvitationToAcceptBody', values),
      };
    });
  });
  await outbox.deliver();
}
