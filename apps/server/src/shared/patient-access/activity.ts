import type { Sql } from '../../platform/db/database.ts';

/** Records that something was just done for this patient. */
export async function touchPatient(sql: Sql, patientId: string, now: Date): Promise<void> {
  await sql.query('UPDATE patients SET last_activity_at = $2 WHERE id = $1', [patientId, now.toISOString()]);
}
