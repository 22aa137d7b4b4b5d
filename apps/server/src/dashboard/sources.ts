import {
  CGM_SILENCE_HOURS,
  TEST_NOT_BEGUN_DAYS,
  WORKLIST_KINDS,
  worklistReach,
  type WorklistKind,
} from '@healzy/domain/dashboard';
import { ownAppointmentsOf } from '@healzy/domain/appointments';
import type { Actor } from '@healzy/domain/session';
import { withinReach } from './scope.ts';

interface Source {
  /** A patient's id in the statement's terms. */
  patient: string;
  /** `subject_id, patient_id, cause, since, test_id, last_reading_at, specialist_id`; ends in an open `WHERE`. */
  select: string;
  /** What keeps to a specialist's own where their patients' are too many. */
  own?: string;
}

const milliseconds = (instant: string) => `floor(extract(epoch FROM ${instant}) * 1000)::bigint::text`;
const SILENT_SINCE = 'coalesce(latest.at, t.in_progress_at, t.created_at)';

/**
 * Where the lines of each kind come from. `$1` is the account, `$2` the caller's professional id, `$3` now. `cause` is what
 * a review holds for: it must change whenever the line should come back.
 */
const WORKLIST_SOURCES: Record<WorklistKind, Source> = {
  NO_CGM_DATA: {
    patient: 't.patient_id',
    select: `SELECT t.id AS subject_id, t.patient_id, ${milliseconds(SILENT_SINCE)} AS cause, ${SILENT_SINCE} AS since,
        t.id AS test_id, latest.at AS last_reading_at, NULL::uuid AS specialist_id
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE'
      LEFT JOIN LATERAL (SELECT max(i.last_at) AS at FROM cgm_imports i
        WHERE i.account_id = $1 AND i.medical_test_id = t.id) latest ON true
      WHERE t.account_id = $1 AND t.state = 'IN_PROGRESS' AND t.type = 'CGM'
        AND ${SILENT_SINCE} <= $3::timestamptz - interval '${CGM_SILENCE_HOURS} hours'`,
  },
  APPOINTMENT_TODAY: {
    patient: 'a.patient_id',
    // Moved to another hour it is another appointment to look at.
    select: `SELECT a.id, a.patient_id, ${milliseconds('a.starts_at')}, a.starts_at, NULL::uuid, NULL::timestamptz,
        a.professional_id
      FROM appointments a JOIN patients p ON p.id = a.patient_id AND p.state = 'ACTIVE'
      JOIN accounts here ON here.id = a.account_id
      WHERE a.account_id = $1 AND a.state = 'SCHEDULED' AND a.ends_at > $3::timestamptz
        AND a.starts_at > $3::timestamptz - interval '8 hours'
        AND a.starts_at < (date_trunc('day', $3::timestamptz AT TIME ZONE here.timezone) + interval '1 day')
          AT TIME ZONE here.timezone`,
    own: 'a.professional_id = $2::uuid',
  },
  INTAKE_WAITING: {
    patient: 'i.patient_id',
    // Sent in once, it waits for one decision: nothing brings it back.
    select: `SELECT i.id, i.patient_id, ${milliseconds('i.submitted_at')}, i.submitted_at, NULL::uuid, NULL::timestamptz,
        NULL::uuid
      FROM intakes i JOIN patients p ON p.id = i.patient_id AND p.state = 'ACTIVE'
      WHERE i.account_id = $1 AND i.state = 'SUBMITTED'`,
    // Only the principal decides over it.
    own: `EXISTS (SELECT 1 FROM patient_specialists lead WHERE lead.account_id = $1 AND lead.patient_id = i.patient_id
      AND lead.professional_id = $2::uuid AND lead.is_principal)`,
  },
  TEST_NOT_BEGUN: {
    patient: 't.patient_id',
    // Data that came and were taken back have made another version of it.
    select: `SELECT t.id, t.patient_id, t.version::text, t.created_at, t.id, NULL::timestamptz, NULL::uuid
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE'
      WHERE t.account_id = $1 AND t.state = 'STARTED'
        AND t.created_at <= $3::timestamptz - interval '${TEST_NOT_BEGUN_DAYS * 24} hours'`,
  },
  PRINCIPAL_AWAY: {
    patient: 's.patient_id',
    select: `SELECT s.patient_id, s.patient_id, s.professional_id::text, NULL::timestamptz, NULL::uuid,
        NULL::timestamptz, s.professional_id
      FROM professionals away JOIN patient_specialists s ON s.account_id = $1 AND s.professional_id = away.id
      JOIN patients p ON p.id = s.patient_id AND p.state = 'ACTIVE'
      WHERE away.account_id = $1 AND s.is_principal AND NOT EXISTS (
        SELECT 1 FROM memberships m
        WHERE m.account_id = $1 AND m.professional_id = away.id AND 'SPECIALIST' = ANY (m.roles))`,
  },
};

/** The statement of all lines that somebody may see, or of those of one kind; null when there can be none. */
export function linesStatement(actor: Actor, kinds: readonly WorklistKind[] = WORKLIST_KINDS): string | null {
  const parts = kinds.flatMap((kind) => {
    const reach = worklistReach(actor, kind);
    if (reach === 'none') return [];
    const { select, patient, own } = WORKLIST_SOURCES[kind];
    const isOwn = own === undefined || ownAppointmentsOf(actor) === null ? 'true' : own;
    const urgency = WORKLIST_KINDS.indexOf(kind);
    return [
      `SELECT '${kind}' AS kind, ${urgency} AS urgency, line.* FROM (${select} AND ${withinReach(reach, patient)} AND ${isOwn}
       ) line (subject_id, patient_id, cause, since, test_id, last_reading_at, specialist_id) WHERE $3::timestamptz IS NOT NULL`,
    ];
  });
  return parts.length === 0 ? null : parts.join(' UNION ALL ');
}
