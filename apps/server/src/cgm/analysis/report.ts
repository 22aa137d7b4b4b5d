import { reportFileName } from '@healzy/domain/cgm';
import type { Sql } from '../../db/database.ts';
import { findAccount } from '../../accounts/account-rows.ts';
import { findDocument } from '../../documents/document-rows.ts';
import { longHandler, type LongCall } from '../../http/calls.ts';
import { conflict } from '../../http/http-problem.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import type { TestRow } from '../../medical-tests/test-rows.ts';
import type { Services } from '../../services.ts';
import { loadSeries } from '../series.ts';
import { findAnalysis, patientLanguage } from './analysis-rows.ts';
import { wholeFigures } from './figures.ts';
import { reportLabels } from './report/labels.ts';
import type { ReportData, ReportEvent, ReportRecommendation } from './report/report-data.ts';
import { makeReportBeside } from './report/report-thread.ts';

export const exportCgmReport = longHandler('exportCgmReport', async (call) => {
  const { logoKey, ...found } = await call.inAccount((sql) => readReport(sql, call));
  const logo = await readLogo(call.services, logoKey);
  const data = { ...found, clinic: { ...found.clinic, logo } };
  const body = await makeReportBeside(data);
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
  const account = await findAccount(sql, accountId);
  const logo =
    account?.profileImageId == null ? undefined : await findDocument(sql, accountId, account.profileImageId);
  return {
    language: query.language ?? (await patientLanguage(sql, caller, test.patientId)),
    unit: figures.unit,
    clinic: { name: account?.name ?? '', logo: null },
    logoKey: logo?.storageKey ?? null,
    patient: await patientName(sql, test.patientId),
    test: test.name,
    specialist: principalName(test),
    madeAt: now.toISOString(),
    figures,
    series,
    events: await eventsOf(sql, test.id),
    recommendations: await recommendationsOf(sql, test.id),
    analysis:
      row === undefined
        ? null
        : {
            sections: row.sections,
            finished: row.finishedAt === null ? null : { at: row.finishedAt, name: row.finishedName ?? '' },
          },
  };
}

async function eventsOf(sql: Sql, medicalTestId: string): Promise<ReportEvent[]> {
  const { rows } = await sql.query<ReportEvent>(
    'SELECT type, name, starts_at, ends_at FROM cgm_events WHERE medical_test_id = $1 ORDER BY starts_at, id',
    [medicalTestId],
  );
  return rows;
}

/** Those about everything first, then those about events, in their order. */
async function recommendationsOf(sql: Sql, medicalTestId: string): Promise<ReportRecommendation[]> {
  const { rows } = await sql.query<ReportRecommendation>(
    `SELECT r.message, r.language, e.name AS event_name
     FROM cgm_recommendations r LEFT JOIN cgm_events e ON e.id = r.event_id
     WHERE r.medical_test_id = $1 AND r.deleted_at IS NULL
     ORDER BY r.event_id IS NOT NULL, r.position, r.id`,
    [medicalTestId],
  );
  return rows;
}

async function patientName(sql: Sql, patientId: string): Promise<string> {
  const { rows } = await sql.query<{ name: string; surname: string }>(
    'SELECT name, surname FROM patients WHERE id = $1',
    [patientId],
  );
  return `${rows[0]?.name ?? ''} ${rows[0]?.surname ?? ''}`.trim();
}

function principalName({ specialists }: TestRow): string {
  const principal = specialists.find(({ isPrincipal }) => isPrincipal);
  return principal === undefined ? '' : `${principal.name} ${principal.surname}`;
}

/** A logo whose file is missing is left out, as everywhere. */
async function readLogo({ files }: Services, key: string | null): Promise<Uint8Array | null> {
  if (key === null) return null;
  return files.read(key).catch(() => null);
}
