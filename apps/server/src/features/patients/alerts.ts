import type { PatientAlert } from '@healzy/api/schema';
import type { Contributions } from '../../contributions/index.ts';
import { headlineOfLine, linesStatement } from '../../contributions/lines.ts';
import type { SummaryContext } from '../../contributions/summary.ts';
import type { Caller } from '../../platform/http/calls.ts';

/** The most urgent first. */
const ORDER: readonly PatientAlert['kind'][] = [
  'GLUCOSE_RISK',
  'NO_CGM_DATA',
  'ALLERGY',
  'MENU_RESTRICTED',
  'INTAKE_TO_REVIEW',
  'TEST_NOT_BEGUN',
  'PRINCIPAL_AWAY',
];

/** The worklist's lines about this patient that the caller may see. */
async function readLines(
  { sql, patientId, now }: SummaryContext,
  caller: Caller,
  sources: Contributions['worklist'],
): Promise<PatientAlert[]> {
  const alerts: PatientAlert[] = [];
  for (const kind of Object.keys(sources) as (keyof typeof sources)[]) {
    const { alertText } = sources[kind];
    const lines = alertText === undefined ? null : linesStatement(caller, sources, kind, '$4');
    if (lines === null) continue;
    const { rows } = await sql.query<Omit<PatientAlert, 'codes'>>(
      `SELECT l.kind, l.subject_id, l.since, ${alertText} AS text, ${headlineOfLine(sources[kind])} AS glucose
       FROM (${lines}) l`,
      [caller.accountId, caller.professionalId, now.toISOString(), patientId],
    );
    alerts.push(...rows.map((line) => ({ ...line, codes: [] })));
  }
  return alerts;
}

/** Alerts about a patient, the most urgent first. */
export async function readAlerts(
  context: SummaryContext,
  caller: Caller,
  { worklist, alerts }: Contributions,
  seesClinical: boolean,
): Promise<PatientAlert[]> {
  const found = await readLines(context, caller, worklist);
  if (seesClinical) for (const read of Object.values(alerts)) found.push(...(await read(context)));
  return found.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
