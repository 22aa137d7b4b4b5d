import {
  disagree,
  disagreeAtOnce,
  importDoubts,
  MAX_CGM_DAYS,
  MAX_CGM_READINGS,
  sharesTime,
  type CgmFileIdentity,
  type CgmFileReady,
  type CgmImportDoubtId,
  type CgmSeries,
} from '@healzy/domain/cgm';
import { localDateOfDays, type GlucoseUnit } from '@healzy/domain/shared';
import type { Sql } from '../../platform/db/database.ts';
import { conflict, unprocessable } from '../../platform/http/http-problem.ts';
import { patientName } from '../../shared/patient-access/patient-name.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { unpackBlock } from './blocks.ts';
import { loadSeries } from './series.ts';

interface EarlierFile extends CgmFileIdentity {
  id: string;
  unit: GlucoseUnit;
  fileName: string;
}

/** A file that may be of another person is imported only when the caller has looked into it. */
export async function requireCertainOwner(
  sql: Sql,
  test: { id: string; patientId: string },
  { recognised, series, report, fileName }: CgmFileReady & { fileName: string },
  confirmed: readonly CgmImportDoubtId[],
): Promise<void> {
  const { rows } = await sql.query<EarlierFile>(
    `SELECT i.id, i.unit, d.file_name, i.recognised->'devices' AS devices, i.recognised->'serials' AS serials,
            i.recognised->>'person' AS person, extract(epoch FROM i.first_at)::float8 AS first_epoch,
            extract(epoch FROM i.last_at)::float8 AS last_epoch
     FROM cgm_imports i JOIN documents d ON d.id = i.document_id
     WHERE i.medical_test_id = $1 ORDER BY i.created_at, i.id`,
    [test.id],
  );
  const file = {
    person: recognised.person ?? null,
    devices: recognised.devices,
    serials: recognised.serials ?? null,
    firstEpoch: series.epochSeconds[0] ?? 0,
    lastEpoch: series.epochSeconds.at(-1) ?? 0,
  };
  const doubts = importDoubts(file, await patientName(sql, test.patientId), rows).filter(
    ({ id }) => !confirmed.includes(id),
  );
  if (![...confirmed, ...doubts.map(({ id }) => id)].includes('OTHER_DEVICE')) {
    // A file that names the person of an earlier one, or the same sensor, is known to be of the same person.
    const own = new Set(file.serials?.map(({ serial }) => serial));
    const open = rows.filter(
      (row) =>
        row.firstEpoch <= file.lastEpoch &&
        row.lastEpoch >= file.firstEpoch &&
        (row.person === null || row.person !== file.person) &&
        !row.serials?.some(({ serial }) => own.has(serial)) &&
        // The hours that two sensors with numbers of their own share are those of a change.
        (sharesTime(row, file) || own.size === 0 || !row.serials?.length),
    );
    const other = await disagreeing(sql, series, open);
    if (other !== null) doubts.push({ id: 'OTHER_DEVICE', found: fileName, expected: other.fileName });
  }
  const { secondsApart = 0, count } = report;
  if (secondsApart > 0 && !confirmed.includes('TWO_AT_ONCE'))
    doubts.push({ id: 'TWO_AT_ONCE', found: String(secondsApart), expected: String(count) });
  if (doubts.length === 0) return;
  throw conflict('CGM_IMPORT_DOUBT', 'The file may be of another person; confirm that it is not.', {
    doubts,
  });
}

/** The first of some earlier files that tells of other glucose at the same time. */
async function disagreeing(
  sql: Sql,
  series: CgmSeries,
  files: readonly EarlierFile[],
): Promise<EarlierFile | null> {
  const dayOf = (epoch = 0): string => localDateOfDays(Math.floor(epoch / 86_400));
  const days = [dayOf(series.epochSeconds[0]), dayOf(series.epochSeconds.at(-1))];
  for (const file of files) {
    const { rows } = await sql.query<{ data: Uint8Array }>(
      'SELECT data FROM cgm_blocks WHERE import_id = $1 AND day BETWEEN $2 AND $3 ORDER BY day',
      [file.id, ...days],
    );
    const blocks = await mapInSlices(rows, ({ data }) => unpackBlock(data, file.unit));
    const size = blocks.reduce((sum, { mgdl }) => sum + mgdl.length, 0);
    const earlier = { epochSeconds: new Float64Array(size), mgdl: new Float64Array(size) };
    let at = 0;
    for (const { epochSeconds, mgdl } of blocks) {
      earlier.epochSeconds.set(epochSeconds, at);
      earlier.mgdl.set(mgdl, at);
      at += mgdl.length;
    }
    if (disagree(series, earlier) || disagreeAtOnce(series, earlier)) return file;
  }
  return null;
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
