import { testName } from '@healzy/domain/medical-tests';
import { PATIENT_LIST_LIMITS, type PatientColumn } from '@healzy/domain/patients';
import { clockIn, type Language, todayIn } from '@healzy/domain/shared';
import type { PatientSummary } from '@healzy/api/schema';
import { accountZone } from '../accounts/account-rows.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { handler } from '../../platform/http/calls.ts';
import { csvFile } from '../../platform/http/csv.ts';
import { everyRow, readSort } from '../../platform/http/paging.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { translate } from './labels.ts';
import { figuresOf } from './list-figures.ts';
import { findPage } from './list-query.ts';
import { toSummary } from './patient-rows.ts';

export const exportPatients = handler('exportPatients', async (call, sql) => {
  const { caller, query, services } = call;
  const now = services.now();
  const most = PATIENT_LIST_LIMITS.export;
  const order = readSort(query.sort ?? 'surname');
  const { patientFilters: filters } = services.contributions;
  const rows = await everyRow(most + 1, async (after, limit) => {
    const page = await findPage(sql, caller, query, { order, after, limit, now, filters, isCounted: false });
    return page.rows;
  });
  if (rows.length > most)
    throw unprocessable('EXPORT_TOO_LARGE', `A file holds ${most} rows at most: narrow the list.`, {
      limit: most,
    });
  await recordAudit(sql, {
    by: call,
    kind: 'EXPORTED',
    details: { exported: 'PATIENTS', rows: rows.length },
  });
  const language = query.language ?? 'es';
  const t = translate(language);
  const zone = await accountZone(sql, caller.accountId);
  const columns = [...new Set(query.columns)];
  const headings = columns.flatMap((column) =>
    column === 'patient' ? [t('form.name'), t('form.surname')] : [t(`columns.${column}`)],
  );
  const figures = await figuresOf(sql, caller, services, {
    patientIds: rows.map(({ id }) => id),
    wanted: columns.includes('followUp') ? ['followUp'] : [],
  });
  const lines = await mapInSlices(rows, (row) => {
    const patient = toSummary(row, now, figures(row.id));
    return columns.flatMap((column) => cellsOf(column, patient, { language, zone }));
  });
  return {
    status: 200,
    body: await csvFile([headings, ...lines], language),
    fileName: `${t('fileName')}-${todayIn(zone, now)}.csv`,
  };
});

/** `2026-03-01 09:30` on the clock of the account: what every spreadsheet reads as a date. */
function instantIn(zone: string, instant: string | null): string {
  if (instant === null) return '';
  const { date, time } = clockIn(zone, instant);
  return `${date} ${time.slice(0, 5)}`;
}

function cellsOf(
  column: PatientColumn,
  patient: PatientSummary,
  { language, zone }: { language: Language; zone: string },
): string[] {
  const t = translate(language);
  const principal = patient.specialists.find((one) => one.isPrincipal);
  switch (column) {
    case 'patient':
      return [patient.name, patient.surname];
    case 'age':
      return [patient.age === null ? '' : String(patient.age)];
    case 'sex':
      return [t(`sex.${patient.sex}`)];
    case 'specialist':
      return [principal ? `${principal.name} ${principal.surname}`.trim() : ''];
    case 'test':
      return [patient.testsInProgress.map(({ type }) => testName(type, language)).join(', ')];
    case 'tags':
      return [patient.tags.join(', ')];
    case 'followUp': {
      const percent = patient.followUp?.adherencePercent ?? null;
      return [percent === null ? '' : `${percent} %`];
    }
    case 'nextAppointment':
    case 'lastActivity':
    case 'createdAt':
      return [instantIn(zone, patient[column])];
    case 'state':
      return [t(`state.${patient.state}`)];
    default:
      return [patient[column] ?? ''];
  }
}
