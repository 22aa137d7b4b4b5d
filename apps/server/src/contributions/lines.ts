import { ownAppointmentsOf } from '@healzy/domain/appointments';
import { WORKLIST_KINDS, worklistReach, type WorklistKind } from '@healzy/domain/dashboard';
import type { Actor } from '@healzy/domain/session';
import { withinReach } from './reach.ts';
import type { WorklistSource } from './worklist.ts';

type Sources = Record<WorklistKind, WorklistSource>;

/**
 * The statement of the lines of a kind that a person may see; null when there can be none. Kinds are read one by one: to
 * plan one statement of all of them takes longer, and holds the embedded database.
 *
 * @param ofPatient the parameter of the patient whom they are about, where they are about one
 */
export function linesStatement(
  actor: Actor,
  sources: Sources,
  kind: WorklistKind,
  ofPatient?: string,
): string | null {
  const reach = worklistReach(actor, kind);
  if (reach === 'none') return null;
  const { select, patient, own } = sources[kind];
  const isOwn = own === undefined || ownAppointmentsOf(actor) === null ? 'true' : own;
  const isAsked = ofPatient === undefined ? 'true' : `${patient} = ${ofPatient}::uuid`;
  return `SELECT '${kind}' AS kind, ${WORKLIST_KINDS.indexOf(kind)} AS urgency, line.*
    FROM (${select} AND ${withinReach(reach, patient)} AND ${isOwn} AND ${isAsked}
    ) line (subject_id, patient_id, cause, since, test_id, last_reading_at, specialist_id) WHERE $3::timestamptz IS NOT NULL`;
}

/** SQL of the headline of a line `l` about glucose; null for others. Read for the lines that are shown, not for all. */
export const headlineOfLine = ({ glucose }: WorklistSource): string => glucose ?? 'NULL::json';

/** SQL of the name of the device that a line `l` is about. */
export const deviceOfLine = ({ device }: WorklistSource): string => device ?? 'NULL::text';
