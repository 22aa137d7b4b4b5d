import type { CleanUp } from '../../platform/jobs/clean-up.ts';

/** Removes files of laboratories that were uploaded and never read. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'LABORATORY_REPORT'
         AND NOT EXISTS (SELECT 1 FROM blood_reports r WHERE r.document_id = d.id)`,
      [before.toISOString()],
    );
  },
};
