import { LANGUAGES, type Language } from '@healzy/domain/shared';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';

/**
 * The language to write to a patient in: that of their card; else that of their last questionnaire, which was chosen
 * for them; else the caller's (decision 0118).
 */
export async function patientLanguage(
  sql: Sql,
  { userId }: Pick<Caller, 'userId'>,
  patientId: string,
): Promise<Language> {
  const { rows } = await sql.query<{ language: string | null }>(
    `SELECT coalesce(
       (SELECT p.language FROM patients p WHERE p.id = $1),
       (SELECT i.language FROM intakes i WHERE i.patient_id = $1 ORDER BY i.created_at DESC LIMIT 1),
       (SELECT u.language FROM users u WHERE u.id = $2)) AS language`,
    [patientId, userId],
  );
  return LANGUAGES.find((language) => language === rows[0]?.language) ?? LANGUAGES[0];
}
