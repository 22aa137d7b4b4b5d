import {
  bloodFindings,
  bloodIndices,
  confirmedValues,
  type BloodFindings,
  type BloodIndex,
  type BloodSubject,
  type EarlierSample,
} from '@healzy/domain/blood-analysis';
import { ageOn } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import { energyPerson } from '../../nutritional-plans/energy.ts';
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
    accountId: string;
    birthdate: string | null;
    sex: 'MALE' | 'FEMALE' | null;
    waist: number | null;
  }>(
    `SELECT p.account_id, p.birthdate, p.sex, (SELECT m.waist_cm FROM body_measurements m
       WHERE m.account_id = p.account_id AND m.patient_id = p.id AND m.waist_cm IS NOT NULL
         AND abs(m.measured_on - $2::date) <= $3
       ORDER BY abs(m.measured_on - $2::date), m.created_at DESC LIMIT 1) AS waist
     FROM patients p WHERE p.id = $1`,
    [patientId, day, WAIST_DAYS],
  );
  const [person] = rows;
  const isRecorded =
    person !== undefined && (await isPregnantByRecord(sql, person.accountId, patientId, day));
  return {
    age: person?.birthdate == null || day === null ? null : ageOn(person.birthdate, day),
    sex: person?.sex ?? null,
    isFasting: results?.isFasting ?? null,
    isPregnant: results?.isPregnant ?? (isRecorded ? true : null),
    waist: person?.waist ?? null,
  };
}

/** What the clinical history says of a pregnancy; that it says none is not known to hold on the day of the sample. */
async function isPregnantByRecord(
  sql: Sql,
  accountId: string,
  patientId: string,
  day: string | null,
): Promise<boolean> {
  const { state } = await energyPerson(sql, accountId, patientId, day ?? '1970-01-01');
  return state === 'PREGNANT';
}

/** How many earlier samples are looked through for a second result. */
const MOST_EARLIER = 50;

/** The patient's samples before this one, the latest first; none while its day is not known. */
async function earlierSamples(
  sql: Sql,
  patientId: string,
  results: Pick<ResultsRow, 'medicalTestId' | 'sampledAt'> | undefined,
): Promise<EarlierSample[]> {
  const day = results?.sampledAt?.slice(0, 10) ?? null;
  if (results === undefined || day === null) return [];
  const { rows } = await sql.query<{
    sampledOn: string;
    birthdate: string | null;
    isFasting: boolean | null;
    isPregnant: boolean | null;
    values: ResultsRow['values'];
  }>(
    `SELECT left(b.sampled_at, 10) AS sampled_on, b.is_fasting, b.is_pregnant, b.values,
       to_char(p.birthdate, 'YYYY-MM-DD') AS birthdate
     FROM blood_results b JOIN patients p ON p.account_id = b.account_id AND p.id = b.patient_id
     JOIN medical_tests t ON t.account_id = b.account_id AND t.id = b.medical_test_id AND t.state <> 'CANCELED'
     WHERE b.patient_id = $1 AND b.medical_test_id <> $2 AND left(b.sampled_at, 10) < $3
     ORDER BY b.sampled_at DESC, b.id LIMIT ${MOST_EARLIER}`,
    [patientId, results.medicalTestId, day],
  );
  return rows.map(({ birthdate, values, ...sample }) => ({
    ...sample,
    age: birthdate === null ? null : ageOn(birthdate, sample.sampledOn),
    values: confirmedValues(values),
  }));
}

/** Indices and findings of saved results, in the light of the patient's earlier ones. */
export async function computed(
  sql: Sql,
  patientId: string,
  results: Pick<ResultsRow, 'values' | 'medicalTestId' | 'sampledAt'> | undefined,
  subject: SubjectFacts,
): Promise<BloodFindings & { indices: BloodIndex[] }> {
  const values = confirmedValues(results?.values ?? []);
  const indices = bloodIndices(values, subject);
  const facts = { ...subject, systolic: null, diastolic: null, waistLimits: WAIST_LIMITS };
  const earlier = await earlierSamples(sql, patientId, results);
  return { indices, ...bloodFindings(values, indices, facts, earlier) };
}
