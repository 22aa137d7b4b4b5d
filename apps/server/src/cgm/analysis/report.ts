import { reportFileName } from '@healzy/domain/shared';
import { reportChanges } from '@healzy/domain/cgm/analysis';
import type { Sql } from '../../db/database.ts';
import { findLetterhead, readLogo } from '../../accounts/letterhead.ts';
import { longHandler, type LongCall } from '../../http/calls.ts';
import { conflict } from '../../http/http-problem.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import { pdfThread } from '../../pdf/thread.ts';
import { loadSeries } from '../series.ts';
import { patientLanguage } from '../../patients/patient-language.ts';
import { findAnalysis } from './analysis-rows.ts';
import { wholeFigures } from './figures.ts';
import { contentsOf } from './report-contents.ts';
import { reportLabels } from './report/labels.ts';
import type { ReportData } from './report/report-data.ts';

const makeBeside = pdfThread<ReportData>(
  'report-worker',
  new URL('report/report-worker-source.mjs', import.meta.url),
);

export const exportCgmReport = longHandler('exportCgmReport', async (call) => {
  const { logoKey, ...found } = await call.inAccount((sql) => readReport(sql, call));
  const logo = await readLogo(call.services, logoKey);
  const data = { ...found, clinic: { ...found.clinic, logo } };
  const body = await makeBeside(data);
  const lastDay = data.figures.scores.to ?? data.madeAt.slice(0, 10);
  const fileName = reportFileName(reportLabels(data.language)('file'), data.patient, lastDay);
  return { status: 200, body, fileName };
});

async function readReport(
  sql: Sql,
  { caller, path, query, services }: LongCall<'exportCgmReport'>,
): Promise<ReportData & { logoKey: string | null }> {
  const { accountId } = caller;
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const series = await loadSeries(sql, accountId, test.id);
  if (series.epochSeconds.length === 0)
    throw conflict('CGM_REPORT_NO_DATA', 'The test has no readings to report.');
  const row = test.state === 'CANCELED' ? undefined : await findAnalysis(sql, accountId, test.id);
  const now = services.now();
  const wanted = { unit: query.unit ?? series.unit, now };
  const figures = row?.figures ?? (await wholeFigures(sql, { ...test, accountId }, series, wanted));
  const today = await contentsOf(sql, test, series);
  const kept = row?.contents ?? null;
  const { patient, test: name, specialist, events, recommendations } = kept ?? today;
  const { name: clinic, logoKey } = await findLetterhead(sql, accountId);
  return {
    language: query.language ?? (await patientLanguage(sql, caller, test.patientId)),
    unit: figures.unit,
    clinic: { name: clinic, logo: null },
    logoKey,
    patient,
    test: name,
    specialist,
    madeAt: now.toISOString(),
    figures,
    series,
    events,
    recommendations,
    analysis:
      row === undefined
        ? null
        : {
            sections: row.sections,
            finished:
              row.finishedAt === null
                ? null
                : {
                    at: row.finishedAt,
                    name: row.finishedName ?? '',
                    changes: kept === null ? null : reportChanges(kept, today),
                  },
          },
  };
}
