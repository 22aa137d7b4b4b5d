import { readAnswers } from '@healzy/domain/patient-data';
import { CHANGE_SERIES_DAYS, weightChange, type WeightPoint } from '@healzy/domain/patients';
import type { AlertReader, SummaryReader } from '../../contributions/summary.ts';
import { completenessOfSections, readSection, readSections } from './answers.ts';

/** How many weights the small chart draws; the change may need more. */
const DRAWN_WEIGHTS = 24;

export const readWeight: SummaryReader<'weight'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<{ measuredOn: string; weightKg: number }>(
    // Of several on one day, the latest entry counts.
    `SELECT DISTINCT ON (measured_on) measured_on, weight_kg FROM body_measurements
     WHERE account_id = $1 AND patient_id = $2 AND weight_kg IS NOT NULL
     ORDER BY measured_on DESC, created_at DESC, id DESC LIMIT ${CHANGE_SERIES_DAYS}`,
    [accountId, patientId],
  );
  const series: WeightPoint[] = rows.reverse().map(({ measuredOn, weightKg: kg }) => ({ measuredOn, kg }));
  const latest = series.at(-1);
  if (latest === undefined) return null;
  return { ...latest, change: weightChange(series), series: series.slice(-DRAWN_WEIGHTS) };
};

export const readHeight: SummaryReader<'height'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<{ measuredOn: string; heightCm: number }>(
    `SELECT measured_on, height_cm FROM body_measurements
     WHERE account_id = $1 AND patient_id = $2 AND height_cm IS NOT NULL
     ORDER BY measured_on DESC, created_at DESC, id DESC LIMIT 1`,
    [accountId, patientId],
  );
  return rows[0] ? { cm: rows[0].heightCm, measuredOn: rows[0].measuredOn } : null;
};

export const readCompleteness: SummaryReader<'questionnaire'> = async ({ sql, accountId, patientId }) =>
  completenessOfSections(await readSections(sql, accountId, patientId));

/** Allergies are shown wherever the patient is: answered once, needed every time. */
export const readAllergies: AlertReader = async ({ sql, accountId, patientId }) => {
  const habits = await readSection(sql, accountId, patientId, 'habits');
  const { hasAllergies, allergies, otherAllergies } = readAnswers('habits', habits.answers);
  if (hasAllergies !== true) return [];
  return [
    {
      kind: 'ALLERGY',
      subjectId: patientId,
      since: habits.changedAt,
      glucose: null,
      codes: [...((allergies as readonly string[] | null) ?? [])],
      text: (otherAllergies as string | null) ?? null,
    },
  ];
};

export const readWaitingIntakes: AlertReader = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<{ id: string; submittedAt: string }>(
    `SELECT id, submitted_at FROM intakes WHERE account_id = $1 AND patient_id = $2 AND state = 'SUBMITTED'
     ORDER BY submitted_at`,
    [accountId, patientId],
  );
  return rows.map(({ id, submittedAt: since }) => ({
    kind: 'INTAKE_TO_REVIEW',
    subjectId: id,
    since,
    codes: [],
    glucose: null,
    text: null,
  }));
};
