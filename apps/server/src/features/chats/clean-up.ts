import type { CleanUp } from '../../platform/jobs/clean-up.ts';

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
