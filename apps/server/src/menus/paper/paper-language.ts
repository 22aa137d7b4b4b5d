import { LANGUAGES, type Language } from '@healzy/domain/shared';
import type { Sql } from '../../db/database.ts';

/** The language of the patient's last questionnaire; a patient without one gets the caller's (decision 0088). */
export async function paperLanguage(sql: Sql, userId: string, patientId: string): Promise<Language> {
  const { rows } = await sql.query<{ language: string }>(
    `SELECT coalesce(
       (SELECT i.language FROM intakes i WHERE i.patient_id = $1 ORDER BY i.created_at DESC LIMIT 1),
       (SELECT u.language FROM users u WHERE u.id = $2)) AS language`,
    [patientId, userId],
  );
  return LANGUAGES.find((language) => language === rows[0]?.language) ?? LANGUAGES[0];
}
