import {
  NOTIFICATION_KINDS,
  NOTIFICATION_MAIL_MINUTES,
  notificationKindsOf,
  type NotificationKind,
} from '@healzy/domain/notifications';
import { isRole, type Role } from '@healzy/domain/session';
import type { Language } from '@healzy/domain/shared';
import { oneLine, translator } from '../../platform/messages.ts';
import type { Services } from '../../platform/services.ts';
import { IS_UNREAD, notificationsOf } from './lines.ts';
import en from './locales/en.json';
import es from './locales/es.json';

const translate = translator({ es, en });

/** Someone of an account who wants e-mails about some kinds. */
interface Recipient {
  userId: string;
  professionalId: string | null;
  roles: Role[];
  email: string;
  name: string;
  language: Language;
  account: string;
  kinds: NotificationKind[];
}

/** Opens the notifications over the first page. */
const CENTRE = '/?new=notifications';
const SETTINGS = '/profile#notices';

type Counts = Readonly<Partial<Record<NotificationKind, number>>>;

/** How many of each kind wait. It names no patient: others may see an inbox. */
function notificationMail(
  { language, name, account }: Pick<Recipient, 'language' | 'name' | 'account'>,
  counts: Counts,
  publicUrl: string,
): { subject: string; body: string } {
  const t = translate(language);
  const clinic = oneLine(account);
  const lines = NOTIFICATION_KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count === undefined ? [] : [`– ${t(`kind.${kind}`, { count })}`];
  });
  return {
    subject: t('subject', { clinic }),
    body: [
      t('greeting', { name }),
      t('intro', { clinic }),
      lines.join('\n'),
      `${publicUrl}${CENTRE}`,
      `${t('why')}\n${publicUrl}${SETTINGS}`,
      clinic,
    ].join('\n\n'),
  };
}

/** Once the oldest has waited long enough, all that wait are marked and returned: of several servers by one. */
const markMailed = (lines: string): string => `WITH waiting AS MATERIALIZED (
    SELECT l.kind, l.subject_id, l.patient_id, l.opening, l.opened_at
    FROM ${lines} JOIN notification_choices c ON c.user_id = current_user_id() AND c.kind = l.kind
    WHERE ${IS_UNREAD} AND k.mailed_cause IS DISTINCT FROM l.opening AND l.opened_at >= c.mail_since
  )
  INSERT INTO notification_marks AS held (account_id, user_id, kind, subject_id, patient_id, mailed_cause)
  SELECT $1, current_user_id(), kind, subject_id, patient_id, opening FROM waiting
  WHERE (SELECT min(opened_at) FROM waiting) <= $3::timestamptz - interval '${NOTIFICATION_MAIL_MINUTES} minutes'
  ORDER BY kind, subject_id
  ON CONFLICT (account_id, user_id, kind, subject_id) DO UPDATE SET mailed_cause = excluded.mailed_cause
  WHERE held.mailed_cause IS DISTINCT FROM excluded.mailed_cause
  RETURNING kind`;

async function recipientsOf({ database }: Services, accountId: string): Promise<Recipient[]> {
  const { rows } = await database.asSystem((sql) =>
    sql.query<Recipient>(
      `SELECT m.user_id, m.professional_id, m.roles, u.email, u.name, u.language, a.name AS account,
         json_agg(c.kind) AS kinds
       FROM memberships m JOIN users u ON u.id = m.user_id JOIN accounts a ON a.id = m.account_id
       JOIN notification_choices c ON c.user_id = m.user_id AND c.mail_since IS NOT NULL
       WHERE m.account_id = $1 AND m.accepted_at IS NOT NULL
       GROUP BY m.user_id, m.professional_id, m.roles, u.email, u.name, u.language, a.name`,
      [accountId],
    ),
  );
  return rows.map((row) => ({ ...row, roles: row.roles.filter(isRole) }));
}

/** Writes to the people of an account who have chosen e-mails, about what has waited unread for a while. */
export async function mailNotifications(services: Services, accountId: string): Promise<void> {
  const { mail, database, contributions, publicUrl } = services;
  if (!mail.reachesPeople) return;
  let isAnyWritten = false;
  for (const recipient of await recipientsOf(services, accountId)) {
    const kinds = notificationKindsOf(recipient).filter((kind) => recipient.kinds.includes(kind));
    const lines = notificationsOf(recipient, contributions.notifications, kinds);
    if (lines === null) continue;
    const { userId, email, language, professionalId } = recipient;
    await database.asAccount({ accountId, userId }, async (sql) => {
      const { rows } = await sql.query<{ kind: NotificationKind }>(markMailed(lines), [
        accountId,
        professionalId,
        services.now().toISOString(),
      ]);
      if (rows.length === 0) return;
      const counts: Partial<Record<NotificationKind, number>> = {};
      for (const { kind } of rows) counts[kind] = (counts[kind] ?? 0) + 1;
      await mail.enqueue(sql, {
        to: email,
        kind: 'NOTIFICATIONS',
        language,
        ...notificationMail(recipient, counts, publicUrl),
      });
      isAnyWritten = true;
    });
  }
  if (isAnyWritten) await mail.deliver();
}
