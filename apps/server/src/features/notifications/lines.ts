import { notificationReach, type NotificationKind } from '@healzy/domain/notifications';
import type { Actor } from '@healzy/domain/session';
import type { NotificationSource } from '../../contributions/notifications.ts';
import { withinReach } from '../../contributions/reach.ts';

/**
 * The notifications `l` of some kinds that concern the reader, with what was marked about them in `k`, to be selected
 * from; null when there can be none. `$1` is the account, `$2` the reader's professional id, `$3` now.
 */
export function notificationsOf(
  reader: Actor,
  sources: Record<NotificationKind, NotificationSource>,
  kinds: readonly NotificationKind[],
): string | null {
  const parts = kinds.flatMap((kind) => {
    const reach = notificationReach(reader, kind);
    if (reach === 'none') return [];
    const { select, patient, concerns } = sources[kind];
    return [
      `SELECT '${kind}'::text AS kind, one.* FROM (${select} AND ${withinReach(reach, patient)}
         AND ${concerns(reader)}) one (subject_id, patient_id, cause, at, opening, opened_at, test_id)
       WHERE $3::timestamptz IS NOT NULL`,
    ];
  });
  if (parts.length === 0) return null;
  // LATERAL looks up each line's mark; with outdated statistics a plain join compares all lines with all marks.
  return `(${parts.join(' UNION ALL ')}) l LEFT JOIN LATERAL (SELECT m.read_cause, m.mailed_cause FROM notification_marks m
    WHERE m.account_id = $1 AND m.user_id = current_user_id() AND m.kind = l.kind AND m.subject_id = l.subject_id
    LIMIT 1) k ON true`;
}

/** Whether the reader has not read `l`. */
export const IS_UNREAD = 'k.read_cause IS DISTINCT FROM l.cause';
