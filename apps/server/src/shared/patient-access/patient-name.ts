import type { Sql } from '../../platform/db/database.ts';

/** Name and surname of a patient, as reports and questions show them. */
export async function patientName(sql: Sql, patientId: string): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    "SELECT concat_ws(' ', name, surname) AS name FROM patients WHERE id = $1",
    [patientId],
  );
  return rows[0]?.name.trim() ?? '';
}
