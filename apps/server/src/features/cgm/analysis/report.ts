import { reportFileName } from '@healzy/domain/shared';
import { localDays, type CgmSeries } from '@healzy/domain/cgm';
import { reportChanges } from '@healzy/domain/cgm/analysis';
import type { Sql } from '../../../platform/db/database.ts';
import { findLetterhead, readLogo } from '../../accounts/letterhead.ts';
import { longHandler, type LongCall } from '../../../platform/http/calls.ts';
import { conflict } from '../../../platform/http/http-problem.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import { pdfThread } from '../../../platform/pdf/thread.ts';
import { findingsOf } from '../figures.ts';
import { loadSeries, periodOf, within, type Period } from '../series.ts';
import { patientLanguage } from '../../patients/patient-language.ts';
import { paperPerson } from '../../../shared/patient-access/patient-name.ts';
import { findAnalysis } from './analysis-rows.ts';
import { analysisFigures } from './figures.ts';
import { contentsOf } from './report-contents.ts';
import { reportLabels } from './report/labels.ts';
import type { ReportData } from './report/report-data.ts';

const makeBeside = pdfThread<ReportData>(
  'features/cgm/analysis/report/report-worker',
  new URL('report/report-worker-source.mjs', import.meta.url),
);

export const exportCgmReport = longHandler('exportCgmReport', async (call) => {
  const { logoKey, ...found } = await call.inAccount((sql) => readReport(sql, call));
  const logo = await readLogo(call.services, logoKey);
  const data = { ...found, clinic: { ...found.clinic, logo } };
  const body = await makeBeside(data, call.caller.accountId);
  const lastDay = data.figures.scores.to ?? data.madeAt.slice(0, 10);
  const fileName = reportFileName(reportLabels(data.language)('file'), data.patient, lastDay);
  return { status: 200, body, fileName };
});

/** Days of a report unless others are asked for: the consensus judges fourteen. */
const REPORT_DAYS = 14;

/** The days that are asked for, else the last fourteen of the test. Nothing where those are all. */
function askedDays(
  all: CgmSeries,
  { from, to }: { from?: string; to?: string },
): { from?: string; to?: string } {
  if (from !== undefined || to !== undefined)
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const days = localDays(all);
  const first = days.at(-REPORT_DAYS);
  return first === undefined || days.length === REPORT_DAYS ? {} : { from: first.date };
}

function isWithin(period: Period | undefined, startsAt: string): boolean {
  if (period === undefined) return true;
  const epoch = Date.parse(startsAt) / 1000;
  return epoch >= period.fromEpoch && epoch < period.toEpoch;
}

async function readReport(
  sql: Sql,
  { caller, path, query, services }: LongCall<'exportCgmReport'>,
): Promise<ReportData & { logoKey: string | null }> {
  const { accountId } = caller;
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const all = await loadSeries(sql, accountId, test.id);
  const row = test.state === 'CANCELED' ? undefined : await findAnalysis(sql, accountId, test.id);
  // A finished analysis is about all days that the specialist had before them.
  const asked = row?.figures ? {} : askedDays(all, query);
  const period = periodOf(all, asked);
  const series = within(all, period);
  if (series.epochSeconds.length === 0)
    throw conflict('CGM_REPORT_NO_DATA', 'The period has no readings to report.');
  const now = services.now();
  const wanted = { unit: query.unit ?? all.unit, now, query: asked };
  const figures = row?.figures ?? (await analysisFigures(sql, { ...test, accountId }, all, wanted));
  const found = await findingsOf(sql, accountId, test, { query: asked, now });
  const today = await contentsOf(sql, test, all);
  const kept = row?.contents ?? null;
  const { patient, test: name, specialist, events, recommendations } = kept ?? today;
  const { name: clinic, logoKey } = await findLetterhead(sql, accountId);
  return {
    language: query.language ?? (await patientLanguage(sql, caller, test.patientId)),
    unit: figures.unit,
    clinic: { name: clinic, logo: null },
    logoKey,
    patient,
    birthdate: (await paperPerson(sql, test.patientId)).birthdate,
    test: name,
    specialist,
    madeAt: now.toISOString(),
    figures,
    findings: found.map(({ episodes: _episodes, ...facts }) => facts),
    series,
    parts: query.parts ?? [],
    events: events.filter(({ startsAt }) => isWithin(period, startsAt)),
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
