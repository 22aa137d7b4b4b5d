import type { CleanUp } from '../jobs/clean-up.ts';

/** Removes files that were uploaded for a chat and never sent. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'CHAT'
         AND NOT EXISTS (SELECT 1 FROM chat_messages m WHERE m.document_id = d.id)`,
      [before.toISOString()],
    );
  },
};
