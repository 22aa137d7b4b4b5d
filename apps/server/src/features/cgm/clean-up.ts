import { RECOMMENDATION_RESTORE_DAYS } from '@healzy/domain/cgm';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';

const KEPT_MS = RECOMMENDATION_RESTORE_DAYS * 24 * 60 * 60_000;

/** Removes sensor files that were never imported, and recommendations deleted too long ago to be restored. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { accountId, now, before }) {
    await sql.query('DELETE FROM cgm_recommendations WHERE account_id = $1 AND deleted_at < $2', [
      accountId,
      new Date(now.getTime() - KEPT_MS).toISOString(),
    ]);
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'CGM_IMPORT'
         AND NOT EXISTS (SELECT 1 FROM cgm_imports i WHERE i.document_id = d.id)`,
      [before.toISOString()],
    );
  },
};
