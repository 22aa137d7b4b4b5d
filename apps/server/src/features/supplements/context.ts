import { typedPatientAnswers } from '@healzy/domain/patient-data';
import type { BiologicalSex } from '@healzy/domain/patients';
import { todayIn, type LocalDate } from '@healzy/domain/shared';
import { ageMonthsOn, type IntakeContext, type Pregnancy } from '@healzy/domain/supplements';
import type { Sql } from '../../platform/db/database.ts';
import { readSections } from '../patient-data/answers.ts';

interface PatientRow {
  birthdate: LocalDate;
  sex: BiologicalSex;
  timezone: string;
  weightKg: number | null;
  weighedOn: LocalDate | null;
}

/** What a patient's intake is judged with, and when the weight was measured. */
export interface PatientContext extends IntakeContext {
  readonly weighedOn: LocalDate | null;
}

/** What was answered of several things that may exist: none, which, or null while nothing was answered. */
const listed = <Item>(has: boolean | null, which: readonly Item[] | null): readonly Item[] | null =>
  has === false ? [] : has === true || (which?.length ?? 0) > 0 ? (which ?? []) : null;

const words = (text: string | null): string[] => (text === null || text.trim() === '' ? [] : [text.trim()]);

/** Reads what is known of a patient from the card, the measurements and the answers of the record. */
export async function readContext(
  sql: Sql,
  { accountId, patientId, now }: { accountId: string; patientId: string; now: Date },
): Promise<PatientContext> {
  const { rows } = await sql.query<PatientRow>(
    `SELECT p.birthdate, p.sex, p.timezone, w.weight_kg AS "weightKg", w.measured_on AS "weighedOn"
     FROM patients p
     LEFT JOIN LATERAL (
       SELECT m.weight_kg, m.measured_on FROM body_measurements m
       WHERE m.account_id = p.account_id AND m.patient_id = p.id AND m.weight_kg IS NOT NULL
       ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC LIMIT 1
     ) w ON true
     WHERE p.account_id = $1 AND p.id = $2`,
    [accountId, patientId],
  );
  const patient = rows[0];
  const today = todayIn(patient?.timezone ?? 'UTC', now);
  const sections = await readSections(sql, accountId, patientId);
  const answers = typedPatientAnswers(
    Object.fromEntries(sections.map(({ section, answers: given }) => [section, given])),
  );
  const { habits } = answers;
  const history = answers['medical-history'];
  const diseases = listed(history.hasDiseases, history.diseases);
  const isPregnant = diseases?.includes('GESTATIONAL_DIABETES') === true;
  const pregnancy: Pregnancy | 'UNKNOWN' =
    patient?.sex === 'MALE' ? 'NEITHER' : isPregnant ? 'PREGNANT' : (history.pregnancy ?? 'UNKNOWN');
  const allergies = listed(habits.hasAllergies, habits.allergies);
  const intolerances = listed(habits.hasIntolerances, habits.intolerances);
  return {
    today,
    weighedOn: patient?.weighedOn ?? null,
    person: {
      ageMonths: patient === undefined ? 'UNKNOWN' : ageMonthsOn(patient.birthdate, today),
      sex: patient?.sex ?? 'UNKNOWN',
      pregnancy,
      weightKg: patient?.weightKg ?? 'UNKNOWN',
    },
    record: {
      medicines:
        listed(history.takesMedication, history.medication)?.flatMap(({ name }) => words(name ?? null)) ??
        null,
      allergies:
        allergies === null && intolerances === null ? null : [...(allergies ?? []), ...(intolerances ?? [])],
      otherAllergies: [...words(habits.otherAllergies), ...words(habits.otherIntolerances)],
      diseases,
      smokes: habits.isSmoker,
    },
  };
}
