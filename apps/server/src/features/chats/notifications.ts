import type { NotificationSources } from '../../contributions/notifications.ts';
import { CHATS_OF_PATIENTS, IS_OWN, IS_WAITING } from './waiting.ts';

export const notifications = {
  CHAT_UNREAD: {
    patient: 'c.patient_id',
    // A further message is another cause, and the same opening until the reader has seen them or the clinic has answered.
    select: `SELECT c.patient_id, c.patient_id, c.last_sequence::text, c.last_at, first.sequence::text, first.created_at,
        NULL::uuid
      FROM ${CHATS_OF_PATIENTS} CROSS JOIN LATERAL (SELECT m.sequence, m.created_at FROM chat_messages m
        WHERE m.account_id = $1 AND m.patient_id = c.patient_id AND m.is_from_patient
          AND m.sequence > greatest(0, (SELECT r.sequence FROM chat_reads r WHERE r.account_id = $1
            AND r.patient_id = c.patient_id AND r.user_id = current_user_id()),
            (SELECT max(o.sequence) FROM chat_messages o WHERE o.account_id = $1 AND o.patient_id = c.patient_id
              AND NOT o.is_from_patient))
        ORDER BY m.sequence LIMIT 1) first
      WHERE c.account_id = $1 AND ${IS_WAITING}`,
    concerns: () => IS_OWN,
  },
} satisfies NotificationSources;
