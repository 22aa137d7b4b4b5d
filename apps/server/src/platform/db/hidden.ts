import type { Sql } from './database.ts';

/**
 * Lets the rest of this transaction see deleted patients and all their data. Only for restoring, erasing, listing and
 * cleaning up; everything else must ignore them.
 */
export async function includeDeleted(sql: Sql): Promise<void> {
  await sql.query(`SELECT set_config('app.sees_deleted', 'on', true)`);
}
