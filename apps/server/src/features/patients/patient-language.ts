import { LANGUAGES, type Language } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';

/** {@link patientLanguage} in SQL, for the ids that these expressions give. */
export const patientLanguageOf = (patientId: string, userId: string): string => `coalesce(
  (SELECT card.language FROM patients card WHERE card.id = ${patientId}),
  (SELECT asked.language FROM intakes asked WHERE asked.patient_id = ${patientId}
    ORDER BY asked.created_at DESC LIMIT 1),
  (SELECT writer.language FROM users writer WHERE writer.id = ${userId}))`;

/**
 * The language to write to a patient in: that of their card; else that of their last questionnaire, which was chosen
 * for them; else the caller's (docs/decisions/patients.md#the-language-to-write-to-a-patient-in).
 */
export async function patientLanguage(
  sql: Sql,
  { userId }: Pick<Caller, 'userId'>,
  patientId: string,
): Promise<Language> {
  const { rows } = await sql.query<{ language: string | null }>(
    `SELECT ${patientLanguageOf('$1', '$2')} AS language`,
    [patientId, userId],
  );
  return LANGUAGES.find((language) => language === rows[0]?.language) ?? LANGUAGES[0];
}
