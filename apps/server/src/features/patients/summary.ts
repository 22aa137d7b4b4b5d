import type { PatientRecordSummary } from '@healzy/api/schema';
import type { SummaryContext, SummaryPart } from '../../contributions/summary.ts';
import { handler } from '../../platform/http/calls.ts';
import { readAlerts } from './alerts.ts';
import { readSinceLastVisit } from '../../contributions/visit-changes.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';

/** `getPatientSummary`: what matters now. */
export const getPatientSummary = handler('getPatientSummary', async ({ caller, path, services }, sql) => {
  const { patientId } = path;
  const { summary, stepProofs } = services.contributions;
  const access = await requirePatient(sql, caller, patientId);
  const seesClinical = access.clinical !== 'none';
  const context: SummaryContext = {
    ...{ sql, accountId: caller.accountId, patientId, now: services.now() },
    ...{ caller, access, stepProofs },
  };
  const parts: Partial<Record<SummaryPart, unknown>> = {};
  for (const [part, { isClinical, read }] of Object.entries(summary)) {
    parts[part as SummaryPart] = isClinical && !seesClinical ? null : await read(context);
  }
  const alerts = await readAlerts(context, caller, services.contributions, seesClinical);
  const sinceLastVisit = seesClinical ? await readSinceLastVisit(context, services.contributions) : null;
  return { status: 200, body: { alerts, sinceLastVisit, ...parts } as PatientRecordSummary };
});
