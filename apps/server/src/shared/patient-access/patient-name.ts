import type { Sql } from '../../platform/db/database.ts';

/** Name and surname of a patient, as reports and questions show them. */
export async function patientName(sql: Sql, patientId: string): Promise<string> {
  return (await paperPerson(sql, patientId)).patient;
}

/** The same with what tells two people of one name apart. */
export async function paperPerson(
  sql: Sql,
  patientId: string,
): Promise<{ patient: string; birthdate: string | null }> {
  const { rows } = await sql.query<{ name: string; birthdate: string | null }>(
    `SELECT concat_ws(' ', name, surname) AS name, to_char(birthdate, 'YYYY-MM-DD') AS birthdate
     FROM patients WHERE id = $1`,
    [patientId],
  );
  return { patient: rows[0]?.name.trim() ?? '', birthdate: rows[0]?.birthdate ?? null };
}
