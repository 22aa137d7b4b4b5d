import { NOTE_RESTORE_DAYS } from '@healzy/domain/notes';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';

const KEPT_MS = NOTE_RESTORE_DAYS * 24 * 60 * 60_000;

/** Removes notes deleted too long ago to be restored, and documents of notes that were never saved. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { accountId, now, before }) {
    await sql.query('DELETE FROM notes WHERE account_id = $1 AND deleted_at < $2', [
      accountId,
      new Date(now.getTime() - KEPT_MS).toISOString(),
    ]);
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'NOTE'
         AND NOT EXISTS (SELECT 1 FROM note_documents n WHERE n.document_id = d.id)`,
      [before.toISOString()],
    );
  },
};
