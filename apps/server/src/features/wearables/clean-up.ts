import { WEARABLE_LIMITS } from '@healzy/domain/wearables/delivery';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';

const HOUR_MS = 60 * 60_000;

/** Removes imports whose tab was closed, and links that have not worked for as long as they had worked. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { accountId, now }) {
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
    await sql.query(
      'DELETE FROM wearable_imports WHERE account_id = $1 AND completed_at IS NULL AND created_at < $2',
      [accountId, ago(WEARABLE_LIMITS.abandonedAfterHours)],
    );
    await sql.query('DELETE FROM wearable_links WHERE account_id = $1 AND expires_at < $2', [
      accountId,
      ago(WEARABLE_LIMITS.linkDays * 24),
    ]);
  },
};
