import {
  importDoubts,
  MAX_CGM_DAYS,
  MAX_CGM_READINGS,
  type CgmFileReady,
  type CgmImportDoubtId,
} from '@healzy/domain/cgm';
import type { Sql } from '../db/database.ts';
import { conflict, unprocessable } from '../http/http-problem.ts';
import { patientName } from '../patient-access/patient-name.ts';
import { loadSeries } from './series.ts';

/** A file that may be of another person is imported only when the caller has looked into it. */
export async function requireCertainOwner(
  sql: Sql,
  test: { id: string; patientId: string },
  { recognised, series }: CgmFileReady,
  confirmed: readonly CgmImportDoubtId[],
): Promise<void> {
  const { rows } = await sql.query<{ devices: string[]; firstEpoch: number; lastEpoch: number }>(
    `SELECT recognised->'devices' AS devices, extract(epoch FROM first_at)::float8 AS first_epoch,
            extract(epoch FROM last_at)::float8 AS last_epoch
     FROM cgm_imports WHERE medical_test_id = $1 ORDER BY created_at, id`,
    [test.id],
  );
  const file = {
    person: recognised.person ?? null,
    devices: recognised.devices,
    firstEpoch: series.epochSeconds[0] ?? 0,
    lastEpoch: series.epochSeconds.at(-1) ?? 0,
  };
  const doubts = importDoubts(file, await patientName(sql, test.patientId), rows).filter(
    ({ id }) => !confirmed.includes(id),
  );
  if (doubts.length === 0) return;
  throw conflict('CGM_IMPORT_DOUBT', 'The file may be of another person; confirm that it is not.', {
    doubts,
  });
}

/** Several files together stay within the limits of one. */
export async function requireRoom(
  sql: Sql,
  { accountId, testId }: { accountId: string; testId: string },
  { series }: CgmFileReady,
): Promise<void> {
  const { rows } = await sql.query<{ first: string | null; last: string | null; readings: number }>(
    `SELECT min(first_at) AS first, max(last_at) AS last, coalesce(sum(readings), 0)::int AS readings
     FROM cgm_imports WHERE medical_test_id = $1`,
    [testId],
  );
  const [kept] = rows;
  if (!kept?.first || !kept.last) return;
  const { epochSeconds } = series;
  const first = Math.min(Date.parse(kept.first) / 1000, epochSeconds[0] ?? Infinity);
  const lastAt = Math.max(Date.parse(kept.last) / 1000, epochSeconds.at(-1) ?? -Infinity);
  const days = Math.ceil((lastAt - first) / 86_400);
  if (days > MAX_CGM_DAYS) {
    throw unprocessable('CGM_SPAN_TOO_LONG', 'The readings of the test would lie too far apart.', {
      days,
      maxDays: MAX_CGM_DAYS,
    });
  }
  if (kept.readings + epochSeconds.length <= MAX_CGM_READINGS) return;
  // A full export repeats what earlier ones contained: of several readings at one second, one is kept.
  const known = await loadSeries(sql, accountId, testId);
  const count = new Set([...known.epochSeconds, ...epochSeconds]).size;
  if (count > MAX_CGM_READINGS) {
    throw unprocessable('CGM_TOO_MANY_READINGS', 'The test would have too many readings.', {
      count,
      maxCount: MAX_CGM_READINGS,
    });
  }
}
