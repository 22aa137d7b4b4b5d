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
  const kinds = (Object.keys(sources) as (keyof typeof sources)[]).filter((kind) => sources[kind].alertText);
  const lines = linesStatement(caller, sources, kinds);
  if (lines === null) return [];
  const texts = kinds.map((kind) => `WHEN '${kind}' THEN ${sources[kind].alertText}`).join(' ');
  const { rows } = await sql.query<Omit<PatientAlert, 'codes'>>(
    `SELECT l.kind, l.subject_id, l.since, CASE l.kind ${texts} END AS text, ${headlineOfLine(sources)} AS glucose
     FROM (${lines}) l WHERE l.patient_id = $4`,
    [caller.accountId, caller.professionalId, now.toISOString(), patientId],
  );
  return rows.map((line) => ({ ...line, codes: [] }));
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
