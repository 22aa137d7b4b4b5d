import { CHAT_MESSAGE_LENGTH } from '@healzy/domain/chats';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { ensureChat, noteChange } from './chat-rows.ts';

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
