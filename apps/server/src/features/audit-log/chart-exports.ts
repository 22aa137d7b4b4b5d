import { handler } from '../../platform/http/calls.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { recordAudit } from '../../platform/audit/record.ts';

export const recordChartExport = handler('recordChartExport', async (call, sql) => {
  const { chart, patientId } = call.body;
  if (patientId !== undefined) await requirePatient(sql, call.caller, patientId);
  await recordAudit(sql, {
    by: call,
    kind: 'EXPORTED',
    details: { exported: 'CHART', chart, ...(patientId === undefined ? {} : { patientId }) },
  });
  return { status: 204 };
});
