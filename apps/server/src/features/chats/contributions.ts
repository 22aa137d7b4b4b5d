import { CHAT_MESSAGE_LENGTH } from '@healzy/domain/chats';
import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import type { HandOver } from '../../contributions/hand-over.ts';
import type { NotificationSources } from '../../contributions/notifications.ts';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { requireChat } from './access.ts';
import { ensureChat, noteChange } from './chat-rows.ts';
import { CHATS_OF_PATIENTS, IS_OWN, IS_WAITING, OF_ALL_PATIENTS } from './waiting.ts';

export { tellPatientsOfMessages as everyMinute } from './patient-notices.ts';
export { cards, worklist } from './waiting.ts';
export { demo } from './demo.ts';

export const timeline = {
  // One entry for each day of the patient, at its newest message: a chat may have thousands.
  CHAT_WRITTEN: {
    subject: 'x.id',
    at: 'x.at',
    title: 'x.count',
    from: `FROM (SELECT (array_agg(m.id ORDER BY m.sequence DESC))[1] AS id, max(m.created_at) AS at, count(*) AS count
      FROM chat_messages m JOIN patients p ON p.account_id = m.account_id AND p.id = m.patient_id
      WHERE ${ofPatient('m')} GROUP BY (m.created_at AT TIME ZONE coalesce(p.timezone, 'UTC'))::date) x`,
  },
  CHAT_LINK_SENT: {
    subject: 'l.id',
    at: 'l.created_at',
    user: 'l.created_by',
    code: 'l.delivery',
    title: 'l.sent_to',
    from: `FROM chat_links l WHERE ${ofPatient('l')} AND l.sent_to IS NOT NULL`,
  },
} satisfies TimelineSources;

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

/** Longer than the browser keeps what was typed, with its files, and not sent. */
const UNSENT_DAYS = 31;

/** Removes files that were uploaded for a chat and never sent. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { now }) {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1::timestamptz - interval '${UNSENT_DAYS} days'
         AND d.entity_type = 'CHAT' AND NOT EXISTS (SELECT 1 FROM chat_messages m WHERE m.document_id = d.id)`,
      [now.toISOString()],
    );
  },
};

export const documentOwners: DocumentOwnerRules = {
  CHAT: {
    async demand(sql, caller, id, wanted) {
      await requireChat(sql, caller, id, wanted);
    },
    async isOpenToLink(sql, now) {
      const { rows } = await sql.query(
        'SELECT 1 FROM chat_links WHERE ended_at IS NULL AND expires_at > $1',
        [now.toISOString()],
      );
      return rows.length > 0;
    },
    ofPatient: '$1',
  },
};

const withCited = (text: string, { title, when }: { title: string; when: string }): string =>
  [text, `${title} · ${when}`]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, CHAT_MESSAGE_LENGTH);

export const recordSections: RecordSources = {
  chatMessages: {
    table: 'chat_messages',
    of: OF_PATIENT,
    order: 'x.sequence, x.id',
    // What the receiving account does not hold is read in the text.
    rewrite: (row, newIdOf) => {
      const { citation, text } = row;
      const id = citation && newIdOf(citation.id);
      if (citation === null || id === null || id === undefined)
        return citation === null ? row : { ...row, citation: null, text: withCited(text, citation) };
      return { ...row, citation: { ...citation, id } };
    },
    // The chat itself follows from its messages: nothing of it waits for an answer here.
    async writeMore(sql, row, { accountId, patientId }) {
      await ensureChat(sql, accountId, patientId);
      await sql.query(
        `UPDATE chats SET last_sequence = $3, last_at = $4, patient_delivered = $3, patient_read = $3,
           clinic_delivered = $3, clinic_read = $3
         WHERE account_id = $1 AND patient_id = $2 AND last_sequence < $3`,
        [accountId, patientId, row.sequence, row.createdAt],
      );
      await noteChange(sql, accountId, patientId);
    },
  },
};

/** Frees the chats of patients whom the specialist has left, unless every patient is open to them by another role. */
export const handOver: HandOver = async (sql, { accountId, professionalId, patientId }) => {
  const { rows } = await sql.query<{ patientId: string }>(
    `UPDATE chats x SET assignee_id = NULL FROM professionals f
     WHERE x.account_id = $1 AND f.id = $2 AND x.assignee_id = f.user_id
       AND ($3::uuid IS NULL OR x.patient_id = $3::uuid)
       AND NOT EXISTS (SELECT 1 FROM patient_specialists s
         WHERE s.account_id = $1 AND s.patient_id = x.patient_id AND s.professional_id = $2)
       AND NOT EXISTS (SELECT 1 FROM memberships m
         WHERE m.account_id = $1 AND m.user_id = f.user_id AND m.roles && ${OF_ALL_PATIENTS})
     RETURNING x.patient_id`,
    [accountId, professionalId, patientId ?? null],
  );
  for (const chat of rows) await noteChange(sql, accountId, chat.patientId);
};

// Who has read how far, and links, are the account's own. A chat begins with its first message.
export const stayingTables = ['chats', 'chat_reads', 'chat_links'];

// Numbers, and texts that are about no one.
export const erasure = {
  anonymous: ['chat_changes', 'saved_replies'],
  addresses: ['SELECT sent_to FROM chat_links WHERE patient_id = $1'],
};
