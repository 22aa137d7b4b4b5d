import type { CleanUp } from '../../platform/jobs/clean-up.ts';

/** Removes carts' files that were uploaded and never imported. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND d.entity_type = 'TEST_RECORDING'
         AND NOT EXISTS (SELECT 1 FROM calorimetry_tests c WHERE c.document_id = d.id)`,
      [before.toISOString()],
    );
  },
};
