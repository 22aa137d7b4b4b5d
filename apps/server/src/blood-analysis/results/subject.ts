import {
  bloodFindings,
  bloodIndices,
  confirmedValues,
  type BloodFindings,
  type BloodIndex,
  type BloodSubject,
} from '@healzy/domain/blood-analysis';
import { ageOn } from '@healzy/domain/shared';
import type { Sql } from '../../db/database.ts';
import type { ResultsRow } from './result-rows.ts';

/** Limits of waist in Europe (94 and 80 cm), where the product is at home; those elsewhere are wider. */
const WAIST_LIMITS = { male: 94, female: 80 };
/** A waist that was measured longer before or after the sample says nothing of it, days. */
const WAIST_DAYS = 183;

export interface SubjectFacts extends BloodSubject {
  waist: number | null;
}

/** What the computations know of the patient on the day of the sample. */
export async function subjectOf(
  sql: Sql,
  patientId: string,
  results: Pick<ResultsRow, 'sampledAt' | 'isFasting' | 'isPregnant'> | undefined,
): Promise<SubjectFacts> {
  const day = results?.sampledAt?.slice(0, 10) ?? null;
  const { rows } = await sql.query<{
    birthdate: string | null;
    sex: 'MALE' | 'FEMALE' | null;
    waist: number | null;
  }>(
    `SELECT p.birthdate, p.sex, (SELECT m.waist_cm FROM body_measurements m
       WHERE m.account_id = p.account_id AND m.patient_id = p.id AND m.waist_cm IS NOT NULL
         AND abs(m.measured_on - $2::date) <= $3
       ORDER BY abs(m.measured_on - $2::date), m.created_at DESC LIMIT 1) AS waist
     FROM patients p WHERE p.id = $1`,
    [patientId, day, WAIST_DAYS],
  );
  const [person] = rows;
  return {
    age: person?.birthdate == null || day === null ? null : ageOn(person.birthdate, day),
    sex: person?.sex ?? null,
    isFasting: results?.isFasting ?? null,
    isPregnant: results?.isPregnant ?? null,
    waist: person?.waist ?? null,
  };
}

/** Indices and findings of saved results. */
export function computed(
  results: Pick<ResultsRow, 'values'>,
  subject: SubjectFacts,
): BloodFindings & { indices: BloodIndex[] } {
  const values = confirmedValues(results.values);
  const indices = bloodIndices(values, subject);
  const facts = { ...subject, systolic: null, diastolic: null, waistLimits: WAIST_LIMITS };
  return { indices, ...bloodFindings(values, indices, facts) };
}
