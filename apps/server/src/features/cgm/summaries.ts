import {
  CGM_SUMMARY_VERSION,
  type CgmFindingFacts,
  type RangeProfile,
  summarizeFindings,
} from '@healzy/domain/cgm';
import { RANGE_PROFILES } from '@healzy/domain/medical-tests';
import { localDateOfDays } from '@healzy/domain/shared';
import type { CgmHeadline } from '@healzy/api/schema';
import { z } from 'zod';
import { columnOfType, idColumn, instantColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table } from '../../platform/db/table.ts';
import type { MinuteJob } from '../../platform/jobs/minute-jobs.ts';
import { loadSeries } from './series.ts';

const DAY = 86_400;
/** Local days of any zone around the fourteen that a summary is about. */
const DAYS_READ = 16;

const cgmSummaries = table(
  'cgm_summaries',
  z.object({
    medicalTestId: idColumn,
    rangeProfile: columnOfType<RangeProfile>(),
    accountId: idColumn,
    version: z.number(),
    lastAt: instantColumn,
    facts: columnOfType<CgmFindingFacts[]>(),
    dangerAt: instantColumn.nullable(),
  }),
);

/**
 * Computes what lists say of a test again, after its readings have changed: one summary for each range profile, because
 * the profile of a test can change without its readings.
 */
export async function refreshSummaries(sql: Sql, accountId: string, medicalTestId: string): Promise<void> {
  await cgmSummaries.remove(sql, { medicalTestId });
  const { rows } = await sql.query<{ last: number | null }>(
    `SELECT extract(epoch FROM max(last_at))::float8 AS last FROM cgm_imports
     WHERE account_id = $1 AND medical_test_id = $2`,
    [accountId, medicalTestId],
  );
  const last = rows[0]?.last ?? null;
  if (last === null) return;
  const day = Math.floor(last / DAY);
  const series = await loadSeries(sql, accountId, medicalTestId, {
    first: localDateOfDays(day - DAYS_READ),
    last: localDateOfDays(day + 1),
  });
  const lastAt = new Date(last * 1000);
  const summaries = RANGE_PROFILES.flatMap((rangeProfile) => {
    const summary = summarizeFindings(series, rangeProfile);
    if (summary === null) return [];
    const { facts, dangerEpoch } = summary;
    const dangerAt = dangerEpoch === null ? null : new Date(dangerEpoch * 1000);
    return [
      {
        ...{ medicalTestId, rangeProfile, accountId, version: CGM_SUMMARY_VERSION, lastAt },
        ...{ facts, dangerAt },
      },
    ];
  });
  if (summaries.length > 0) await cgmSummaries.insert(sql, summaries);
}

/** Tests whose readings were stored, or summarized by other rules, before the present ones. */
const OUTDATED = `SELECT DISTINCT i.medical_test_id AS id FROM cgm_imports i
  WHERE i.account_id = $1 AND i.readings > 0 AND $3 > (SELECT count(*) FROM cgm_summaries s
    WHERE s.account_id = $1 AND s.medical_test_id = i.medical_test_id AND s.version = $2)`;

/** Computes missing and outdated summaries, each in a transaction of its own. */
export const completeSummaries: MinuteJob = async ({ database }, accountId) => {
  const { rows } = await database.asAccount({ accountId }, (sql) =>
    sql.query<{ id: string }>(OUTDATED, [accountId, CGM_SUMMARY_VERSION, RANGE_PROFILES.length]),
  );
  for (const { id } of rows)
    await database.asAccount({ accountId }, (sql) => refreshSummaries(sql, accountId, id));
};

/** The summary of a test `t`, by its profile, as `s`. */
export const SUMMARY_OF_TEST = `cgm_summaries s ON s.account_id = $1 AND s.medical_test_id = t.id
  AND s.range_profile = t.range_profile`;

/** SQL of a headline from a test `t` and its summary `s`; null unless its riskiest finding is a risk. */
export const HEADLINE = `CASE WHEN s.facts->0 IS NOT NULL THEN
  json_build_object('testId', t.id, 'rangeProfile', t.range_profile, 'finding', s.facts->0) END`;

/** The headline of each patient's test with the latest readings. */
export async function headlinesOf(
  sql: Sql,
  accountId: string,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, CgmHeadline>> {
  const { rows } = await sql.query<{ patientId: string; headline: CgmHeadline | null }>(
    `SELECT DISTINCT ON (t.patient_id) t.patient_id, ${HEADLINE} AS headline
     FROM medical_tests t JOIN ${SUMMARY_OF_TEST}
     WHERE t.account_id = $1 AND t.patient_id = ANY ($2::uuid[]) AND t.type = 'CGM' AND t.state <> 'CANCELED'
     ORDER BY t.patient_id, s.last_at DESC, t.id`,
    [accountId, patientIds],
  );
  return new Map(rows.flatMap(({ patientId, headline }) => (headline ? [[patientId, headline]] : [])));
}
