import { ownAppointmentsOf } from '@healzy/domain/appointments';
import { WORKLIST_KINDS, worklistReach, type WorklistKind } from '@healzy/domain/dashboard';
import type { Actor } from '@healzy/domain/session';
import { withinReach } from './reach.ts';
import type { WorklistSource } from './worklist.ts';

/** The statement of all lines that a person may see, or of some kinds; null when there can be none. */
export function linesStatement(
  actor: Actor,
  sources: Record<WorklistKind, WorklistSource>,
  kinds: readonly WorklistKind[] = WORKLIST_KINDS,
): string | null {
  const parts = kinds.flatMap((kind) => {
    const reach = worklistReach(actor, kind);
    if (reach === 'none') return [];
    const { select, patient, own } = sources[kind];
    const isOwn = own === undefined || ownAppointmentsOf(actor) === null ? 'true' : own;
    const urgency = WORKLIST_KINDS.indexOf(kind);
    return [
      `SELECT '${kind}' AS kind, ${urgency} AS urgency, line.* FROM (${select} AND ${withinReach(reach, patient)} AND ${isOwn}
       ) line (subject_id, patient_id, cause, since, test_id, last_reading_at, specialist_id) WHERE $3::timestamptz IS NOT NULL`,
    ];
  });
  return parts.length === 0 ? null : parts.join(' UNION ALL ');
}

type Sources = Record<WorklistKind, WorklistSource>;

/** SQL of what only lines `l` of some kinds have; null for others. Read for the lines that are shown, not for all. */
function ofLine(sources: Sources, what: 'glucose' | 'device', none: string): string {
  const parts = WORKLIST_KINDS.flatMap((kind) => {
    const sql = sources[kind][what];
    return sql === undefined ? [] : [`WHEN '${kind}' THEN ${sql}`];
  });
  return parts.length === 0 ? none : `CASE l.kind ${parts.join(' ')} END`;
}

/** SQL of the headline of a line `l` about glucose. */
export const headlineOfLine = (sources: Sources): string => ofLine(sources, 'glucose', 'NULL::json');

/** SQL of the name of the device that a line `l` is about. */
export const deviceOfLine = (sources: Sources): string => ofLine(sources, 'device', 'NULL::text');
