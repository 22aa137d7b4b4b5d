import type { PatientAlert, PatientDataSection } from '@healzy/api/schema';
import type { WorklistKind } from '@healzy/domain/dashboard';
import { readAnswers } from '@healzy/domain/patient-data';
import { linesStatement } from '../dashboard/sources.ts';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';

/** Causes of the worklist that are alerts of the record too; one list decides when they apply. */
const SHARED = ['NO_CGM_DATA', 'TEST_NOT_BEGUN', 'PRINCIPAL_AWAY'] as const satisfies readonly WorklistKind[];
type SharedKind = (typeof SHARED)[number];

const ORDER: readonly PatientAlert['kind'][] = [
  'NO_CGM_DATA',
  'ALLERGY',
  'INTAKE_TO_REVIEW',
  'TEST_NOT_BEGUN',
  'PRINCIPAL_AWAY',
];

interface LineRow {
  kind: SharedKind;
  subjectId: string;
  since: string | null;
  text: string | null;
}

/** What of the worklist is about this patient, as far as the caller may learn of it. */
async function readLines(sql: Sql, caller: Caller, patientId: string, now: Date): Promise<PatientAlert[]> {
  const lines = linesStatement(caller, SHARED);
  if (lines === null) return [];
  const { rows } = await sql.query<LineRow>(
    `SELECT l.kind, l.subject_id, l.since, coalesce(
       (SELECT t.name FROM medical_tests t WHERE t.id = l.test_id),
       (SELECT u.name || ' ' || u.surname FROM professionals pr JOIN users u ON u.id = pr.user_id
        WHERE pr.id = l.specialist_id)) AS text
     FROM (${lines}) l WHERE l.patient_id = $4`,
    [caller.accountId, caller.professionalId, now.toISOString(), patientId],
  );
  return rows.map(({ kind, subjectId, since, text }) => ({
    kind,
    subjectId,
    since,
    codes: [],
    text,
  }));
}

/** An allergy is told wherever the patient is met: it was answered once and is needed every time. */
function allergyOf(patientId: string, sections: readonly PatientDataSection[]): PatientAlert[] {
  const habits = sections.find(({ section }) => section === 'habits');
  if (habits === undefined) return [];
  const { hasAllergies, allergies, otherAllergies } = readAnswers('habits', habits.answers);
  if (hasAllergies !== true) return [];
  return [
    {
      kind: 'ALLERGY',
      subjectId: patientId,
      since: habits.changedAt,
      codes: [...((allergies as readonly string[] | null) ?? [])],
      text: (otherAllergies as string | null) ?? null,
    },
  ];
}

async function readIntakes(sql: Sql, caller: Caller, patientId: string): Promise<PatientAlert[]> {
  const { rows } = await sql.query<{ id: string; submittedAt: string }>(
    `SELECT id, submitted_at FROM intakes WHERE account_id = $1 AND patient_id = $2 AND state = 'SUBMITTED'
     ORDER BY submitted_at`,
    [caller.accountId, patientId],
  );
  return rows.map(({ id, submittedAt: since }) => ({
    kind: 'INTAKE_TO_REVIEW',
    subjectId: id,
    since,
    codes: [],
    text: null,
  }));
}

/**
 * What must be known of a patient before anything else, the most urgent first.
 *
 * @param sections the questionnaire; null for whom it is not open
 */
export async function readAlerts(
  sql: Sql,
  caller: Caller,
  patientId: string,
  { sections, now }: { sections: readonly PatientDataSection[] | null; now: Date },
): Promise<PatientAlert[]> {
  const lines = await readLines(sql, caller, patientId, now);
  const clinical =
    sections === null
      ? []
      : [...allergyOf(patientId, sections), ...(await readIntakes(sql, caller, patientId))];
  return [...lines, ...clinical].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
