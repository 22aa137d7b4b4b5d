import { CHAT_ANSWER_HOURS } from '@healzy/domain/chats';
import { STAFF_ROLES } from '@healzy/domain/session';
import type { CardSources } from '../../contributions/cards.ts';
import { isPrincipalOf } from '../../contributions/reach.ts';
import type { WorklistSources } from '../../contributions/worklist.ts';

/** Chats `c` of patients `p`, and whether one waits for the clinic: counted here and in the list alike. */
export const CHATS_OF_PATIENTS = `chats c JOIN patients p ON p.account_id = c.account_id AND p.id = c.patient_id`;
export const IS_WAITING = `c.state = 'PENDING'`;

const STAFF = `ARRAY['${STAFF_ROLES.join("','")}']`;
/** Roles to which every patient of the account is open. */
export const OF_ALL_PATIENTS = `ARRAY['ADMIN','RECEPTIONIST']`;

/**
 * Whether a chat `c` is the reader's to answer: one of nobody, or of somebody who has left or lost the patient, is for the
 * principal to answer or to hand on.
 */
export const IS_OWN = `(c.assignee_id = current_user_id() OR ${isPrincipalOf('c.patient_id')} AND NOT EXISTS (
  SELECT 1 FROM memberships m WHERE m.account_id = $1 AND m.user_id = c.assignee_id AND m.roles && ${STAFF}
    AND (m.roles && ${OF_ALL_PATIENTS} OR EXISTS (SELECT 1 FROM patient_specialists s WHERE s.account_id = $1
      AND s.patient_id = c.patient_id AND s.professional_id = m.professional_id))))`;

export const worklist = {
  // Of patients in any state: the link of one who was deactivated still brings what they write.
  CHAT_UNANSWERED: {
    patient: 'c.patient_id',
    select: `SELECT c.patient_id, c.patient_id, c.last_sequence::text, first.created_at, NULL::uuid, NULL::timestamptz,
        NULL::uuid
      FROM ${CHATS_OF_PATIENTS} CROSS JOIN LATERAL (SELECT m.created_at FROM chat_messages m
        WHERE m.account_id = $1 AND m.patient_id = c.patient_id AND m.is_from_patient
          AND m.sequence > coalesce((SELECT max(o.sequence) FROM chat_messages o WHERE o.account_id = $1
            AND o.patient_id = c.patient_id AND NOT o.is_from_patient), 0)
        ORDER BY m.sequence LIMIT 1) first
      WHERE c.account_id = $1 AND ${IS_WAITING}
        AND first.created_at <= $3::timestamptz - interval '${CHAT_ANSWER_HOURS} hours'`,
    own: IS_OWN,
    subject: 'SELECT patient_id FROM chats WHERE patient_id = $1 AND account_id = $2',
  },
} satisfies WorklistSources;

export const cards = {
  PENDING_CHATS: {
    value: (within) => `(SELECT count(*) FROM ${CHATS_OF_PATIENTS}
      WHERE c.account_id = $1 AND ${IS_WAITING} AND ${within('p.id')})`,
    isLive: true,
  },
} satisfies CardSources;
