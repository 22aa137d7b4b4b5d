import { CHANGE_SERIES_DAYS, weightChange, type WeightPoint } from '@healzy/domain/patients';
import type {
  NamedPerson,
  PatientActiveTest,
  PatientHeight,
  PatientRecordSummary,
  PatientTests,
  PatientWeight,
} from '@healzy/api/schema';
import { nextAppointmentColumn, toNextAppointment, type NextAppointmentRow } from '../appointments/next.ts';
import type { Sql } from '../db/database.ts';
import { handler } from '../http/calls.ts';
import { notFound } from '../http/refusals.ts';
import { completenessOfSections, readSections } from '../patient-data/answers.ts';
import { readAlerts } from './alerts.ts';
import { demandPatient } from './assignments.ts';

/** How many weights the small chart draws; the change may need more of them. */
const DRAWN_WEIGHTS = 24;

interface OpenRow {
  nextAppointment: NextAppointmentRow | null;
  specialist: NamedPerson;
  activeTests: PatientActiveTest[];
  tests: number;
  documents: number;
}

/** What everybody may see who may see the patient. */
async function readOpen(sql: Sql, accountId: string, patientId: string, now: Date): Promise<OpenRow> {
  const { rows } = await sql.query<OpenRow>(
    `SELECT x.*, (SELECT json_build_object('id', pr.id, 'name', u.name, 'surname', u.surname) FROM professionals pr
         JOIN users u ON u.id = pr.user_id WHERE pr.id = (x.next_appointment->>'professional_id')::uuid) AS specialist
     FROM (SELECT ${nextAppointmentColumn('p', '$3')} AS next_appointment,
       (SELECT coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'name', t.name, 'state', t.state)
          ORDER BY t.created_at), '[]')
        FROM medical_tests t WHERE t.account_id = $1 AND t.patient_id = $2 AND t.state IN ('STARTED', 'IN_PROGRESS'))
        AS active_tests,
       (SELECT count(*) FROM medical_tests t WHERE t.account_id = $1 AND t.patient_id = $2) AS tests,
       (SELECT count(*) FROM documents d WHERE d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = $2
          AND d.state = 'STORED') AS documents
     FROM patients p WHERE p.account_id = $1 AND p.id = $2) x`,
    [accountId, patientId, now.toISOString()],
  );
  if (!rows[0]) throw notFound();
  return rows[0];
}

async function readWeight(sql: Sql, accountId: string, patientId: string): Promise<PatientWeight | null> {
  const { rows } = await sql.query<{ measuredOn: string; weightKg: number }>(
    // Several of one day: the last one written down.
    `SELECT DISTINCT ON (measured_on) measured_on, weight_kg FROM body_measurements
     WHERE account_id = $1 AND patient_id = $2 AND weight_kg IS NOT NULL
     ORDER BY measured_on DESC, created_at DESC, id DESC LIMIT ${CHANGE_SERIES_DAYS}`,
    [accountId, patientId],
  );
  const series: WeightPoint[] = rows.reverse().map(({ measuredOn, weightKg: kg }) => ({ measuredOn, kg }));
  const latest = series.at(-1);
  if (latest === undefined) return null;
  return { ...latest, change: weightChange(series), series: series.slice(-DRAWN_WEIGHTS) };
}

async function readHeight(sql: Sql, accountId: string, patientId: string): Promise<PatientHeight | null> {
  const { rows } = await sql.query<{ measuredOn: string; heightCm: number }>(
    `SELECT measured_on, height_cm FROM body_measurements
     WHERE account_id = $1 AND patient_id = $2 AND height_cm IS NOT NULL
     ORDER BY measured_on DESC, created_at DESC, id DESC LIMIT 1`,
    [accountId, patientId],
  );
  return rows[0] ? { cm: rows[0].heightCm, measuredOn: rows[0].measuredOn } : null;
}

async function readLastNote(
  sql: Sql,
  accountId: string,
  patientId: string,
): Promise<PatientRecordSummary['lastNote']> {
  const { rows } = await sql.query<{ id: string; title: string; at: string; by: string }>(
    `SELECT n.id, n.title, v.signed_at AS at, v.author_name || ' ' || v.author_surname AS by
     FROM notes n JOIN note_versions v ON v.account_id = $1 AND v.note_id = n.id AND v.version = n.version
     WHERE n.account_id = $1 AND n.patient_id = $2 AND n.deleted_at IS NULL ORDER BY v.signed_at DESC, n.id DESC LIMIT 1`,
    [accountId, patientId],
  );
  return rows[0] ?? null;
}

/** `getPatientSummary`: what matters now. */
export const getPatientSummary = handler('getPatientSummary', async ({ caller, path, services }, sql) => {
  const { patientId } = path;
  const { accountId } = caller;
  const now = services.now();
  const { clinical } = await demandPatient(sql, caller, patientId);
  const open = await readOpen(sql, accountId, patientId, now);
  const seesClinical = clinical !== 'none';
  const sections = seesClinical ? await readSections(sql, accountId, patientId) : null;
  const next = toNextAppointment(open.nextAppointment);
  const tests: PatientTests = { active: open.activeTests, total: open.tests };
  return {
    status: 200,
    body: {
      alerts: await readAlerts(sql, caller, patientId, { sections, now }),
      nextAppointment: next && {
        id: next.id,
        startsAt: next.startsAt,
        endsAt: next.endsAt,
        kind: next.kind,
        mode: next.mode,
        specialist: open.specialist,
      },
      weight: seesClinical ? await readWeight(sql, accountId, patientId) : null,
      height: seesClinical ? await readHeight(sql, accountId, patientId) : null,
      tests,
      questionnaire: sections && completenessOfSections(sections),
      lastNote: seesClinical ? await readLastNote(sql, accountId, patientId) : null,
      documents: open.documents,
    },
  };
});
