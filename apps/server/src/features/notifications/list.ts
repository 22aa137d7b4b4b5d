import type { Notification } from '@healzy/api/schema';
import { MOST_UNREAD, type NotificationKind } from '@healzy/domain/notifications';
import { isoTimestamp } from '../../platform/db/values.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { notFound } from '../../platform/http/http-problem.ts';
import { listPage } from '../../platform/http/paging.ts';
import { shownKinds } from './choices.ts';
import { IS_UNREAD, notificationsOf } from './lines.ts';

const paramsOf = ({ accountId, professionalId }: Caller, now: Date): unknown[] => [
  accountId,
  professionalId,
  now.toISOString(),
];

export const listNotifications = handler('listNotifications', async ({ caller, query, services }, sql) => {
  const asOf = services.now().toISOString();
  const kinds = await shownKinds(sql, caller);
  const parts = kinds.flatMap(
    (kind) => notificationsOf(caller, services.contributions.notifications, [kind]) ?? [],
  );
  const page = await listPage<Notification>(sql, query, {
    name: 'notifications',
    columns: `l.kind, l.subject_id, l.cause, l.at, NOT (${IS_UNREAD}) AS is_read,
      json_build_object('id', p.id, 'name', p.name, 'surname', p.surname) AS patient,
      (SELECT json_build_object('id', t.id, 'type', t.type, 'name', t.name) FROM medical_tests t
        WHERE t.id = l.test_id) AS test`,
    from: parts.map((lines) => `${lines} JOIN patients p ON p.id = l.patient_id`),
    where: 'true',
    params: [caller.accountId, caller.professionalId],
    now: asOf,
    by: 'l.at',
    id: 'l.subject_id',
    isDescending: true,
  });
  let unread = 0;
  for (const lines of parts) {
    const { rows } = await sql.query<{ unread: number }>(
      `SELECT count(*)::integer AS unread FROM (SELECT 1 FROM ${lines} WHERE ${IS_UNREAD} LIMIT ${MOST_UNREAD}) unread`,
      paramsOf(caller, services.now()),
    );
    unread = Math.min(MOST_UNREAD, unread + (rows[0]?.unread ?? 0));
  }
  const items = page.items.map((item) => ({ ...item, at: isoTimestamp(item.at) }));
  return { status: 200, body: { ...page, items, unread, asOf } };
});

/** Marks lines as read, and counts them; `where` narrows them down, over parameters from `$4`. */
const markRead = (lines: string, where: string): string => `WITH known AS MATERIALIZED (
    SELECT l.kind, l.subject_id, l.patient_id, l.cause, ${IS_UNREAD} AS is_unread FROM ${lines} WHERE ${where}
  ), marked AS (
    INSERT INTO notification_marks AS held (account_id, user_id, kind, subject_id, patient_id, read_cause)
    SELECT $1, current_user_id(), kind, subject_id, patient_id, cause FROM known WHERE is_unread ORDER BY kind, subject_id
    ON CONFLICT (account_id, user_id, kind, subject_id) DO UPDATE SET read_cause = excluded.read_cause
  )
  SELECT count(*)::integer AS known FROM known`;

export const markNotificationsRead = handler(
  'markNotificationsRead',
  async ({ caller, body, services }, sql) => {
    const kinds = await shownKinds(sql, caller);
    const lines = notificationsOf(caller, services.contributions.notifications, kinds);
    if (lines !== null)
      await sql.query(markRead(lines, 'l.at <= $4::timestamptz'), [
        ...paramsOf(caller, services.now()),
        body.until,
      ]);
    return { status: 204 };
  },
);

interface Subject {
  kind: NotificationKind;
  subjectId: string;
}

/** One notification, whatever the caller has chosen to see. */
const ofSubject = (caller: Caller, { kind }: Subject, sources: Parameters<typeof notificationsOf>[1]) => {
  const lines = notificationsOf(caller, sources, [kind]);
  // A kind that cannot concern the caller is answered as if it did not exist.
  if (lines === null) throw notFound();
  return lines;
};

export const markNotificationRead = handler(
  'markNotificationRead',
  async ({ caller, path, body, services }, sql) => {
    const lines = ofSubject(caller, path, services.contributions.notifications);
    const { rows } = await sql.query<{ known: number }>(
      markRead(lines, 'l.subject_id = $4 AND l.cause = $5'),
      [...paramsOf(caller, services.now()), path.subjectId, body.cause],
    );
    if (rows[0]?.known !== 1) throw notFound();
    return { status: 204 };
  },
);

export const markNotificationUnread = handler(
  'markNotificationUnread',
  async ({ caller, path, services }, sql) => {
    const lines = ofSubject(caller, path, services.contributions.notifications);
    const { rows } = await sql.query<{ known: number }>(
      `SELECT count(*)::integer AS known FROM ${lines} WHERE l.subject_id = $4`,
      [...paramsOf(caller, services.now()), path.subjectId],
    );
    if (rows[0]?.known !== 1) throw notFound();
    await sql.query(
      `UPDATE notification_marks SET read_cause = NULL
       WHERE account_id = $1 AND user_id = $2 AND kind = $3 AND subject_id = $4`,
      [caller.accountId, caller.userId, path.kind, path.subjectId],
    );
    return { status: 204 };
  },
);
