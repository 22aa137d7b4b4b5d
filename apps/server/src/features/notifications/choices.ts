import type { NotificationChoices } from '@healzy/api/schema';
import { notificationKindsOf, type NotificationKind } from '@healzy/domain/notifications';
import type { Sql } from '../../platform/db/database.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { recordForbidden, unprocessable } from '../../platform/http/http-problem.ts';
import type { Services } from '../../platform/services.ts';

async function choicesOf(sql: Sql, caller: Caller, { mail }: Services): Promise<NotificationChoices> {
  const { rows } = await sql.query<{ kind: NotificationKind; inApp: boolean; byMail: boolean }>(
    `SELECT kind, in_app, mail_since IS NOT NULL AS by_mail FROM notification_choices WHERE user_id = $1`,
    [caller.userId],
  );
  return {
    items: notificationKindsOf(caller).map(
      (kind) => rows.find((row) => row.kind === kind) ?? { kind, inApp: true, byMail: false },
    ),
    sendsMail: mail.reachesPeople,
  };
}

/** The kinds that the caller wants to see. */
export async function shownKinds(sql: Sql, caller: Caller): Promise<NotificationKind[]> {
  const { rows } = await sql.query<{ kind: NotificationKind }>(
    'SELECT kind FROM notification_choices WHERE user_id = $1 AND NOT in_app',
    [caller.userId],
  );
  const hidden = rows.map(({ kind }) => kind);
  return notificationKindsOf(caller).filter((kind) => !hidden.includes(kind));
}

export const getNotificationChoices = handler(
  'getNotificationChoices',
  async ({ caller, services }, sql) => ({
    status: 200,
    body: await choicesOf(sql, caller, services),
  }),
);

export const updateNotificationChoice = handler(
  'updateNotificationChoice',
  async ({ caller, path, body, services }, sql) => {
    if (!notificationKindsOf(caller).includes(path.kind)) throw recordForbidden();
    if (body.byMail === true && !services.mail.reachesPeople)
      throw unprocessable('NOTICE_MAIL_NOT_CONFIGURED', 'This server sends no e-mail.');
    await sql.query(
      `INSERT INTO notification_choices AS held (user_id, kind, in_app, mail_since)
       VALUES ($1, $2, coalesce($3, true), CASE WHEN $4::boolean THEN $5::timestamptz END)
       ON CONFLICT (user_id, kind) DO UPDATE SET in_app = coalesce($3, held.in_app),
         mail_since = CASE WHEN $4::boolean IS NULL THEN held.mail_since
           WHEN $4::boolean THEN coalesce(held.mail_since, $5::timestamptz) END`,
      [caller.userId, path.kind, body.inApp ?? null, body.byMail ?? null, services.now().toISOString()],
    );
    return { status: 200, body: await choicesOf(sql, caller, services) };
  },
);
