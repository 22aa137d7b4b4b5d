import type { Sql } from '../../platform/db/database.ts';

/** The zone of the clock by which a patient lives. */
export async function patientZone(sql: Sql, patientId: string): Promise<string> {
  const { rows } = await sql.query<{ timezone: string }>('SELECT timezone FROM patients WHERE id = $1', [
    patientId,
  ]);
  return rows[0]?.timezone ?? 'UTC';
}
