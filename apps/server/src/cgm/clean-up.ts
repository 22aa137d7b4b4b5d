import type { CleanUp } from '../jobs/clean-up.ts';

/** Removes sensor files that were never imported. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'CGM_IMPORT'
         AND NOT EXISTS (SELECT 1 FROM cgm_imports i WHERE i.document_id = d.id)`,
      [before.toISOString()],
    );
  },
};
