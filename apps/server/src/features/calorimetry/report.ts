import { reportFileName } from '@healzy/domain/shared';
import { findLetterhead, readLogo } from '../accounts/letterhead.ts';
import type { Sql } from '../../platform/db/database.ts';
import { longHandler, type LongCall } from '../../platform/http/calls.ts';
import { pdfThread } from '../../platform/pdf/thread.ts';
import { paperPerson } from '../../shared/patient-access/patient-name.ts';
import { figuresOf } from './cart-thread.ts';
import { outdatedWork } from './handlers.ts';
import { loadTest, requirePhases } from './open-test.ts';
import { reportLabels } from './report/labels.ts';
import type { ReportData } from './report/report-data.ts';
import { toCalorimetry } from './test-rows.ts';

const makeBeside = pdfThread<ReportData>(
  'features/calorimetry/report/report-worker',
  new URL('report/report-worker-source.mjs', import.meta.url),
);

export const exportCalorimetryReport = longHandler('exportCalorimetryReport', async (call) => {
  const { logoKey, work, ...found } = await call.inAccount((sql) => readReport(sql, call));
  const logo = await readLogo(call.services, logoKey);
  const results = work === null ? found.results : (await figuresOf(work)).results;
  const data: ReportData = { ...found, results, clinic: { ...found.clinic, logo } };
  const body = await makeBeside(data, call.caller.accountId);
  const fileName = reportFileName(reportLabels(data.language)('file'), data.patient, data.testedOn);
  return { status: 200, body, fileName };
});

async function readReport(sql: Sql, { caller, path, query, services }: LongCall<'exportCalorimetryReport'>) {
  const now = services.now();
  const loaded = await loadTest(sql, { caller, id: path.medicalTestId, now }, 'read');
  const row = requirePhases(loaded);
  const { test } = loaded;
  const shown = await toCalorimetry(sql, row, loaded);
  const { recording, results } = shown;
  if (recording === null || results === null) throw new Error('A recording is stored without its results.');
  const { name: clinic, logoKey } = await findLetterhead(sql, caller.accountId);
  const { rows } = await sql.query<{ timezone: string }>('SELECT timezone FROM patients WHERE id = $1', [
    test.patientId,
  ]);
  const principal = test.specialists.find(({ isPrincipal }) => isPrincipal);
  return {
    work: await outdatedWork(sql, loaded),
    logoKey,
    language: query.language ?? shown.patientLanguage,
    clinic: { name: clinic },
    ...(await paperPerson(sql, test.patientId)),
    test: test.name,
    specialist: `${principal?.name ?? ''} ${principal?.surname ?? ''}`.trim(),
    isFinished: test.state === 'FINISHED',
    madeAt: now.toISOString(),
    zone: rows[0]?.timezone ?? 'UTC',
    testedOn: row.testedOn,
    recording,
    results,
    body: shown.body,
    method: shown.method,
    conditions: shown.conditions,
    observations: shown.observations,
    conclusions: shown.conclusions,
  };
}
