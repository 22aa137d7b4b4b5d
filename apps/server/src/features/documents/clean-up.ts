import type { CleanUp } from '../../platform/jobs/clean-up.ts';

/** Removes announced files that were never uploaded, and pictures that are not used. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await sql.query(
      `DELETE FROM documents d WHERE d.created_at < $1 AND (
         d.state = 'AWAITING_UPLOAD'
         OR d.entity_type = 'ACCOUNT' AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.profile_image_id = d.id)
         OR d.entity_type = 'USER' AND EXISTS (SELECT 1 FROM users u
           WHERE u.id = d.entity_id AND u.picture_id IS DISTINCT FROM d.id))`,
      [before.toISOString()],
    );
  },
};
