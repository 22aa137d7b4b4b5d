import type { Services } from '../../platform/services.ts';
import { includeDeleted } from '../../platform/db/hidden.ts';

/** An exported record is downloaded or imported within the hour. */
const KEPT_MS = 60 * 60_000;

/**
 * Discards an account's exported records after that time, along with their files: no stray copy of a record is kept.
 */
export async function forgetArchives({ database, files, now }: Services, accountId: string): Promise<void> {
  const { rows } = await database.asAccount({ accountId }, async (sql) => {
    await includeDeleted(sql);
    return sql.query<{ storageKey: string | null }>(
      `DELETE FROM documents WHERE account_id = $1 AND entity_type = 'PATIENT_RECORD' AND created_at < $2
       RETURNING storage_key`,
      [accountId, new Date(now().getTime() - KEPT_MS).toISOString()],
    );
  });
  for (const { storageKey: key } of rows) if (key !== null) await files.remove(key);
}
