import { bloodReportRecord } from '@healzy/domain/blood-analysis';
import type { BloodReport, BloodReportSummary } from '@healzy/api/schema';
import { columnOfType, idColumn } from '../../../platform/db/columns.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { table, type RowOf } from '../../../platform/db/table.ts';
import { requireFound } from '../../../platform/http/http-problem.ts';
import type { ReportContents } from './contents.ts';

export const bloodReports = table(
  'blood_reports',
  bloodReportRecord.extend({
    accountId: idColumn,
    patientId: idColumn,
    contents: columnOfType<ReportContents>(),
  }),
);

const read = bloodReports.omit('accountId', 'patientId', 'digest', 'createdBy');
const listed = read.omit('contents', 'beganTest');

type Reviewed = { isReviewed: boolean };
export type ReportRow = RowOf<typeof read> & Reviewed;
export type ListedReport = RowOf<typeof listed> & Reviewed;

/** Whether a saved value is from the report `r`. */
const IS_REVIEWED = `EXISTS (SELECT 1 FROM blood_results saved WHERE saved.account_id = r.account_id
    AND saved.medical_test_id = r.medical_test_id
    AND saved.values @> jsonb_build_array(jsonb_build_object('reportId', r.id))) AS is_reviewed`;

export const LISTED_COLUMNS = `${listed.columns('r')}, ${IS_REVIEWED}`;

/** @throws HttpProblem 404 when the test has no such report */
export async function findReport(sql: Sql, medicalTestId: string, id: string): Promise<ReportRow> {
  const { rows } = await sql.query<ReportRow>(
    `SELECT ${read.columns('r')}, ${IS_REVIEWED} FROM blood_reports r WHERE r.medical_test_id = $1 AND r.id = $2`,
    [medicalTestId, id],
  );
  return requireFound(rows[0]);
}

export const toSummary = (row: ListedReport): BloodReportSummary => row;

export function toReport({
  contents: { acceptedBy: _a, ...contents },
  proposals: _p,
  unread: _u,
  sampledAt: _s,
  beganTest: _b,
  ...row
}: ReportRow): BloodReport {
  return { ...row, ...contents };
}
