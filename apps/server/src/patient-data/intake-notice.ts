import type { Language } from '@healzy/api/schema';
import type { Services } from '../services.ts';
import { questionnaireMail } from './intake-mail.ts';

interface Principal {
  userId: string;
  email: string;
  name: string;
  language: Language;
  account: string;
}

/**
 * Notifies a patient's principal by e-mail that a questionnaire has arrived, if they have chosen so. The sender has no
 * role in the account, so this runs separately once it is stored; the worklist shows it either way.
 */
export async function tellPrincipal(
  { database, mail, intakeLinks }: Services,
  { accountId, patientId }: { accountId: string; patientId: string },
): Promise<void> {
  if (!mail.reachesPeople) return;
  const principal = await database.asAccount({ accountId }, async (sql) => {
    // Former staff receive nothing.
    const { rows } = await sql.query<Principal>(
      `SELECT u.id AS user_id, u.email, u.name, u.language, a.name AS account
       FROM patient_specialists s
       JOIN memberships m ON m.account_id = s.account_id AND m.professional_id = s.professional_id
         AND 'SPECIALIST' = ANY (m.roles)
       JOIN users u ON u.id = m.user_id JOIN accounts a ON a.id = s.account_id
       WHERE s.account_id = $1 AND s.patient_id = $2 AND s.is_principal`,
      [accountId, patientId],
    );
    return rows[0];
  });
  if (principal === undefined) return;
  const isWritten = await database.asAccount({ accountId, userId: principal.userId }, async (sql) => {
    const { rows } = await sql.query<{ hasIntakeMail: boolean | null }>(
      'SELECT has_intake_mail FROM user_preferences WHERE user_id = $1',
      [principal.userId],
    );
    if (rows[0]?.hasIntakeMail !== true) return false;
    await mail.enqueue(sql, {
      to: principal.email,
      kind: 'INTAKE_ARRIVED',
      language: principal.language,
      ...questionnaireMail('arrivalMail', principal.language, {
        ...principal,
        link: intakeLinks.waitingList,
      }),
    });
    return true;
  });
  if (isWritten) await mail.deliver();
}
