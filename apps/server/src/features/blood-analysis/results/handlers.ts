import {
  bloodResultsSchema,
  isUnlikely,
  rangeOfText,
  repeatedMarkers,
  type BloodResultsInput,
  type BloodValueRecord,
} from '@healzy/domain/blood-analysis';
import { acceptsData, nextMedicalTestState } from '@healzy/domain/medical-tests';
import { todayIn } from '@healzy/domain/shared';
import type { BloodResultsUpdate } from '@healzy/api/schema';
import type { AccessLevel } from '@healzy/domain/session';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../../platform/db/table.ts';
import { handler, type Caller } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { invalid, notFound, unprocessable } from '../../../platform/http/http-problem.ts';
import { updated } from '../../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../../platform/http/versions.ts';
import { requireOpenTestOf, requireTestOf } from '../../medical-tests/access.ts';
import { takeStep } from '../../medical-tests/steps.ts';
import type { TestRow } from '../../medical-tests/test-rows.ts';
import { touchPatient } from '../../../shared/patient-access/activity.ts';
import { Slices } from '../../../platform/slices.ts';
import { findProposal, type ReportContents } from '../reports/contents.ts';
import { bloodReports } from '../reports/report-rows.ts';
import { toResults } from './answer.ts';
import { bloodResults, findResults, type ResultsRow } from './result-rows.ts';

const typed = (id: string) => ({ id, type: 'BLOOD_ANALYSIS' as const });

const mayWrite = (caller: Caller, test: TestRow, access: AccessLevel): boolean =>
  access === 'edit' && caller.roles.includes('SPECIALIST') && acceptsData(test.state);

async function resultsNow(sql: Sql, caller: Caller, test: TestRow, canEdit: boolean) {
  const row = await findResults(sql, { accountId: caller.accountId, medicalTestId: test.id });
  return toResults(sql, row, { test, canEdit });
}

export const getBloodResults = handler('getBloodResults', async ({ caller, path }, sql) => {
  const { test, access } = await requireTestOf(sql, caller, typed(path.medicalTestId), 'read');
  return { status: 200, ...versioned(await resultsNow(sql, caller, test, mayWrite(caller, test, access))) };
});

type Input = BloodResultsInput['values'][number];

/** What the reports of a test propose, by the report's id. */
async function contentsOf(sql: Sql, test: TestRow): Promise<Map<string, ReportContents>> {
  const rows = await bloodReports
    .pick('id', 'contents')
    .select(sql, 'WHERE x.medical_test_id = $1', [test.id]);
  return new Map(rows.map(({ id, contents }) => [id, contents]));
}

/** Sent values as they are stored: the range of an unchanged proposal as it was read, any other read from its text. */
async function readValues(
  sent: readonly Input[],
  reports: ReadonlyMap<string, ReportContents>,
): Promise<{ values: BloodValueRecord[]; unconfirmed: string[] }> {
  const slices = new Slices();
  const values: BloodValueRecord[] = [];
  const unconfirmed: string[] = [];
  for (const one of sent) {
    if (slices.isOver) await slices.next();
    const contents = one.reportId === null ? undefined : reports.get(one.reportId);
    if (one.reportId !== null && contents === undefined) throw notFound();
    const proposal = contents && one.proposalId !== null ? findProposal(contents, one.proposalId) : undefined;
    const isSame =
      proposal?.marker === one.marker &&
      proposal.value === one.value &&
      proposal.comparator === one.comparator &&
      (proposal.unit ?? '') === one.unit;
    const isSameRange = isSame && (proposal.range?.text ?? null) === one.rangeText;
    const range =
      one.rangeText === null
        ? null
        : isSameRange
          ? proposal.range
          : rangeOfText(one.marker, one.unit, one.rangeText);
    values.push({
      ...one,
      low: range?.low ?? null,
      high: range?.high ?? null,
      rangeKind: range?.kind ?? null,
    });
    const isDoubtful = isUnlikely(one) || (isSame && isSameRange && proposal.doubts.length > 0);
    if (isDoubtful && !one.isConfirmed) unconfirmed.push(one.marker);
  }
  return { values, unconfirmed };
}

/** @throws HttpProblem 400 for a sample of the future, or from before the patient's birth */
async function requirePossibleDay(
  sql: Sql,
  test: TestRow,
  sampledAt: string | null,
  now: Date,
): Promise<void> {
  if (sampledAt === null) return;
  const { rows } = await sql.query<{ birthdate: string | null; timezone: string }>(
    'SELECT birthdate, timezone FROM patients WHERE id = $1',
    [test.patientId],
  );
  const day = sampledAt.slice(0, 10);
  const [person] = rows;
  const code =
    person && day > todayIn(person.timezone, now)
      ? 'DATE_IN_FUTURE'
      : person?.birthdate != null && day < person.birthdate
        ? 'DATE_BEFORE_BIRTH'
        : null;
  if (code !== null)
    throw invalid([{ path: '/body/sampledAt', code, message: 'The sample cannot be of this day.' }]);
}

/**
 * Values of a report that is new here come with the day of their sample: that of the saved ones may be another.
 *
 * @throws HttpProblem 400
 */
function requireOwnDay(row: ResultsRow | undefined, body: BloodResultsUpdate): void {
  if (row === undefined || row.values.length === 0 || body.sampledAt !== undefined) return;
  const known = new Set(row.values.map(({ reportId }) => reportId));
  if (body.values?.some(({ reportId = null }) => reportId !== null && !known.has(reportId)))
    throw invalid([
      {
        path: '/body/sampledAt',
        code: 'REQUIRED',
        message: 'Say of which day the sample of this report is.',
      },
    ]);
}

export const updateBloodResults = handler(
  'updateBloodResults',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const test = await requireOpenTestOf(sql, caller, typed(path.medicalTestId));
    const key = { accountId: caller.accountId, medicalTestId: test.id };
    const row = await findResults(sql, key);
    const current = await toResults(sql, row, { test, canEdit: true });
    requireVersion(ifMatch, current);
    const stored = {
      sampledAt: row?.sampledAt ?? null,
      laboratory: row?.laboratory ?? null,
      isFasting: row?.isFasting ?? null,
      isPregnant: row?.isPregnant ?? null,
      values: (row?.values ?? []).map(({ low: _low, high: _high, rangeKind: _kind, ...value }) => value),
    };
    requireOwnDay(row, body);
    const form = checked(bloodResultsSchema, updated('updateBloodResults', stored, body));
    const repeated = repeatedMarkers(form.values);
    if (repeated.length > 0)
      throw unprocessable('BLOOD_MARKER_REPEATED', 'An analyte can have one result.', { markers: repeated });
    const now = services.now();
    await requirePossibleDay(sql, test, form.sampledAt, now);
    const { values, unconfirmed } = await readValues(form.values, await contentsOf(sql, test));
    if (unconfirmed.length > 0)
      throw unprocessable('BLOOD_NOT_CONFIRMED', 'These values are in doubt; confirm or correct them.', {
        markers: unconfirmed,
      });
    const saved = { ...form, values, updatedBy: caller.userId, updatedAt: now };
    if (row) await bloodResults.update(sql, { id: row.id }, { ...saved, version: NEXT_VERSION });
    else await bloodResults.insert(sql, { ...key, ...saved, id: newId(), patientId: test.patientId });
    if (values.length > 0 && nextMedicalTestState(test.state, 'BEGIN') !== null)
      await takeStep(sql, test, 'BEGIN', now);
    await touchPatient(sql, test.patientId, now);
    return { status: 200, ...versioned(await resultsNow(sql, caller, test, true)) };
  },
);
