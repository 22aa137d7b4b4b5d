import type { PatientSummary } from '@healzy/api/schema';
import type { FigureName } from '../contributions/patient-figures.ts';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import type { Services } from '../services.ts';

const NONE: Pick<PatientSummary, FigureName> = { followUp: null };

/** The columns of these patients that other features contribute. */
export async function figuresOf(
  sql: Sql,
  { accountId }: Caller,
  services: Services,
  patientIds: readonly string[],
): Promise<(patientId: string) => Pick<PatientSummary, FigureName>> {
  const { patientFigures, stepProofs } = services.contributions;
  if (patientIds.length === 0 || patientFigures.followUp === undefined) return () => NONE;
  const context = { sql, accountId, patientIds, now: services.now(), stepProofs };
  const followUps = await patientFigures.followUp(context);
  return (patientId) => ({ followUp: followUps.get(patientId) ?? null });
}
