import { handler } from '../../platform/http/calls.ts';
import { requireCgmTest } from '../medical-tests/access.ts';
import type { CgmFileReady } from '@healzy/domain/cgm';
import { emptySeries, firstIndexAt } from '@healzy/domain/cgm';
import { loadJoined, periodOf } from './series.ts';

export const traceCgmReadings = handler('traceCgmReadings', async ({ caller, path, query }, sql) => {
  const { test } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  const loaded = await loadJoined(sql, caller.accountId, test.id);
  const series = loaded?.series ?? emptySeries('UTC');
  const period = periodOf(series, query);
  const from = period === undefined ? 0 : firstIndexAt(series, period.fromEpoch);
  const to = period === undefined ? series.epochSeconds.length : firstIndexAt(series, period.toEpoch);
  const imports = loaded?.origins.imports ?? [];
  const { rows: files } = await sql.query<{
    id: string;
    fileName: string;
    recognised: CgmFileReady['recognised'];
  }>(
    `SELECT i.id, d.file_name, i.recognised FROM cgm_imports i JOIN documents d ON d.id = i.document_id
     WHERE i.id = ANY ($1::uuid[])`,
    [imports],
  );
  return {
    status: 200,
    body: {
      files: imports.map((importId) => {
        const file = files.find(({ id }) => id === importId);
        return {
          importId,
          fileName: file?.fileName ?? '',
          unit: file?.recognised.unit ?? series.unit,
          parts: file?.recognised.parts ?? [],
        };
      }),
      epochSeconds: Array.from(series.epochSeconds.subarray(from, to)),
      file: Array.from(loaded?.origins.source.subarray(from, to) ?? []),
      row: Array.from(loaded?.origins.rows.subarray(from, to) ?? []),
    },
  };
});
